"""Finished games: the list of them and their steps for a replay.

Begin with `games`. What is counted from them is in `bot.stats`.
"""
