"""A finished game under review."""
