"""Games as objects that speak in signals; QtCore only."""
