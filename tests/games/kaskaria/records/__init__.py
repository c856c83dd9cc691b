"""Golden records of Heroes of Kaskaria."""
