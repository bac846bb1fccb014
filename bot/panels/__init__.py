"""What to show, in our own words: panels are values that `cogs.ui` turns into Discord's components."""
