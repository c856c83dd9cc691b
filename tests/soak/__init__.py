"""What takes too long for every change: run by hand before a release, as RELEASING.md says."""
