"""What fingers on a screen do, said as a mouse would have done it."""
