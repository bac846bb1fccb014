### The puzzle of the day. $day and $when are timestamps of Discord.

puzzle-title = Puzzle of the day · { $day }
puzzle-task = What pays best in the long run? Your first answer counts.
puzzle-dealer = Dealer: { $name }
puzzle-next = Next puzzle { $when }

puzzle-right = **Right!** { $choice } is the best choice.
puzzle-right-too = **Right!** { $choice } is as good as { $best }.
puzzle-wrong = **Not quite.** { $choice } costs { $points } points compared with { $best }.
puzzle-missed = You didn’t answer. The best choice is { $best }.
puzzle-said = “{ $said }”
puzzle-value = { $choice }: { $points }
puzzle-value-yours = **{ $choice }: { $points }** (your answer)
puzzle-streak = Days in a row: { $answered } with the puzzle or a board, { $solved } with the puzzle right.

puzzle-ranking = { $total ->
    [one] Answered in this server: 1 member
   *[other] Answered in this server: { $total } members
}
puzzle-ranking-hidden = Answer today’s puzzle to see how the others did.
puzzle-ranking-empty = Nobody in this server has answered.
puzzle-row-solved = { $rank }. { $name }: right
puzzle-row-lost = { $rank }. { $name }: { $points }
puzzle-row-all = { $rank }. { $name }: { $solved } of { $answered } right ({ $percent }%), longest streak { $streak ->
    [one] 1 day
   *[other] { $streak } days
}
puzzle-board-title = Puzzle rankings of this server
puzzle-board-today = Today
puzzle-board-all = All days
puzzle-board-note = For members with at least { $count ->
    [one] one answer
   *[other] { $count } answers
} in this server.
puzzle-board-empty = Nobody is in this list yet.

puzzle-not-ready = Today’s puzzle isn’t ready yet. Please try again in a minute.
puzzle-none-then = There was no puzzle that day. Today’s is above.
puzzle-over = That puzzle’s day is over. Here’s its solution; a new puzzle is waiting at `/puzzle today`.
puzzle-answered-already = You’ve already answered this puzzle: your first answer counts.
puzzle-share-first = Answer the puzzle first.

button-puzzle-share = Share my result
button-puzzle-board = Rankings
button-puzzle-today = Today’s puzzle
button-puzzle-yesterday = Yesterday’s puzzle

puzzle-share-solved = { $name } found the best choice.
puzzle-share-near = { $name } came close.
puzzle-share-off = { $name } fell for it.
puzzle-share-week = The last seven days: { $squares }
puzzle-share-streak = { $answered ->
    [one] Streak: 1 day
   *[other] Streak: { $answered } days
}
