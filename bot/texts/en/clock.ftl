### The turn clock, changed at a table that is there already.

more-clock = Turn timer (restarts the current turn)
reply-clock = The turn timer of table { $number } is now { $clock }.
reply-clock-same = The turn timer of table { $number } is { $clock } already. Nothing has changed.
