### Games played: the history of a server or a member, the replay of a game, more of the check of its deals.

cmd-history = The finished games of this server, or of a member
cmd-replay = A finished game, step by step
cmd-replay-game = Go through a finished game, with all hands shown or as one seat saw it
opt-history-member = Whose games; without it, all of the server
opt-replay-game = Which game; yours are named first
opt-replay-hand = Which hand; without it, the first
menu-replay = Replay game
button-replay = Replay

replay-none-here = No game is known to this message. `/history` lists them all.
replay-nothing = Nothing of that game was played, so there is nothing to show.
replay-may-not-share = You may not write in this channel, so nothing was shown here.

replay-title = Game { $number }, hand { $hand } of { $hands }
replay-everyone = All hands shown
replay-as = As { $name } saw it
replay-seat = As { $name } saw it ({ $seat })
replay-step = step { $step } of { $steps }
replay-closed = The hand is closed.
replay-buries = { $name } buries a card.
replay-gives = { $name } gives a card.
replay-held = { $name }: { $cards }
replay-holds-none = { $name }: no cards left
replay-buried = Buried by { $name }: { $cards }
replay-left = Not dealt: { $cards }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-share = Share
replay-share-hand = Share hand
replay-shared-by = Shared by { $name }
replay-pick-seat = Whose view…
replay-given-up = Given up
# $outcome is what the hand came to, $scores the score after it
replay-option = { $outcome } · { $scores }

history-title = Games of this server
history-title-of = Games of { $name }
history-none = No game has been finished in this server yet. Open a table with `/table open`.
history-none-of = { $name } has not finished a game in this server yet.
history-count = { $count ->
    [one] One game
   *[other] { $count } games
} · page { $page } of { $pages }
history-winners = winners first, in bold
# $sides is everyone who played, with the points
history-line = Game { $number } · { $sides }
history-given-up = given up: { $sides }
history-option = Game { $number }
history-pick = Open a game…
history-newer = ◂ Newer
history-older = Older ▸
history-back = Back to the list
history-export = To keep it: `/export game` writes it as text, JSON or EGN.

verify-nothing = No card of that game was dealt, so there is nothing to check.
verify-previous = ◂ Earlier deals
verify-next = Later deals ▸
