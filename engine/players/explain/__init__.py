"""Why a choice is the best, as codes: for hints, reviews and puzzles.

Begin with `reason`. The sentences live in the catalogue under the same keys; nothing here decides what to play.
"""
