"""What leads somebody through a first game at the real table."""
