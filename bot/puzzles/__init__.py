"""The puzzle of the day: its making and answers, streaks and rankings.

Begin with `daily`. Positions are found by `engine.players.puzzles`.
"""
