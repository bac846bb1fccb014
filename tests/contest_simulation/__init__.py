"""A process of the bot with a clock that is set, and plans, for tests of contests."""
