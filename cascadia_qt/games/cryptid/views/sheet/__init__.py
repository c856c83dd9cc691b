"""The deduction sheet: players across, clues down."""
