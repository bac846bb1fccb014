"""The public message of a table: lobby, game, result, and the lines they are made of.

Begin with `message`. A seat's own panel is in `bot.panels.hand`.
"""
