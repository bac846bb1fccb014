"""What only Discord itself can show, tried by `python -m bot doctor --discord CHANNEL`. Begin with `examination`."""
