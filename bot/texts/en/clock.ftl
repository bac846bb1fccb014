### The turn clock, changed at a table that is there already.

more-clock = Turn timer (restarts the current turn)
reply-clock = At table { $number } a turn now lasts up to { $clock }.
reply-clock-restarted = At table { $number } a turn now lasts up to { $clock }. The current turn’s timer starts over.
reply-clock-same = At table { $number } a turn already lasts up to { $clock }. Nothing has changed.
