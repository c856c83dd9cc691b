"""What only the statistics of Okanagan show."""
