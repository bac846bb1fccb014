"""A Discord server on SimCord, with members and a bot in it: for the demo, and by `tests.world` for the tests.

Here: the server, what its members read, and all that replaces private parts of SimCord's `Env`.
Not here: the browser page (`bot.demo.preview`) and anything about Bower. Begin with `server.open_server`.
"""

import logging

_log = logging.getLogger("discord.state")
_log.disabled = True  # at its import SimCord tries a client without intents, of which discord.py warns
try:
    import simcord
finally:
    _log.disabled = False

VERSION = "3.2.1"
"""The version of SimCord whose source was read for `environment` and `bot.demo.preview`."""

if simcord.__version__ != VERSION:
    raise ImportError(f"SimCord must be {VERSION}, not {simcord.__version__}")
