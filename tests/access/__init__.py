"""The program as readers of the screen know it."""
