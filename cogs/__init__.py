"""Slash commands and components: the only package that uses discord.py. Begin with `client`, then `play`."""
