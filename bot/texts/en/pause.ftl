# Pauses, absent members, and how tables end before their games

pause-away = **Paused: everyone is away.** *{ button-back }* goes on from here. Otherwise the table closes { $at }.
pause-agreed = **Paused.** *{ button-back }* goes on from here. Otherwise the table closes { $at }.
pause-asked = { $names } would like to pause. The game pauses when everyone here has pressed *{ button-pause }* under *{ button-more }*.
line-away = Away: { $names }. Computers play for them.
lobby-until = This table closes { $at } unless somebody does something here.
list-paused = Table { $number } · { $preset } · paused · { $where }

button-pause = Pause
button-pause-off = Play on
button-take-seat = Take a seat
button-no = No

closed-host = { $name } closed this table.
closed-moderator = A moderator closed this table.
closed-deserted = The last member left this table.
closed-idle = This table was closed: for too long nobody did anything here.
closed-paused = This table was closed: the pause was too long.

confirm-leave-last = You are the last member here. If you leave, the game ends and counts for nobody.
confirm-leave-lobby = You are the only member here. If you leave, the table closes.

reply-pause-asked = Noted. The game pauses as soon as everyone who is here has pressed *{ button-pause }*.
reply-pause-off = Good: the game goes on.
reply-paused = The game is paused. *{ button-back }* goes on with it.
reply-unchanged = Nothing has changed.
