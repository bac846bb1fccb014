# What happens in the life of a contest: rounds drawn again, what nobody won, divisions
contest-post-new-start = **{ $contest }** starts at another time: { $at } ({ $left }).
contest-post-paused = **{ $contest }** is paused: “{ $reason }”. It goes on by itself { $left } at the latest.
contest-post-goes-on = **{ $contest }** goes on.
contest-post-extended = **{ $contest }**: round { $round } has more time, until { $at } ({ $left }).
league-post-redrawn = **{ $contest }**: round { $round } is drawn again: “{ $reason }”. The tables that were open are closed, and count for nobody. The new ones open in a moment.
league-post-redrawn-paused = **{ $contest }**: round { $round } is drawn again: “{ $reason }”. The tables that were open are closed, and count for nobody. The contest is paused; the new ones open when it goes on.
league-post-final-nobody = **{ $contest }** is over without a winner: nobody who played stayed to the end.
league-won-nobody = Over without a winner
contest-barred = The organizers took one of you out of this contest, so you can’t come back. Watch its tables with `/table list`.
contest-former = You’ve already been drawn in this contest, so you can’t enter it again. Watch its tables with `/table list`.
contest-damaged = I can’t read contest { $number }: what’s stored of it is damaged. Please tell the bot’s owner; the log says more.
league-post-entry = **{ $contest }**: { $what }
league-post-entry-reason = **{ $contest }**: { $what } “{ $reason }”
