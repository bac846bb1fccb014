"""Contests by real processes of the bot that are killed: `python -m tests.processes.contests`."""
