"""What people see: widgets and scenes that draw the state and report gestures."""
