"""What all tests of the bot share."""

from tests.bot.databases import *  # noqa: F403 - fixtures are found by name
