"""Goals and how they stand."""
