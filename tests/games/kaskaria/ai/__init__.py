"""Tests of the computers of Heroes of Kaskaria."""
