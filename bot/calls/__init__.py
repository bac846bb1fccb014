"""Calls for players: who wants to be told (`bells`), and the calls themselves (`calls`)."""
