"""Heroes of Kaskaria: cards, two race tracks and a volcano, for two to four heroes."""
