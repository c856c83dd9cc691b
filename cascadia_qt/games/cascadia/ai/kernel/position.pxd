from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.world cimport Supply


cdef class Position:
    cdef public Land land
    cdef public list pieces
    cdef public list tokens
    cdef public Supply supply
    cdef public int left
    cdef public object rivals
