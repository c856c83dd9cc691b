"""Tests of what thinks for every game."""
