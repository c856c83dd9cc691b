"""What is kept of Cascadia beside the games themselves."""
