### Seasons of a server: `/season`.

cmd-season = Seasons of this server
cmd-season-start = Begin a season: boards and ratings of its own
cmd-season-end = End the season that is on
opt-season-name = What the season is called
season-number = Season { $number }
season-named = Season { $number }: { $name }
season-begun = { $season } begins. Games count for its leaderboards from now on, and ratings begin halfway between what they are and what everyone begins with.
season-confirm = End { $season }? What is played from then on counts for it no more, and its leaderboards stay as they are for good.
season-confirm-yes = End the season
season-over = { $season } is over. This is its final table; `/leaderboard` keeps it.
season-running = { $season } is still on. End it first with `/season end`.
season-none-running = No season is on. `/season start` begins one.
season-bad-name = The name of a season has at most { $limit } characters.
season-unknown = This server has no season “{ $season }”.
season-not-everywhere = Seasons belong to one server: over all servers there is only all time.
