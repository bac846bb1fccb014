"""Slash commands and components: the only package, with `bot.client`, that speaks Discord."""
