"""Hints and reviews by computer players."""
