"""Turns panels and presses into Discord's components and interactions, and back.

Begin with `answer` (around every command and press), then `router` (presses) and `widgets` (panels).
"""
