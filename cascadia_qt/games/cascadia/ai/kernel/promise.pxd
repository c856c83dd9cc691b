cimport cython

from cascadia_qt.games.cascadia.ai.kernel.geometry cimport Geometry
from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.plan cimport Outlook

cdef int EDGE_BITS, EDGE_MASK, FOX, HABITATS, MOST_TILES, NONE, SPECIES, _MOST_ENDS
cdef double _TILE_TO_COME, _TURNS_TO_REAP


@cython.locals(seen=list, worth=double, number=int)
cpdef double promise(Outlook outlook, int left)
@cython.locals(
    land=Land, total=double, best=double, best_beyond=int, species=int, beyond=int, number=int,
    worth=double,
)
cpdef list prospects(Outlook outlook)
@cython.locals(room=int, number=int)
cdef int _company(Land land)
@cython.locals(
    geometry=Geometry, sides=int, half=int, ends="int[::1]", total=int, number=int, first=int,
    seen=int, side=int, near=int, beside=int, across=int, habitat=int, corridor=int,
)
cdef int _ends(Land land)
