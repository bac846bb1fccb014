"""Panels: messages as plain values, which `cogs.interactions` turns into Discord's components.

Begin with `core.panel`, then `hand.panel` (a seat's private panel) and `table.message` (the public one).
"""
