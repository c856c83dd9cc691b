cimport cython


cdef class Network:
    cdef int _inputs
    cdef int _hidden
    cdef int _deep
    cdef float[::1] _seen
    cdef float[::1] _turns
    cdef float[::1] _further
    cdef float[::1] _biases
    cdef float[::1] _out
    cdef float[::1] _usual
    cdef float[::1] _first
    cdef float[::1] _second

    @cython.locals(first="float[::1]", second="float[::1]", number=int, total=float)
    cpdef double expected(self, float[::1] inputs, int left)


@cython.locals(number=int, row=int, place=int, value=float)
cdef void _add(float[::1] weights, float[::1] values, int count, float[::1] sums, int width) noexcept
