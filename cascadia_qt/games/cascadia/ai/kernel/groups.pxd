cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry

cdef int MOST_TILES


cdef class Groups:
    cdef Geometry geometry
    cdef int[::1] cells
    cdef int[::1] _marks
    cdef int _mark
    cdef int _size

    cdef void begin(self)
    cdef void add(self, int cell)
    cdef bint waits(self, int cell)
    @cython.locals(sides=int, done=int, first=int, side=int, near=int, further=int)
    cdef int gather(self, int start, bint far)
    cdef void _take(self, int cell)
