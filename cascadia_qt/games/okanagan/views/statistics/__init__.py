"""What the statistics show of Okanagan alone."""
