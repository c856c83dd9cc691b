"""What is kept of Heroes of Kaskaria beside the games themselves."""
