"""The first page: a shelf of games."""
