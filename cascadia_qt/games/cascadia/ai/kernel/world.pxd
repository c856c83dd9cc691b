cimport cython

cdef int SLOTS
cdef long long _MASK


cdef class Dice:
    cdef long long _state

    cpdef int below(self, int limit)


cdef class Supply:
    cdef public list pieces
    cdef public list tokens
    cdef public int others


cdef class World:
    cdef public list pieces
    cdef public list tokens
    cdef public list stays
