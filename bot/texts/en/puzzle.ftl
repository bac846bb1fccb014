### The puzzle of the day. $day and $when are timestamps of Discord.

cmd-puzzle = The puzzle of the day: the same for everyone
cmd-puzzle-today = Solve today’s puzzle, or see how you did
cmd-puzzle-yesterday = Yesterday’s puzzle with its solution
cmd-puzzle-board = Who solves the puzzles of this server best

puzzle-title = Puzzle of the day · { $day }
puzzle-task = Choose what brings your side the most points in the long run: the best play may still lose this one hand. Your first answer counts.
puzzle-dealer = Dealer: { $name }
puzzle-next = Next puzzle { $when }

puzzle-right = **Right!** { $choice } is the best choice.
puzzle-right-too = **Right!** { $choice } is as good as { $best }.
puzzle-wrong = **Not quite.** { $choice } loses { $points } points against { $best }.
puzzle-missed = You did not answer. The best choice is { $best }.
puzzle-said = “{ $said }”
puzzle-values = Expected points of every choice:
puzzle-value = { $choice }: { $points }
puzzle-value-yours = **{ $choice }: { $points }** (your answer)
puzzle-sample = Points of your side less those of the others, over { $deals } deals that fit what you know.
puzzle-streak = Days in a row: { $answered } answered, { $solved } right.

puzzle-ranking = { $total ->
    [one] Answered in this server: 1 member
   *[other] Answered in this server: { $total } members
}
puzzle-ranking-hidden = Answer today’s puzzle to see how the others did.
puzzle-ranking-empty = Nobody has answered in this server.
puzzle-row-solved = { $rank }. { $name }: right
puzzle-row-lost = { $rank }. { $name }: { $points }
puzzle-row-all = { $rank }. { $name }: { $solved } of { $answered } right ({ $percent }%), longest streak { $streak ->
    [one] 1 day
   *[other] { $streak } days
}
puzzle-board-title = Puzzles of this server
puzzle-board-today = Today
puzzle-board-all = All days
puzzle-board-note = For members with at least { $count ->
    [one] one answer
   *[other] { $count } answers
} in this server.
puzzle-board-empty = Nobody is in this list yet.

puzzle-not-ready = Today’s puzzle is still being made. Please try again in a minute.
puzzle-none-yesterday = There was no puzzle yesterday.
puzzle-over = That puzzle’s day is over. Here is its solution; a new puzzle waits under `/puzzle today`.
puzzle-answered-already = You have answered this puzzle already: your first answer counts.
puzzle-share-first = Answer the puzzle first.
puzzle-shared = Your result is in the channel.
puzzle-shared-already = You have shared this result already.
puzzle-cannot-share = I cannot write in this channel.

button-puzzle-share = Share
button-puzzle-board = Board
button-puzzle-today = Today’s puzzle
button-puzzle-yesterday = Yesterday’s puzzle

puzzle-share-solved = { $name } found the best choice.
puzzle-share-near = { $name } came close.
puzzle-share-off = { $name } was taken in.
puzzle-share-week = The last seven days: { $squares }
puzzle-share-streak = { $answered ->
    [one] Streak: 1 day
   *[other] Streak: { $answered } days
}
puzzle-share-how = Solve it with `/puzzle today`.
