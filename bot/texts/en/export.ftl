### Games as files, and what is in them.

export-format-json = JSON
export-format-log = Bower’s log

export-game-done = Game { $number }, as everyone at the table had seen it by the end.
export-me-done = { $count ->
    [one] The one finished game you played here.
   *[other] { $count } finished games you played here.
}
export-me-over = { $count ->
    [one] One older game didn’t fit.
   *[other] { $count } older games didn’t fit.
}
export-me-none = You haven’t played in a finished game here.
export-server-done = { $count ->
    [one] The one finished game of this server.
   *[other] { $count } finished games of this server, newest first.
}
export-server-over = { $count ->
    [one] One older game didn’t fit: whoever runs this bot can export it.
   *[other] { $count } older games didn’t fit: whoever runs this bot can export them.
}
export-server-none = No game has been finished in this server yet.
export-busy = Your last export is still being made. Please wait for it.
