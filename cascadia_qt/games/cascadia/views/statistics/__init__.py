"""What only the statistics of Cascadia show."""
