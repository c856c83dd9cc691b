"""The shapes of runners and griffins in a square from -1 to 1, with a cap or a wing a seat."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from cascadia_qt.views.art.curves import brush_stroke, ellipse, limb, outline, united

SEATS = 4

_HEAD = (17.0, -42.0, 20.0, 20.0)
_CAP_SIZE = QTransform().translate(0.16, -0.5).scale(1.24, 1.24).translate(-0.16, 0.5)
_WITH_CAP = QTransform().translate(0.02, 0.07).scale(0.92, 0.92)  # so that caps have room
_LIMBS = (
    ("7,-8 0,10 -5,24", 46.0),
    ("8,-10 26,6 40,8 52,0 62,-12", 19.0),
    ("0,-12 -24,-12 -38,-2 -46,24", 19.0),
    ("-4,24 16,30 31,42 30,60 28,80 48,82", 23.0),
    ("-8,26 -16,44 -30,58 -48,58 -66,54 -74,40", 23.0),
)
_CAPS = (
    # A pointed cap that bends back, a bobble hat, a hat with a wide brim and a crown.
    (outline("-8,-51! 40,-55! 36,-70 20,-84 0,-98 -30,-92! -12,-84 -7,-70"),),
    (
        outline("-8,-52! 40,-56! 40,-72 26,-82 12,-82 -2,-80 -9,-68"),
        ellipse(12, -86, 11, 11),
    ),
    (
        ellipse(16, -54, 41, 9, -6),
        outline("-2,-56! -2,-74 2,-86 14,-84 28,-88 32,-76 34,-58!"),
    ),
    (outline("-7,-50! -12,-88! 3,-72! 13,-96! 24,-73! 40,-92! 41,-54!"),),
)

_BODY = (
    "-12,-28 -20,-8 -23,16 -18,38 -10,52 -14,70 -24,80! -8,84 0,74! 8,84 24,80! 14,70 10,52"
    " 18,38 22,14 19,-10 15,-30 17,-46 13,-62 20,-78! 4,-72 -8,-71 -22,-66 -44,-46 -40,-34!"
    " -30,-42 -18,-40"
)
_TAIL = "6,56 30,74 58,72 66,52"
_TAIL_TIP = "56,56! 66,30! 80,52! 68,50"
_WINGS = (
    # Scalloped like a bat's, round like a butterfly's, pointed like a swallow's, and of feathers.
    "8,-20 34,-66 92,-82! 86,-46 78,-16! 64,-22 54,12! 40,2 28,30! 12,20",
    "8,-18 36,-66 78,-70 97,-38 82,-8 88,20 66,42 34,34 10,22",
    "6,-22 44,-40 98,-96! 86,-34 58,6 34,22 8,26",
    "8,-18 24,-66 56,-97! 58,-70 88,-80! 80,-52 99,-46! 80,-26 96,-8! 66,6 40,26 10,24",
)


@cache
def runner_body() -> QPainterPath:
    """A person who runs to the right, without a cap."""
    limbs = (limb(points, width) for points, width in _LIMBS)
    return _WITH_CAP.map(united(ellipse(*_HEAD), *limbs))


@cache
def runner_head() -> QPainterPath:
    """The head of `runner_body`."""
    return _WITH_CAP.map(ellipse(*_HEAD))


@cache
def runner_eye() -> QPainterPath:
    """The eye in it."""
    return _WITH_CAP.map(ellipse(28, -40, 3.4, 4.4))


@cache
def scarf() -> QPainterPath:
    """What flutters behind a runner."""
    tail = brush_stroke("4,-20 -22,-26 -44,-18 -72,-32", 8, 5)
    return _WITH_CAP.map(united(tail, limb("0,-20 9,-18 20,-20", 14)))


@cache
def cap(seat: int) -> QPainterPath:
    """The cap of a seat on the head of `runner_body`."""
    return _WITH_CAP.map(_CAP_SIZE.map(united(*_CAPS[seat % SEATS])))


@cache
def griffin_body() -> QPainterPath:
    """A griffin that sits upright and looks to the left, without wings."""
    return united(outline(_BODY), brush_stroke(_TAIL, 7, 4), outline(_TAIL_TIP))


@cache
def wings(seat: int) -> QPainterPath:
    """Both wings of a seat's griffin, spread."""
    right = outline(_WINGS[seat % SEATS])
    return united(right, QTransform.fromScale(-1, 1).map(right))
