### Statistics of members and servers.

stats-title = { $name }: euchre in this server
stats-title-everywhere = { $name }: euchre in all servers
stats-none = No hand of { $name } counts in this server’s statistics yet.
stats-none-own = None of your hands counts in this server’s statistics yet. Type `/euchre` to play one.
stats-none-everywhere-own = None of your hands counts in any server’s statistics yet. Type `/euchre` to play one.
stats-none-here = There’s nothing for { $name } here yet.
stats-none-here-own = There’s nothing for you here yet.
# $rules (text): a family of games; $season (text)
stats-scope = { $rules } · { $season }
stats-all-time = all time
stats-season = season { $name }
# A short form for pictures
stats-short = { $name }: { $page }

stats-page-overview = Overview
stats-page-calls = Calls
stats-page-seats = Seats and suits
stats-page-luck = Luck and skill
stats-page-trend = Trend
stats-choose-rules = Which games…
stats-choose-page = More statistics…

stats-line = **{ $what }**: { $value }
stats-plain = { $what }: { $value }
# What all members have together, beside a member's own
stats-beside = { $value } · average { $average }
stats-column-average = average
stats-everyone = Members in the average: { $members } (a rating’s: those who have one); computers don’t count.
stats-rating = Rating ({ $rules })
stats-off-board = You’re off the rating board now: your last rated game that counts there was at least { $weeks } weeks ago. Your next one brings you back.
stats-drawn = Tied games
stats-hands-won = Hands won
stats-points = Points per hand
stats-points-against = Against, per hand
stats-euchres-suffered = Euchres suffered
stats-loners = Going alone
stats-loners-value = { $made ->
    [one] one march
   *[other] { NUMBER($made) } marches
} in { $tried ->
    [one] one try
   *[other] { NUMBER($tried) } tries
}
stats-defences = Defending alone
stats-defences-value = { $made ->
    [one] one euchre
   *[other] { NUMBER($made) } euchres
} in { $tried ->
    [one] one try
   *[other] { NUMBER($tried) } tries
}
stats-tricks = Tricks per hand
stats-decisions = Decisions
stats-by-computer = Decided by a computer
stats-pace = Time per decision
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
stats-count-rate = { $count } ({ $rate })

stats-calls = Called trump
stats-calls-value = in { $calls } of { $hands } hands ({ $rate })
stats-calls-group = Successful calls
stats-calls-all = All calls
stats-round = { $round ->
    [1] First round
    [2] Second round
   *[other] Auction or blind
}
stats-next = Next, among these
stats-crossing = Crossing, among these
stats-alone-march = Loner sweeps
stats-alone-defence = Lone defenses
stats-of-calls = { $count ->
    [one] of one call
   *[other] of { NUMBER($count) } calls
}
stats-of-hands = { $count ->
    [one] of one hand
   *[other] of { NUMBER($count) } hands
}
stats-of-tries = { $count ->
    [one] tried once
   *[other] tried { NUMBER($count) } times
}
stats-mark = The upright mark is the average.
stats-relations = Next: the other suit of the color that was turned down. Crossing: a suit of the other color.
stats-no-calls = No calls are counted yet.

stats-seats-group = Hands won, by seat
stats-suits-group = Successful calls, by suit
stats-position = { $position ->
    [0] Dealer
    [1] Dealer’s left
    [2] Second seat
    [3] Third seat
   *[other] Seat { $position }
}
# $net (text): net points a hand, with a sign
stats-seat-note = { $count ->
    [one] one hand
   *[other] { NUMBER($count) } hands
}, { $net } per hand
stats-latest = The latest { NUMBER($count) } hands.

stats-luck = Luck
stats-skill = Skill
stats-luck-value = { $value } points per hand
stats-skill-value = { $value } points per hand (± { $margin })
stats-luck-hands = { $count ->
    [one] From one hand that can be judged, of a finished game.
   *[other] From { NUMBER($count) } hands that can be judged, of finished games.
}
stats-luck-note = Luck: what the side’s cards were worth if everybody saw them and nobody erred. Skill: what came of them beyond that, thanks to the others at the table, too. Both are the side’s points minus the others’; ± is the margin of error.
stats-no-luck = Luck and skill aren’t known yet for any of these hands. They’re worked out in the background, for finished games of two sides with an upcard.
stats-no-words = No stories yet.
stats-word-dutchman = held a Dutchman
stats-word-underman = undermanned
stats-word-walk = a card walked
stats-word-chop = chopped an ace
stats-word-dog = held a dog from every county
stats-word-trumped-partner = trumped the partner’s trick
stats-word-stuck = stuck as dealer
stats-word-assisted = assisted
stats-word-blind-call = called blind
stats-word-farmers-hand = farmer’s hands
stats-word-lay-down = laid the hand down
stats-word-conceded = conceded
stats-word-revoke-called = caught revoking
stats-word-revoke-false = called a revoke that wasn’t one
stats-times = { $what }: { NUMBER($count) }

stats-trend-games = Games won, of { $count } each
stats-trend-points = Points per hand, by week
stats-trend-own = own side
stats-trend-other = the others
stats-trend-own-last = own side { $value }
stats-trend-other-last = the others { $value }
stats-trend-spark = **{ $what }**: { $line } { $first } → { $last } (from { $low } to { $high })
stats-trend-plain = { $what }: from { $first } to { $last }, lowest { $low }, highest { $high }.
stats-no-trend = A trend needs two games with a rating that isn’t new, { $count } games, or hands in two weeks.

stats-server-none = No game has been finished here yet.
stats-server-hands = Hands in a game
stats-server-given = Stopped early
stats-server-members = Members
stats-server-games-each = Games for each
stats-server-alone = Played alone
stats-server-thrown = Thrown in
stats-server-busiest = Busiest hour
stats-server-hour = { $day ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
}, { $from }:00–{ $to }:00 UTC
stats-server-rules = Most played
stats-server-rule = { $rules } ({ NUMBER($count) })
stats-server-note = Calls: the latest hands ({ NUMBER($count) }), including computers’.

stats-partners-title = { $name }: partners
stats-partners-none = { $name } hasn’t finished a game with another member as partner yet.
stats-partner = { $name }: { NUMBER($won) }/{ NUMBER($played) } ({ $rate })
stats-best = Best partner
stats-worst = Hardest partner
stats-partners-note = Games won, of those together. Best and hardest: of at least { $count }.

stats-versus-title = { $one } and { $two }
stats-versus-none = { $one } and { $two } haven’t finished a game at the same table yet.
stats-versus-same = Compare a member with somebody else.
stats-versus-against = Against each other
stats-versus-together = As partners
stats-versus-games = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}: { $one } won { NUMBER($first) }, { $two } won { NUMBER($second) }.
stats-versus-points = { $count ->
    [one] In one hand
   *[other] In { NUMBER($count) } hands
}: { $first ->
    [one] one point
   *[other] { NUMBER($first) } points
} for { $one }, { NUMBER($second) } for { $two }.
stats-versus-pair = { $count ->
    [one] One game
   *[other] { NUMBER($count) } games
}, { NUMBER($won) } won ({ $rate }).
stats-versus-pair-points = { $count ->
    [one] In one hand
   *[other] In { NUMBER($count) } hands
}: { $first ->
    [one] one point
   *[other] { NUMBER($first) } points
}, { NUMBER($second) } for the others.
stats-versus-last = Last together: { $when }
