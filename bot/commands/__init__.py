"""The commands of `python -m bot`, one module each; what they need is imported when they run."""
