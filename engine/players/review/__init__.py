"""The review of a finished game: each decision compared with the best choice of its moment.

Begin with `analyse`; `model` holds the values it returns. Sentences are made in `bot.panels.review`.
"""
