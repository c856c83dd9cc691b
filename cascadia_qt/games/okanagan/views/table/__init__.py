"""The page of the table and what lies on it."""
