"""What is said to people about games, without Qt: the window and the terminal speak alike."""
