"""What leads through a game that is shown as a film."""
