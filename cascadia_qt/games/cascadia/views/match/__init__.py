"""The same deal for several people."""
