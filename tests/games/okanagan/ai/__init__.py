"""Tests of the computers of Okanagan."""
