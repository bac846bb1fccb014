"""Programs for developers that are not part of the bot."""
