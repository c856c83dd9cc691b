"""How Heroes of Kaskaria looks."""
