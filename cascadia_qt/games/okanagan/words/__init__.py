"""What is said to people about Okanagan."""
