"""A process of the bot with a clock that is set, for tests of contests."""
