cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry

cdef int MOST_TILES


cdef class Groups:
    cdef Geometry geometry
    cdef int[::1] cells
    cdef int[::1] _marks
    cdef int _mark

    cdef void begin(self)
    cdef void add(self, int cell)
    cdef bint waits(self, int cell)
    @cython.locals(sides=int, size=int, done=int, first=int, side=int, near=int)
    cdef int gather(self, int start)
