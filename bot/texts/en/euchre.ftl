### Cards at once: `/euchre` and the buttons that do the same.

button-play-now = Play now
button-open-table = Open a table
button-let-in = Let friends in
reply-only-in-a-server = That needs a server where Bower is. Add it to one of yours, or ask somebody who manages one.
button-add-bower = Add Bower to a server
table-seats-to-take = Want in? Press **{ button-hand }** and take a computer’s seat.
