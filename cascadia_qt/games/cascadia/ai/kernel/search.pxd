cimport cython

from cascadia_qt.games.cascadia.ai.kernel.judge cimport Judge
from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.piece cimport Piece
from cascadia_qt.games.cascadia.ai.kernel.plan cimport Outlook, Plan
from cascadia_qt.games.cascadia.ai.kernel.position cimport Position
from cascadia_qt.games.cascadia.ai.kernel.world cimport Dice, World


cdef class Candidate:
    cdef public Plan plan
    cdef public int spends
    cdef public double total
    cdef public int count
    cdef public double leaves

    cpdef double mean(self)


cdef class Search:
    cdef public Position position
    cdef Judge judge
    cdef public int turns
    cdef public Dice dice
    cdef Land _land
    cdef Outlook _outlook

    @cython.locals(
        position=Position, plan=Plan, land=Land, outlook=Outlook, turn=int, pieces=list,
        tokens=list, value=double, left=int,
    )
    cpdef double outcome(self, Candidate candidate, World world)
    @cython.locals(pieces=list, tokens=list, slot=int)
    cpdef tuple next_market(self, Plan plan, World world)
