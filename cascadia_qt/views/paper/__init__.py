"""Results to keep: in files and on paper."""
