### What Bower posts by itself: the page that turns it on, and the posts.

own-posts-title = What Bower posts by itself
server-own-posts = Posts
own-posts-on = on
own-posts-off = off
own-posts-daily = Daily puzzle
own-posts-seasons = Seasons by the calendar
own-posts-seasons-off = Managers start and end seasons
own-posts-seasons-months = A season each month
own-posts-seasons-quarters = A season each quarter
own-posts-months = Monthly seasons
own-posts-quarters = Quarterly seasons
# $month (number): 1 to 12; $year (text)
own-posts-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
# $quarter (number): 1 to 4; $year (text)
own-posts-quarter = Q{ $quarter } { $year }
own-posts-no-channel = none yet, choose one below
own-posts-hour = Time
# $time (text): a time of day
own-posts-until = Puzzles can be solved until { $time }, server time.
own-posts-others = They notify nobody. Also unasked: a greeting in a new server, the call of a turn, contests. Never a direct message.
own-posts-first-channel = First choose the channel for these posts, in the menu above.
button-puzzle-solve = Solve
# The name of whoever solves a puzzle that a channel shows
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Yesterday { $solved } of { $answered } found it
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name }: { $days } days in a row

own-posts-weekly = The week
own-posts-question = Question of the week
# $first, $last (text): dates
week-dates = { $first } – { $last }
# $week (number): of the year
week-title = Week { $week }
# $count (number): games
week-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $place (number): 1 to 3
week-pair = { $place ->
    [1] Best pair
    [2] Second pair
   *[other] Third pair
}
# $won, $games (numbers): of a pair
week-pair-value = { $won } of { $games } won
week-streak = Longest winning streak
# $count (number): games won in a row
week-streak-value = { $count } in a row
week-luckiest = Best cards
week-unluckiest = Worst cards
# $points (text): points with their sign
week-luck-value = { $points } a hand
week-hand = Hand of the week
# $game (text): its number; $hand (number): of the game
week-hand-game = Game { $game }, hand { $hand }
# $before, $after (text): the chance to win the game before the hand and after it
week-hand-value = win chance { $before } to { $after }
# $number (number): 0 to 11
week-saying = { $number ->
    [0] Count on your partner for one trick.
    [1] Don’t trump a trick that your partner is winning.
    [2] Your partner made trump? Lead it.
    [3] Defenders keep their trump for the makers’ aces.
    [4] Count the trump that is gone: nobody does it for you.
    [5] An empty suit is as good as one more trump.
    [6] Turn down a bower only for a good reason.
    [7] Lead your ace before somebody runs out of its suit.
    [8] A euchre hurts, a loner that nobody stops hurts more.
    [9] A good call that fails is still a good call.
    [10] Look at the score before you look for a call.
   *[11] Luck deals the cards, you play them.
}
