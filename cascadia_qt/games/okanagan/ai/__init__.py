"""Computer players for Okanagan."""
