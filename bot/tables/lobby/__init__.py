"""What several commands share about seats, partners kept apart, ratings and rematches: pure functions of a table.

Begin with `seats`. The commands are in `bot.tables.commands`, the game itself in `bot.tables.game`.
"""
