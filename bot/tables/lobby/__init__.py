"""A table before its game: seats, rules, hints, ratings, rematches. Pure functions of a table.

Begin with `seats`. The game itself is in `bot.tables.game`.
"""
