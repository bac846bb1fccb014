"""`/game`: finished games, listed, replayed, reviewed, checked and exported. Begin with `commands`."""
