cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry
from cascadia_qt.games.cascadia.ai.kernel.memory cimport Memory
from cascadia_qt.games.cascadia.ai.kernel.tally cimport Tally
from cascadia_qt.games.cascadia.ai.kernel.watching cimport Watching

cdef int COUNT_BITS, EDGE_BITS, EDGE_MASK, FOX, HABITATS, MOST_FRONT, MOST_TILES, NONE, SPECIES
cdef int VALUE_BITS, VALUE_MASK


cdef class Land:
    cdef public Tally tally
    cdef public int[::1] edges
    cdef public short[::1] tiles
    cdef public int laid
    cdef public signed char[::1] wildlife
    cdef public short[::1] free
    cdef public int open
    cdef public short[::1] front
    cdef public signed char[::1] fronts
    cdef public int ahead
    cdef signed char[::1] keystones
    cdef short[::1] corridor
    cdef int[::1] sizes
    cdef int corridors
    cdef public int[::1] largest
    cdef public signed char[::1] animals
    cdef short[::1] placed
    cdef int[::1] numbers
    cdef unsigned long long[::1] keys
    cdef public short[::1] counts
    cdef public int[::1] points
    cdef public int nature
    cdef int reach

    cpdef Land copy(self)
    @cython.locals(reach=int)
    cdef void become(self, Land other)
    @cython.locals(total=int, species=int, habitat=int)
    cpdef int score(self)
    @cython.locals(
        geometry=Geometry, sides=int, half=int, side=int, node=int, near=int, beside=int,
        habitat=int, across=int, size=int,
    )
    cpdef void lay(self, int cell, int edges, int wildlife, bint keystone)
    cdef void _advance(self, int cell)
    cdef void _withdraw(self, int cell)
    @cython.locals(kept=int, gone=int, number=int, node=int, habitat=int)
    cdef void _join(self, int one, int other)
    @cython.locals(tally=Tally, gain=int, number=int)
    cpdef int gain(self, int species, int cell)
    cdef int gain_alone(self, int species, int cell)
    @cython.locals(
        tally=Tally, geometry=Geometry, first=int, key="unsigned long long", memory=Memory,
        known=int, filled=int, number=int, cell=int,
    )
    cdef int _points_with(self, int species, int one, int two)
    @cython.locals(geometry=Geometry, key="unsigned long long", memory=Memory, known="long long")
    cdef long long beside(self, int species, int cell)
    @cython.locals(geometry=Geometry, values="long long", best=int, side=int, value=int, near=int)
    cpdef int best_beside(self, int species, int cell)
    @cython.locals(
        geometry=Geometry, points=int, then=int, values="long long", side=int, near=int,
        value="long long",
    )
    cdef long long _values_beside(self, int species, int cell)
    @cython.locals(
        tally=Tally, geometry=Geometry, gain=int, one=int, side=int, near=int, counts=int
    )
    cdef int _fox_gain(self, int species, int cell)
    @cython.locals(watching=Watching, count=int, first=int, points=int)
    cdef int _watched_gain(self, int watcher, int species, int cell)
    @cython.locals(geometry=Geometry, room=int, side=int, near=int)
    cpdef int room_for_company(self, int cell)
    @cython.locals(
        tally=Tally, geometry=Geometry, number=int, watcher=int, one=int, side=int, near=int
    )
    cpdef void settle(self, int species, int cell)


@cython.locals(place=int)
cdef void _remove(short[::1] cells, int count, int cell) noexcept
