"""Landscapes to hang up."""
