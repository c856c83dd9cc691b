"""Pictures of every page, to be looked at: `python -m tests.screenshots [folder]`."""
