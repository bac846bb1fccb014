### Seasons of a server.

season-number = Season { $number }
season-named = Season { $number }: { $name }
season-begun = { $season } starts now. From now on games count for its leaderboards, and ratings start halfway between what they are and what everyone starts with.
season-confirm = End { $season }? Games after that no longer count for it, and its leaderboards are final.
season-confirm-yes = End the season
season-over = { $season } is over. These are its final standings; `/leaderboard` keeps them.
season-running = { $season } is still running. End it first with `/admin season-end`.
season-none-running = No season is running. `/admin season-start` starts one.
season-bad-name = A season’s name has at most { $limit } characters.
season-unknown = This server has no season “{ $season }”. Choose from the list that appears as you type.
season-not-everywhere = Seasons belong to one server: across all servers there’s only all time.
