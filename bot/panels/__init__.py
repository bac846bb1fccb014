"""Panels: messages as plain values, which `cogs.interactions` turns into Discord's components."""
