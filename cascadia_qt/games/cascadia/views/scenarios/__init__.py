"""The fifteen scenarios along a trail."""
