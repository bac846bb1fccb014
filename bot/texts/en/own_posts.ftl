### What Bower posts by itself: the page that turns it on, and the posts.

own-posts-title = What Bower posts by itself
server-own-posts = Posts
own-posts-none = none
own-posts-on = on
own-posts-off = off
own-posts-daily = Daily puzzle
# $time (text): a time of day
own-posts-daily-about = The position, *{ button-puzzle-solve }*, and how yesterday’s went. It can be solved until { $time }, server time.
own-posts-seasons = Seasons by the calendar
own-posts-seasons-off = Managers start and end seasons
own-posts-seasons-months = A season each month
own-posts-seasons-quarters = A season each quarter
own-posts-seasons-about = On its date the season ends, its board and titles are posted, and the next one starts.
own-posts-months = Monthly seasons
own-posts-quarters = Quarterly seasons
own-posts-season-nothing = Nobody is on this season’s board yet, so nothing would be posted now. Open a table with `/table open`.
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
own-posts-channel = Channel
own-posts-no-channel = none yet, choose one below
own-posts-hour = Time
own-posts-others = They notify nobody but members who want to be reminded of their streak (`/preferences`). Also unasked: a greeting in a new server, the call of a turn, contests. Never a direct message.
own-posts-example = Only you see this: what would be posted now.
own-posts-first-channel = First choose the channel for these posts, in the menu above.
button-own-posts = Posts
button-own-posts-daily-example = Preview: puzzle
button-own-posts-months-example = Preview: season
button-own-posts-daily-on = Post daily puzzles
button-own-posts-daily-off = Stop daily puzzles

button-puzzle-solve = Solve
# The name of whoever solves a puzzle that a channel shows
puzzle-post-you = You
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Yesterday { $solved } of { $answered } found it
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name }: { $days } days in a row
# $names (text): mentions; $count (number): how many they are; $at (text): a countdown
streaks-end = { $names }: { $count ->
    [one] your streak ends { $at }. Solve today’s puzzle to keep it going.
   *[other] your streaks end { $at }. Solve today’s puzzle to keep them going.
}
preferences-streak_calls = Remind me of my streak
