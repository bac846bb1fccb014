"""Calls for players: bells, and the calls themselves. Begin with `call`."""
