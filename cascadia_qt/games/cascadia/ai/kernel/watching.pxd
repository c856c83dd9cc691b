cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry
from cascadia_qt.games.cascadia.ai.kernel.groups cimport Groups
from cascadia_qt.games.cascadia.ai.kernel.memory cimport Memory

cdef int FOX, HAWK, NONE, SALMON, SPECIES
cdef int _MOST_BESIDE, _MOST_PAIRS, _TWICE, _AROUND_BITS, _AROUND_MASK
cdef unsigned long long _WORD


cdef class Watching:
    cdef Geometry geometry
    cdef bint _drops
    cdef int _shortest
    cdef Groups _groups
    cdef int _axes
    cdef int[::1] _lines
    cdef int[::1] _places
    cdef int[::1] _stamps
    cdef int _stamp
    cdef int[::1] _between
    cdef int[::1] _around
    cdef int[::1] _ones
    cdef int[::1] _others
    cdef int[::1] _values
    cdef int _pairs
    cdef unsigned long long _key
    cdef Memory _memory

    @cython.locals(number=int)
    cdef int points(
        self, int species, signed char[::1] animals, short[::1] cells, int first, int count
    )
    @cython.locals(geometry=Geometry, side=int)
    cdef bint concerned(
        self, int species, signed char[::1] animals, short[::1] cells, int first, int count,
        int cell,
    )
    @cython.locals(axis=int, row=int, before=bint, after=bint, number=int, hawk=int)
    cdef bint _is_between(self, short[::1] cells, int first, int count, int cell)
    @cython.locals(groups=Groups, number=int, total=int)
    cdef int _runs(self, signed char[::1] animals, short[::1] cells, int first, int count)
    @cython.locals(geometry=Geometry, beside=int, side=int)
    cdef bint _is_crowded(self, signed char[::1] animals, int salmon)
    @cython.locals(geometry=Geometry, others=int, number=int, salmon=int, side=int, near=int)
    cdef int _run(self, signed char[::1] animals, int size)
    @cython.locals(geometry=Geometry, axis=int, other=int, seen=int, species=int, cell=int)
    cdef void _look_out(
        self, signed char[::1] animals, short[::1] cells, int first, int count, int hawk
    )
    @cython.locals(row=int, ahead=int, number=int, other=int)
    cdef int _hawk_ahead(self, short[::1] cells, int first, int count, int hawk, int axis)
    @cython.locals(geometry=Geometry, side=int, near=int)
    cdef void _look_around(self, signed char[::1] animals, int fox)
    @cython.locals(
        geometry=Geometry, counts=int, fox=int, side=int, near=int, doubles=int, species=int
    )
    cdef int _doubles(self, signed char[::1] animals, int one, int other)
    @cython.locals(keys="unsigned long long[::1]", word="unsigned long long")
    cdef void _add_pair(self, int one, int other, int value)
    @cython.locals(known=int)
    cdef int _split(self)
