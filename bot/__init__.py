"""The application without Discord: settings, tables, storage, clocks, texts, panels.

Begin with `services`, which opens all of it, then `tables`.
"""
