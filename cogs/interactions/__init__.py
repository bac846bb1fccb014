"""Turns panels and presses into Discord's components and interactions, and back.

Begin with `router` (around every command and press, then presses) and `components` (panels).
"""
