"""The colours of the art: paper, ink and the watercolours of the five habitats and animals.

The base colours within a group stay apart for every kind of colour vision; a test measures it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from cascadia_qt.games.cascadia.rules.terms import Habitat, Wildlife

PAPER = QColor("#F4EEDF")
PAPER_LIT = QColor("#FBF7EC")
PAPER_SHADED = QColor("#D8CFB9")
INK = QColor("#2B2A27")


@dataclass(frozen=True)
class Wash:
    """The watercolours of one habitat: the wash in three tones and what its motif is drawn with.

    Attributes:
        deep: pooled pigment; `base`: what the habitat is known by; `light`: thinned.
        motif: the body of what grows or stands there; `motif_light`: its lit side.
        line: the ink of its fine lines.
    """

    deep: QColor
    base: QColor
    light: QColor
    motif: QColor
    motif_light: QColor
    line: QColor


HABITAT = {
    Habitat.MOUNTAIN: Wash(
        deep=QColor("#6D6A71"),
        base=QColor("#827E7D"),
        light=QColor("#98938E"),
        motif=QColor("#57565F"),
        motif_light=QColor("#C2BBB0"),
        line=QColor("#3F3E44"),
    ),
    Habitat.FOREST: Wash(
        deep=QColor("#28403A"),
        base=QColor("#334E46"),
        light=QColor("#44634F"),
        motif=QColor("#1F362F"),
        motif_light=QColor("#6F9170"),
        line=QColor("#14241F"),
    ),
    Habitat.PRAIRIE: Wash(
        deep=QColor("#E6B440"),
        base=QColor("#F2C64C"),
        light=QColor("#F9DB7E"),
        motif=QColor("#8F8A2C"),
        motif_light=QColor("#FBEBB0"),
        line=QColor("#5E6120"),
    ),
    Habitat.WETLAND: Wash(
        deep=QColor("#A8D2B8"),
        base=QColor("#C4E3CC"),
        light=QColor("#DDEFDB"),
        motif=QColor("#86BDB4"),
        motif_light=QColor("#EEF6EA"),
        line=QColor("#56703F"),
    ),
    Habitat.RIVER: Wash(
        deep=QColor("#2F6CA9"),
        base=QColor("#3B7EBC"),
        light=QColor("#5695C8"),
        motif=QColor("#28619D"),
        motif_light=QColor("#A4CBE4"),
        line=QColor("#1B4474"),
    ),
}
SNOW = QColor("#FAF6EC")
SNOW_SHADE = QColor("#C9CED6")
SAND = QColor("#E9D6A6")
CATTAIL = QColor("#7A4B28")
PETALS = (QColor("#FFFDF2"), QColor("#7A64B0"), QColor("#D8623F"))


@dataclass(frozen=True)
class Coat:
    """The colours of one animal.

    Attributes:
        base: the disc of its token; `rim` and `glow` are that disc in shadow and in light.
        figure: the animal on that disc; `shade`, `pale` and `mark` are its other tones.
        print: the animal on paper; `print_shade` and `print_pale` are its other tones there.
    """

    base: QColor
    rim: QColor
    glow: QColor
    figure: QColor
    shade: QColor
    pale: QColor
    mark: QColor
    print: QColor
    print_shade: QColor
    print_pale: QColor


WILDLIFE = {
    Wildlife.BEAR: Coat(
        base=QColor("#4D3119"),
        rim=QColor("#2C1A0B"),
        glow=QColor("#6E4A2B"),
        figure=QColor("#EBD6B2"),
        shade=QColor("#BE9D72"),
        pale=QColor("#FBF1DC"),
        mark=QColor("#2C1A0B"),
        print=QColor("#492E15"),
        print_shade=QColor("#84603D"),
        print_pale=QColor("#D9BE95"),
    ),
    Wildlife.ELK: Coat(
        base=QColor("#CCCAB2"),
        rim=QColor("#98957A"),
        glow=QColor("#E4E2CE"),
        figure=QColor("#4A4030"),
        shade=QColor("#7D7156"),
        pale=QColor("#D9D3B8"),
        mark=QColor("#1F1A12"),
        print=QColor("#706953"),
        print_shade=QColor("#9C9576"),
        print_pale=QColor("#E6E2CD"),
    ),
    Wildlife.SALMON: Coat(
        base=QColor("#BC3A64"),
        rim=QColor("#82234A"),
        glow=QColor("#D66A8C"),
        figure=QColor("#FBE3DC"),
        shade=QColor("#EFB0B4"),
        pale=QColor("#FFF7F0"),
        mark=QColor("#5E1034"),
        print=QColor("#A60F70"),
        print_shade=QColor("#DC7098"),
        print_pale=QColor("#F6CBD4"),
    ),
    Wildlife.HAWK: Coat(
        base=QColor("#50A0D4"),
        rim=QColor("#2C6F9F"),
        glow=QColor("#86C2E6"),
        figure=QColor("#143A57"),
        shade=QColor("#2F6690"),
        pale=QColor("#EAF3F4"),
        mark=QColor("#0A2234"),
        print=QColor("#2983C1"),
        print_shade=QColor("#6FB2DE"),
        print_pale=QColor("#DCEAF0"),
    ),
    Wildlife.FOX: Coat(
        base=QColor("#E4911E"),
        rim=QColor("#A9600C"),
        glow=QColor("#F3B658"),
        figure=QColor("#5A2A0B"),
        shade=QColor("#8C4A16"),
        pale=QColor("#FBEBCB"),
        mark=QColor("#2A1204"),
        print=QColor("#C77211"),
        print_shade=QColor("#A9580C"),
        print_pale=QColor("#FBE3B8"),
    ),
}

CONE = QColor("#9C6836")
CONE_LIGHT = QColor("#D9A66C")
CONE_DARK = QColor("#4B2D14")
NATURE = QColor("#55743F")
NATURE_RIM = QColor("#33492A")
NATURE_GLOW = QColor("#8BA66C")
