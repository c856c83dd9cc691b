"""The colours of the art: nine for the cards, and an island in the evening.

The nine stay apart for every kind of colour vision; a test measures it.
"""

from __future__ import annotations

from PySide6.QtGui import QColor

CARD_COLOURS = {
    "red": QColor("#B0354B"),
    "orange": QColor("#E86E00"),
    "yellow": QColor("#FFEC44"),
    "green": QColor("#7DC48E"),
    "blue": QColor("#316CD0"),
    "purple": QColor("#482773"),
    "pink": QColor("#FAA4CE"),
    "brown": QColor("#551803"),
    "grey": QColor("#7F8384"),
}

INK = QColor("#33241F")
SNOW = QColor("#FFF8E9")
PAPER = QColor("#F8ECD2")
PAPER_SHADED = QColor("#E3CBA0")

# The sky of an evening, from above to the horizon, and a sky that gets dark.
SKY_HIGH = QColor("#8FB9C4")
SKY = QColor("#F7DDAE")
SKY_LOW = QColor("#F2A576")
DUSK_HIGH = QColor("#2C2A4F")
DUSK_LOW = QColor("#6C4468")

GOLD_DEEP = QColor("#A8650F")
GOLD = QColor("#EBAA22")
GOLD_LIT = QColor("#FFE48A")

SEA_DEEP = QColor("#1F5873")
SEA = QColor("#33809A")
SEA_LIT = QColor("#F2BC92")
SEA_ROSY = QColor("#B98FA6")
FOAM = QColor("#FBF1DE")
WATER = QColor("#58B0C8")
WATER_LIT = QColor("#D5F0F0")
SAND = QColor("#F1D69B")
SAND_SHADED = QColor("#C99F62")

GRASS = QColor("#93AF55")
GRASS_LIT = QColor("#CBC96C")
GRASS_DEEP = QColor("#5F8547")
LEAF_LIT = QColor("#A9B955")
LEAF = QColor("#5A8A4C")
LEAF_DEEP = QColor("#2F5B47")
TRUNK = QColor("#6B4630")

ROCK_LIT = QColor("#E0B58E")
ROCK = QColor("#A87C6A")
ROCK_DEEP = QColor("#5B4355")
LAVA = QColor("#F0562A")
LAVA_LIT = QColor("#FFD75A")
LAVA_DEEP = QColor("#8E2323")
SMOKE_LIT = QColor("#FFF0DC")
SMOKE = QColor("#B79AA0")

STONE_LIT = QColor("#FBEBCD")
STONE = QColor("#DCC3A0")
STONE_DEEP = QColor("#8A6C5E")
CLOUD = QColor("#FFFAF0")
CLOUD_SHADED = QColor("#D9B9B4")

WALL = QColor("#F6E3BE")
ROOF = QColor("#C4573C")
ROOF_DEEP = QColor("#86342F")
ROOF_OF_GRIFFINS = QColor("#4E8C94")
ROOF_OF_GRIFFINS_DEEP = QColor("#2C5C6C")
WINDOW = QColor("#FFD873")

RUNNER = QColor("#A4462F")
RUNNER_LIT = QColor("#E08A4E")
RUNNER_DEEP = QColor("#57231F")
GRIFFIN = QColor("#26808A")
GRIFFIN_LIT = QColor("#7CC7B5")
GRIFFIN_DEEP = QColor("#123F50")
