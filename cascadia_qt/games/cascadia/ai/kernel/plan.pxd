cimport cython

from cascadia_qt.games.cascadia.ai.kernel.ground cimport Ground
from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.piece cimport Piece

cdef int FOX, MOST_PLANS, NONE, NOWHERE, SPECIES
cdef double _NEVER, _GAME, _HALF_A_GAME


cdef class Weights:
    cdef public double match
    cdef public double opening
    cdef public double synergy
    cdef public double crowding
    cdef public double company
    cdef public double land
    cdef public double wildlife
    cdef public double freedom
    cdef public double keystone
    cdef public double price


cdef class Plan:
    cdef public int tile
    cdef public int token
    cdef public int cell
    cdef public int turn
    cdef public int spot
    cdef public double worth


@cython.locals(piece=Piece)
cpdef void carry_out(Land land, Plan plan, list pieces, list tokens)


cdef class Outlook:
    cdef public Land land
    cdef Weights weights
    cdef public Ground ground
    cdef public int[::1] spot
    cdef public double[::1] spot_worth
    cdef int[::1] _gains
    cdef int here
    cdef double here_worth
    cdef double synergy
    cdef double company
    cdef public double opening
    cdef public double match
    cdef public double crowding
    cdef public double freedom
    cdef public double keystone
    cdef public list plans
    cdef int _found

    @cython.locals(weights=Weights)
    cpdef void look(self, int left)
    cpdef void survey(self, int cell)
    @cython.locals(
        land=Land, species=int, bit=int, best=double, where=int, number=int, cell=int, worth=double
    )
    cpdef void look_for_spots(self, int wanted)
    @cython.locals(land=Land, worth=double)
    cpdef double token_worth(self, int species, int cell)
    @cython.locals(best=Plan)
    cpdef Plan best_plan(self, list pieces, list tokens)
    @cython.locals(
        land=Land, ground=Ground, weights=Weights, wanted=int, species=int, number=int, cell=int,
        slot=int, token=int, piece=Piece, laid=double, opening=double, worth=double,
    )
    cpdef int look_for_plans(self, list pieces, list tokens, int most, bint free)
    @cython.locals(plan=Plan, place=int)
    cdef void _keep(self, int tile, int token, int cell, double worth, int most)
    @cython.locals(plan=Plan)
    cdef double _worth_at(self, int place)
    @cython.locals(
        land=Land, ground=Ground, weights=Weights, worths=list, number=int, cell=int, slot=int,
        piece=Piece, laid=double, opening=double, species=int,
    )
    cpdef list pair_worths(self, list pieces)
    @cython.locals(wildlife=double, most=double, worth=double, new=double)
    cdef void _place(self, Piece piece, int species, int cell, double opening)
    @cython.locals(species=int)
    cdef void _forget_gains(self)
    @cython.locals(best=int, species=int)
    cdef int _opened(self, Piece piece, int cell)
