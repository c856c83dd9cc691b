"""What is measured, and how. Each module runs by itself: `python -m benchmarks.rules`."""
