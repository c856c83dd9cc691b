cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry
from cascadia_qt.games.cascadia.ai.kernel.groups cimport Groups
from cascadia_qt.games.cascadia.ai.kernel.memory cimport Memory
from cascadia_qt.games.cascadia.ai.kernel.watching cimport Watching

cdef int COUNT_BITS, COUNT_MASK, FOX, MOST_TILES, NONE, SPECIES
cdef int _PAIR, _ALL_COUNTS, _BY_GROUPS, _BY_PAIRS, _BY_SIZES, _BY_SINGLES, _BY_HERDS, _AS_A_WHOLE
cdef int _EVERY_SIZE, _SIZES_BONUS


cdef class Tally:
    cdef public Geometry geometry
    cdef object scoring
    cdef object fox_card
    cdef public bint local_foxes
    cdef public int fox_most
    cdef int watchful
    cdef Watching watching
    cdef int[::1] watchers
    cdef int[::1] alone
    cdef int[::1] _ways
    cdef list memo
    cdef list beside
    cdef list _asked
    cdef int[::1] _foxes
    cdef int[::1] _pairs
    cdef int[::1] _singles
    cdef int[::1] cells
    cdef int filled
    cdef Groups _groups

    @cython.locals(
        way=int, groups=Groups, total=int, counted=int, sizes=int, number=int, cell=int, size=int
    )
    cdef int points(self, int species)
    @cython.locals(
        geometry=Geometry, group="int[::1]", left=int, top=int, number=int, cell=int, place=int,
        key="unsigned long long", memory=Memory, known=int,
    )
    cdef int _asked_points(self, int species, int size)
    @cython.locals(known=int)
    cpdef int fox_points(self, int counts)
