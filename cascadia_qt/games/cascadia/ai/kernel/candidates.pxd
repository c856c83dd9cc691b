cimport cython

from cascadia_qt.games.cascadia.ai.kernel.ground cimport Ground
from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.piece cimport Piece
from cascadia_qt.games.cascadia.ai.kernel.plan cimport Outlook, Weights

cdef int NOWHERE, SPECIES


cdef class _Chooser:
    cdef Land land
    cdef Weights weights
    cdef Outlook outlook
    cdef list spots
    cdef list grounds
