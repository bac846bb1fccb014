### Boards of the day. $day and $when are timestamps of Discord; $points of a result have their sign.

boards-title = Today’s boards · { $day }
boards-title-past = Boards of the day · { $day }
boards-about = Three hands, the same for everyone: you and three computers. What counts is your side’s points less the others’.
boards-row = **Board { $number }** · computers: { $level } · { $state }
boards-new = not played yet
boards-begun = under way
boards-missed = not played
boards-left = not finished
boards-made = **{ $points }**
boards-total = All three boards: **{ $points }**
boards-better = { $better ->
    [0] Nobody did better, of { $all }.
   *[other] Better than you: { $better } of { $all }.
}
boards-better-here = { $better ->
    [0] Where you played nobody did, of { $all }.
   *[other] Where you played: { $better } of { $all }.
}
boards-house = In this seat: { $field }
boards-beat = You beat the { $level } by { $points }.
boards-promise = New boards { $when } · fingerprint `{ $promise }`
boards-opened = Opened: secret `{ $secret }` · players `{ $version }` · fingerprint `{ $promise }`
boards-streak = { $days ->
    [one] Streak: 1 day with the puzzle or a board
   *[other] Streak: { $days } days in a row with the puzzle or a board
}
boards-over = Board { $number }: { $points }
boards-late = Board { $number } is over

boards-not-ready = Today’s boards aren’t ready yet. Please try again in a minute.
boards-changed = Bower was updated today, and its computers may now play differently. So that everyone meets the same players, what you haven’t played of today’s boards is closed. There are new boards tomorrow.
boards-deleted = You’ve begun today’s boards, and deleting your data doesn’t give you another try. There are new boards tomorrow.
boards-open = The cards of a board, and of a hand played again, stay between us. `/boards` shares your points.
boards-share-first = Play all three boards first.

# $played (number): members who played all three; $points (text): the most that one of them made
boards-post = { $played ->
    [one] Yesterday’s boards: 1 played all three, { $points }
   *[other] Yesterday’s boards: { $played } played all three, best { $points }
}

button-board = Board { $number }
button-board-next = Next board
button-board-decided = Where it was decided
button-board-again = Play it from here
button-boards-all = All boards
button-boards-share = Share my result
button-boards-play = Play today’s boards
button-boards-today = Today’s boards
button-boards-yesterday = Yesterday’s boards

boards-share = { $name }: { $squares } **{ $points }**
boards-share-picture = Boards of the day
boards-share-how = 🟩 as good as the expert or better · 🟨 as good as the improver · 🟥 less
