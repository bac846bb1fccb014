"""Checks and changes that several commands share (seats, ratings, rematches): pure functions of a table.

Begin with `seats`. The commands are in `bot.tables.commands`, the game itself in `bot.tables.game`.
"""
