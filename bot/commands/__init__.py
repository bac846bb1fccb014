"""The commands of `python -m bot`, one module each; each imports what it needs when it runs."""
