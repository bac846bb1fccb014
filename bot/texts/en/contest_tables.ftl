### Tables of a contest.

contest-table-heading = { $contest } · Round { $round }, table { $table }
contest-table-locked = The contest seats and runs this table; members can’t change its seats or settings, pause the game or close the table. Ask its organizers if something is wrong.
contest-table-held = The contest has paused this game. You can play on when the contest goes on.
contest-table-paused = **Paused by the contest.** The turn timer is stopped until the game goes on.
closed-contest = The contest closed this table.
contest-table-for-ratings = The contest has decided this match. The game is played to its end and counts for the ratings only.
contest-post-for-ratings = **{ $contest }**: the contest has decided your match. Your rated game has begun, so it’s played to its end and counts for your ratings. A computer plays for anyone who is away.
