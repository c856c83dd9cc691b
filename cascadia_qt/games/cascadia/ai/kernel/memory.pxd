cimport cython

cdef int NONE
cdef long _FIRST_ROOM
cdef long _MOST_ROOM


cdef class Memory:
    cdef long count
    cdef long room
    cdef unsigned long long[::1] keys
    cdef long long[::1] values

    @cython.locals(last="unsigned long long", place="unsigned long long", there="unsigned long long")
    cdef long long find(self, unsigned long long key)
    @cython.locals(last="unsigned long long", place="unsigned long long")
    cdef void put(self, unsigned long long key, long long value)
    @cython.locals(keys="unsigned long long[::1]", values="long long[::1]", room=long, place=long)
    cdef void _make_room(self)
