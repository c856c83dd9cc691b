"""What only the statistics of Kaskaria show."""
