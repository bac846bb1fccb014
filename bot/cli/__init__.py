"""The commands of `python -m bot`, one module each, which imports what it needs when it runs. Begin with `run`."""
