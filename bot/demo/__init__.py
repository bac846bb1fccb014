"""The demo: the real bot in a browser page or in a terminal, without a token, on SimCord's model of Discord.

SimCord is in the `demo` extra only, so nothing here is imported unless `python -m bot demo` (or a test) asks for it.
"""
