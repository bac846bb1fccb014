### Cards at once: `/euchre` and the buttons that do the same.

button-play-now = Play now
button-open-table = Open a table
reply-only-in-a-server = That works only in a server, not in direct messages.
table-seats-to-take = Want in? Press **{ button-hand }** and take a computer’s seat.
