cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry
from cascadia_qt.games.cascadia.ai.kernel.land cimport Land

cdef int EDGE_BITS, EDGE_MASK, FOX, HABITATS, MOST_TILES, NONE, SPECIES
cdef int PER_SPECIES, PER_HABITAT, INPUTS, _HABITATS_FROM, _OTHERS_FROM
cdef int _ALONE, _SHARE, _SMALLER
cdef float _OFTEN, _FEW
cdef int _GOOD, _RICH


cdef class Sight:
    cdef public float[::1] inputs
    cdef int[::1] _gains
    cdef int[::1] _best
    cdef int[::1] _joined
    cdef int[::1] _met

    @cython.locals(species=int, number=int)
    cpdef void look(self, Land land)
    @cython.locals(
        inputs="float[::1]", first=int, number=int, cell=int, gain=int, count=int, total=int,
        where=int, best="int[::1]",
    )
    cdef void _look_at_tiles(self, Land land, int species)
    @cython.locals(inputs="float[::1]", first=int, number=int, gain=int, one=int, two=int, count=int, total=int)
    cdef void _look_ahead(self, Land land, int species)
    @cython.locals(place=int)
    cdef void _rank(self, int gain)
    @cython.locals(inputs="float[::1]", habitat=int, first=int, number=int, node=int, size=int)
    cdef void _look_at_corridors(self, Land land)
    @cython.locals(
        inputs="float[::1]", number=int, seen=int, habitat=int, first=int, pairs=int, two=int,
        three=int, touched=int, grown=int,
    )
    cdef void _look_at_ends(self, Land land)
    @cython.locals(
        geometry=Geometry, sides=int, half=int, first=int, seen=int, side=int, near=int,
        beside=int, across=int, habitat=int, corridor=int,
    )
    cdef int _corridors_at(self, Land land, int cell)
    @cython.locals(
        inputs="float[::1]", first=int, number=int, species=int, most=int, next_most=int,
        whose=int, gain=int,
    )
    cdef void _look_around(self, Land land)
    @cython.locals(room=int, number=int)
    cdef int _company(self, Land land)
