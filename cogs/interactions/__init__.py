"""Turns panels and presses into Discord's components and interactions, and back."""
