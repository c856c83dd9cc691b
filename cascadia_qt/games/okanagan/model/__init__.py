"""What is chosen and kept at a table of Okanagan."""
