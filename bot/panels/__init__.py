"""What to show, in our own words: panels are values that `cogs.interactions` turns into Discord's components."""
