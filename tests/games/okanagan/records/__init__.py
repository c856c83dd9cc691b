"""Golden records of Okanagan."""
