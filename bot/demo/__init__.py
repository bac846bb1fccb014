"""The demo: the real bot without a token, in a browser page or for one game in the terminal.

Here: the page, the game by itself, and what members do in them; `fake_discord` is the Discord that the tests use too.
Not here: anything that the bot needs to run. SimCord comes with the extra `demo`, so only `python -m bot demo` and
tests import this package. Begin with `command.run_demo`.
"""
