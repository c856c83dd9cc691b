cimport cython

from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.piece cimport Piece

cdef int EDGE_BITS, EDGE_MASK, HABITATS, NONE
cdef double _NEVER


cdef class Ground:
    cdef Land land
    cdef int sides
    cdef int width
    cdef public double worth
    cdef public int turn
    cdef int shown
    cdef double crowd
    cdef double match
    cdef double[::1] arcs
    cdef int[::1] habitats
    cdef int[::1] corridors

    @cython.locals(
        land=Land, sides=int, near_cells="int[::1]", half=int, several=int, side=int, near=int,
        beside=int, across=int, habitat=int, arc=int,
    )
    cpdef void survey(self, int cell, double match, double crowding)
    @cython.locals(
        land=Land, sides=int, largest=int, arc=int, first=int, length=int, size=int, matches=int,
        one=int, two=int, step=int, side=int, corridor=int, worth=double,
    )
    cdef void _weigh(self, int habitat)
    @cython.locals(
        land=Land, sides=int, worth=double, size=int, largest=int, first=int, step=int, arc=int
    )
    cdef void _weigh_one(self, int habitat, int side)
    @cython.locals(best=double, worth=double, turn=int)
    cpdef void lay_best(self, Piece piece)
    @cython.locals(worth=double)
    cpdef double worth_of(self, Piece piece, int turn)
