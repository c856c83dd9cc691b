"""What is said to people about Heroes of Kaskaria."""
