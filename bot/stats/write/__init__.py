"""How finished hands and games are counted: rows, sums and ratings, written with the game itself.

Begin with `recorder`. Queries are in `bot.stats.read`.
"""
