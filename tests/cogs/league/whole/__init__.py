"""Whole contests, from the draft to the next one of the series, by nothing but commands and buttons."""
