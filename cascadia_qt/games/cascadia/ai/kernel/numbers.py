"""The numbers that the whole kernel counts with."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
NOWHERE: Final = -1
HABITATS: Final = 5
SPECIES: Final = 5
SALMON: Final = 2
HAWK: Final = 3
FOX: Final = 4
# The habitats of a tile's sides, three bits a side.
EDGE_BITS: Final = 3
EDGE_MASK: Final = 7
# How many tokens of each species lie around a cell, three bits a species.
COUNT_BITS: Final = 3
COUNT_MASK: Final = 7
# What a next token beside a cell earns more, six bits a side.
VALUE_BITS: Final = 6
VALUE_MASK: Final = 63
# The most tiles of a landscape, cells around it, and tokens of a species: there are 20 turns.
MOST_TILES: Final = 48
MOST_FRONT: Final = 256
# What a network sees of a landscape: numbers for each species, for each habitat, and others.
PER_SPECIES: Final = 15
PER_HABITAT: Final = 6
OTHERS: Final = 13
INPUTS: Final = SPECIES * PER_SPECIES + HABITATS * PER_HABITAT + OTHERS
