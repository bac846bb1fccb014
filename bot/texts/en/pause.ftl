# Pauses, absent members, and how tables end before their games

pause-away = **Paused: everyone is away.** Press *{ button-back }* to play on. Otherwise the table closes { $at }.
pause-agreed = **Paused.** Press *{ button-back }* to play on. Otherwise the table closes { $at }.
pause-watched = **Paused.** It goes on once a player is back. Otherwise the table closes { $at }.
pause-asked = { $names } would like to pause. The game pauses once the others press *{ league-task-pause }* under *{ button-more }*, too.
line-away = A computer plays for { $names }.
lobby-until = Closes { $at } if nothing happens.
list-paused = { $table } · paused · { $where }

button-pause-off = Play on
button-away = Let a computer play
button-take-seat = Take a seat
button-no = No

closed-host = { $name } closed this table.
closed-moderator = A moderator closed this table.
closed-deserted = The last member left this table.
closed-idle = This table was closed because nobody did anything here for too long.
closed-paused = This table was closed because the pause was too long.

confirm-leave-last = Leave? No other member sits here, so the game ends.
confirm-leave-last-rated = You’re the last member here. If you leave, the game ends.
confirm-close-lobby = Close this table? Its game hasn’t started yet.
confirm-leave-lobby = You’re the only member here. If you leave, the table closes.

away-you = You’re away: a computer plays for you until you’re back.
away-you-paused = You’re away, and the game waits.
away-other = { $name } is away: a computer plays until they’re back.
away-other-paused = { $name } is away, and the game waits.

reply-pause-asked = Noted. The game pauses once the others press *{ league-task-pause }*, too.
reply-pause-off = Good: the game goes on.
reply-paused = The game is paused. Press *{ button-back }* to play on.
reply-unchanged = Nothing has changed.
