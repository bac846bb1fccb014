"""The databases of the bot's tests."""

from tests.bot.databases import *  # noqa: F403 - fixtures are found by name
