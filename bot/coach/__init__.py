"""Hints and reviews by computer players, and the guided hand. Begin with `hint`."""
