### What Bower posts by itself: the page that turns it on, and the posts.

own-posts-title = What Bower posts by itself
server-own-posts = Posts
own-posts-none = none
own-posts-on = on
own-posts-off = off
own-posts-daily = Daily puzzle
own-posts-daily-about = The position with *{ button-puzzle-solve }*, and a line on how yesterday’s went. It notifies nobody and names nobody who keeps off leaderboards.
own-posts-channel = Channel
own-posts-no-channel = none yet, choose one below
own-posts-hour = Time
# $time (text): a time of day
own-posts-ends = Each puzzle can be solved until { $time } there; then the next one begins. An hour soon after that gives members the most time.
own-posts-others = Also unasked: one greeting in a new server, the call of a turn at a table, and what contests announce. Members call players, and Bower writes no direct messages.
own-posts-example = Only you see this. In the channel it has its buttons.
own-posts-first-channel = First choose the channel for these posts, in the menu above.
button-own-posts = Posts
button-own-posts-example = Preview
button-own-posts-daily-on = Post daily puzzles
button-own-posts-daily-off = Stop daily puzzles

button-puzzle-solve = Solve
# The name of whoever solves a puzzle that a channel shows
puzzle-post-you = You
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Yesterday { $solved } of { $answered } found it
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name }: { $days } days in a row
