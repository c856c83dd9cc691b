"""The art: the island, its cards and its wooden figures."""
