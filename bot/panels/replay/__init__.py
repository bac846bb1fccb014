"""Panels of a replay and of the check of a game's deals.

Begin with `panel`. The steps come from `bot.history`.
"""
