"""The computers of Okanagan: pure Python, and no more than a person sees."""
