cdef class Geometry:
    cdef public object grid
    cdef public int sides
    cdef public list cells
    cdef public dict index
    cdef public int count
    cdef public int[::1] near
    cdef int width
    cdef int[::1] across
    cdef int[::1] down
    cdef unsigned long long[::1] keys
    cdef unsigned long long[::1] shapes
