"""Right and wrong examples of the scoring cards, one file an animal."""
