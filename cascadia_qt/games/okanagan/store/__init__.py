"""What is kept of Okanagan beside the games themselves."""
