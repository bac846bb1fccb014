"""The private panel of a seat: cards, buttons, prompts, hints.

Begin with `panel`. What everyone sees is in `bot.panels.table`.
"""
