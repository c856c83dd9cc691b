"""What is said to people about Cascadia."""
