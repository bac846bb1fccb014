"""Contests among tables: who meets whom is decided by `engine.contest`, and played at ordinary tables."""
