"""Heroes of Kaskaria in a terminal."""
