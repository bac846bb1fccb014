"""Boards of the day: their making and promise, private tables for them, and what members made of them.

Begin with `daily`. Boards are chosen by `engine.players.boards`.
"""
