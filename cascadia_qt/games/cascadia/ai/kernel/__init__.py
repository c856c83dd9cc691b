"""The fast part of the computer players: plain typed Python that can also be compiled."""
