"""How a game ended or stands: in a dialog, on paper and in files."""
