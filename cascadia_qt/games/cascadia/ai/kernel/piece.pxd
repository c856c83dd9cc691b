cdef class Piece:
    cdef public bint keystone
    cdef public int first
    cdef public int second
    cdef public int wildlife
    cdef public int ways
    cdef public int[::1] edges
    cdef int[::1] first_arcs
    cdef int[::1] second_arcs
