cimport cython

from cascadia_qt.games.cascadia.ai.kernel.land cimport Land
from cascadia_qt.games.cascadia.ai.kernel.network cimport Network
from cascadia_qt.games.cascadia.ai.kernel.plan cimport Outlook, Plan, Weights
from cascadia_qt.games.cascadia.ai.kernel.sight cimport Sight


cdef class Judge:
    cdef Network _network
    cdef public Weights weights
    cdef public int breadth
    cdef Sight _sight
    cdef Land _land

    @cython.locals(value=double)
    cpdef double worth(self, Land land, int left)
    @cython.locals(after=Land)
    cpdef double worth_after(self, Land land, Plan plan, list pieces, list tokens, int left)
    @cython.locals(count=int, number=int, best=Plan, plan=Plan, most=double, worth=double)
    cpdef Plan choose(self, Outlook outlook, list pieces, list tokens, int left)
    @cython.locals(number=int, plan=Plan, most=double, worth=double)
    cdef double _pair_worth(self, Outlook outlook, list pieces, list tokens, int left)
