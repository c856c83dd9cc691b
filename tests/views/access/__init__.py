"""What readers of the screen get to know."""
