"""Panels with figures: members, partners, servers, leaderboards, the history of games.

Begin with `member`. The queries are in `bot.stats.read`.
"""
