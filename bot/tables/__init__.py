"""Tables: their life, the one door through which a game changes, clocks and computer players."""
