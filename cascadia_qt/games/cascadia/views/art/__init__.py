"""The art: land, animals, and everything painted with them."""
