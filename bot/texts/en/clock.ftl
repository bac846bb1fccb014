### The turn clock, changed at a table that is there already.

cmd-table-clock = How long a turn at this table may last, from now on
more-clock = Turn clock; a turn that is running begins anew
reply-clock = At table { $number } a turn may last { $clock } now.
reply-clock-anew = At table { $number } a turn may last { $clock } now. Whoever’s turn it is has all of that time from this moment on.
reply-clock-same = At table { $number } a turn may last { $clock } already. Nothing has changed.
