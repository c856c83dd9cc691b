"""Case files: which there are, and one of them."""
