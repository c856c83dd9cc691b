"""QObjects that own what is played with, and speak in signals."""
