"""Slash commands and components: the only package, with `cogs.client`, that speaks Discord."""
