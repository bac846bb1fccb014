"""Calls for players: the bells of members, and the calls. Begin with `cog`."""
