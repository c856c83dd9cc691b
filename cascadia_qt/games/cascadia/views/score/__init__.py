"""The score sheet, in a window, in files and on paper."""
