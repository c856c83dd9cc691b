"""Heroes of Kaskaria: runners and griffins on their way to a volcano."""
