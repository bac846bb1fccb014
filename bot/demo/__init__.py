"""The demo: the real bot without a token, in a browser page.

Here: the page, and what members do in it; `fake_discord` is the Discord that the tests use too. Not here: anything that
the bot needs to run. SimCord comes with the extra `demo`, so only `python -m bot demo` and tests import this package.
Begin with `page.run_demo`.
"""

import logging

_log = logging.getLogger("discord.state")
_log.disabled = True  # at its import SimCord tries a client without intents, of which discord.py warns
try:
    import simcord
finally:
    _log.disabled = False

VERSION = "3.2.1"
"""The version of SimCord whose source was read for `fake_discord` and `preview`."""

if simcord.__version__ != VERSION:
    raise ImportError(f"SimCord must be {VERSION}, not {simcord.__version__}")
