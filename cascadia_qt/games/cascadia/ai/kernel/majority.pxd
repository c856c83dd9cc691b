cimport cython

cdef int HABITATS
cdef double _GROWTH, _SURE, _SPREAD, _SOLO_GOAL, _SOLO_BONUS, _DUEL, _FIRST, _SECOND


cdef class Rivals:
    cdef public list sizes
    cdef public double left


@cython.locals(doubt=double, bonus=double, habitat=int, own=double, chances=list)
cpdef double expected_bonus(object largest, Rivals rivals, int left)
@cython.locals(total=double, bonus=double, first=int, behind=double, other=int)
cdef double _shared(list chances)
