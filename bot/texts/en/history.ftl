### Games played: the history of a server or a member, the replay of a game, more of the check of its deals.

button-replay = Replay

replay-none-here = This message doesn’t belong to a game. Look in the list of finished games.
replay-nothing = Nothing of that game was played, so there’s nothing to show.

replay-title = Game { $number }, hand { $hand } of { $hands }
replay-everyone = All hands shown
replay-as = As { $name } saw it
replay-step = step { $step } of { $steps }
replay-closed = The hand is over.
replay-buries = { $name } discards.
replay-gives = { $name } gives a card.
replay-held = { $name }: { $cards }
replay-holds-none = { $name }: no cards left
replay-buried = Discarded by { $name }: { $cards }
replay-left = Kitty: { $cards }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-share = Share this step
replay-pick = Another hand or view…
replay-given-up = Stopped early

history-title = Games of this server
history-title-of = Games of { $name }
history-none = No game has been finished in this server yet. Open a table with `/table open`.
history-none-of = { $name } hasn’t finished a game in this server yet.
history-count = { $count ->
    [one] One game
   *[other] { $count } games
} · page { $page } of { $pages }
history-winners = winners in bold
# $sides is everyone who played, with the points
history-line = Game { $number } · { $sides }
history-given-up = stopped early: { $sides }
history-drawn = tied: { $sides }
history-option = Game { $number }
history-pick = Open a game…
history-newer = ◂ Newer
history-older = Older ▸
history-back = Back to the list
history-export = To keep it: `/game export` saves it as a file.

verify-nothing = No card of that game was dealt, so there’s nothing to check.
verify-previous = ◂ Back
verify-next = Deals ▸
