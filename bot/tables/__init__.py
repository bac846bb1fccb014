"""Tables: their life, the one door through which a game changes, clocks and computer players.

Begin with `service` (the door), `commands.play` (what comes through it) and `game` (a table as it is stored).
"""
