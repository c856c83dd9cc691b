"""Computer players for Heroes of Kaskaria."""
