### The season of a series: its table, its final, and what a contest is remembered for.

league-view-season = Season
league-field-nights = Contests of a season
league-field-final = Final
league-final-8-ends = the first 8 members, first with last
league-final-8-next = the first 8 members, first with second
league-final-16-ends = the first 16 members, first with last
league-final-16-next = the first 16 members, first with second
league-final-8-pairs = the first 4 pairs
league-final-16-pairs = the first 8 pairs
contest-preview-nights = When it’s over, the next one is announced; after { $nights } of them comes a final.
contest-season-stands = Season after { $played } of { $nights }
contest-season-line = **{ $stands }**: { $rows }
contest-season-counts = the best { $best } count
contest-column-nights = played
    .short = played
contest-column-latest = latest
    .short = latest
contest-season-euchres = Most euchres: { $names } ({ $count })
contest-season-round = Highest round: { $names } ({ $count })
contest-season-last = Last place: { $names }
contest-season-own = Season: rank { $rank } of { $count }, { $points }
contest-season-own-open = Season: rank { $rank } of { $count }, { $points }. Of the results that count, { $open } can still get better.
contest-season-final-name = { $contest } · Final
contest-post-finalists = **{ $contest }** starts { $at }. You’re among the first in the season’s table: press *Join*, then check in. Places go in the order of the table; those that are free { $until } are offered to the next.
    -# { $consent }
contest-post-finalists-next = **{ $contest }** starts { $at }, and places are free. You’re next in the season’s table: press *Join*, then check in. Places go in the order of the table.
    -# { $consent }
contest-post-next-final = The season is complete. Its final starts { $at } ({ $left }); on its notice board the first in the table press *Join*.
contest-post-next-season = The next season starts { $at } ({ $left }). Sign up on its notice board.
contest-final-joined = Joined: { $count }. Places go in the order of the season’s table.
contest-final-looks =
    { $contest }: you’ve joined. At the start, places go in the order of the season’s table to those who have checked in.
    -# { $consent }
contest-final-me = You’ve joined. At the start, places go in the order of the season’s table to those who have checked in.
contest-not-in-table = This final is for the first in the season’s table, and an hour before check-in it opens to all in the table. `/league show` shows the table.
contest-paired-by-table = In a final the season’s table says who plays with whom. Sign up alone, with `/league join`.
contest-rule-final = You sign up alone, with your place in the season’s table, and get your partner at the start.
contest-rule-final-ends = The first { $count } in the table who have checked in play: the first with the last, and so on.
contest-rule-final-next = The first { $count } in the table who have checked in play: the first with the second, and so on.
contest-rule-final-pairs = The first pairs in the table of whom both have checked in play. Members, at most: { $count }.
contest-rule-seeding-season = Seeds follow the season’s table.
contest-rules-season-title = Season
contest-rule-season = Season: { $nights } contests, and the best { $best } results count. Each gives you the share of the others that you’ve beaten, from 0 to 100.
contest-rule-season-final = The season ends with a final: { $who }.
league-log-joins = { $name } joined.
