"""Numbers, plots and lists of the games that were played to their end."""
