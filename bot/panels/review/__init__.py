"""Panels of a reviewed game.

Begin with `panel`. The analysis is in `engine.players.review`.
"""
