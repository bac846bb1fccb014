### The rules of a contest as members read them, made from its plan.

contest-rule-leave-partner = If one of a pair leaves after the draw, whoever offers to substitute first takes the seat. Until then a computer may play.
contest-rules-play-title = How it’s played
contest-rules-meet-title = Draw and schedule
contest-rules-points-title = Points and ties
contest-rules-time-title = Time
contest-rules-absent-title = Late, leaving, absent
contest-rules-fair-title = Ratings and fair play
contest-rule-single = You sign up alone, and get a new partner each round.
contest-rule-pairs = You sign up as a pair, and stay together to the end.
contest-rule-tables = At the tables: { $rules }
contest-rule-hustle = Rounds: { $rounds }. Hands in each: { $hands }.
contest-rule-thrown-in = If everyone passes, the hand still counts as one of them, and the same dealer deals again.
contest-rule-match = A match is one game.
contest-rule-match-three = A match is the best of three games.
contest-rule-match-five = The last match is the best of five games.
contest-rule-league-once = Every pair meets every other pair of its division once.
contest-rule-divisions = Pairs in a division, at most: { $most }.
contest-rule-moving = Pairs that move up and down a division for the next league: { $count }, but at most half of each division.
    Of pairs that share a place, the first to sign up goes up or stays.
contest-rule-cup-single = A pair that loses is out.
contest-rule-swiss = Nobody is knocked out: each round you meet a pair with about as many points.
contest-rule-rounds = Rounds: { $rounds }, or fewer if there aren’t many pairs.
contest-rule-rounds-suit = The number of rounds depends on the number of pairs.
contest-rule-rotation = Tables are drawn. Partners repeat only when there are no others.
contest-rule-climb = Winners move up a table and losers stay. At the first table winners stay, and losers go to the last.
contest-rule-schedule = The schedule is fixed from the start. At home, a pair sits North and South.
contest-rule-bracket = The first seed meets the last, and so on. The first two can meet only in the final.
contest-rule-no-rematch = No two pairs meet twice, unless so many leave that it can’t be helped.
contest-rule-seeding-rating = Seeds follow the players’ ratings.
contest-rule-seeding-lots = Seeds are drawn.
contest-rule-seeding-last = Seeds follow the standings of the contest before, and in the first one the ratings. New entrants come last.
contest-rule-seeding-partner = A pair with one new partner has the better place of the two.
contest-rule-house = If the number of players isn’t a multiple of four, computers take the empty seats.
contest-rule-bye-league = With an odd number of pairs, one of them rests each round.
contest-rule-bye-cup = If the bracket isn’t full, the first seeds get a bye in round 1.
contest-rule-bye-swiss = With an odd number, one of the last pairs has a bye and gets { $points } points. Nobody has two before all have one.
contest-rule-lots = Every draw comes from a secret with a published fingerprint. Anyone can check it afterward.
contest-rule-side-points = You get the points that your side scores in each round.
contest-rule-match-points = A win is worth { $win } points, a tie { $draw }, a loss 0.
contest-rule-cup-rank = Pairs that go out in the same round share their place.
contest-rule-ties = Ties are broken in this order:
contest-rule-ties-again = Those who are still tied are compared again, from the first of these.
contest-rule-shared = If all of that is equal, the place is shared.
contest-tie-net = points scored minus points allowed
contest-tie-rounds_won = rounds won
contest-tie-lone_marches = loner sweeps
contest-tie-head_to_head = matches among those tied, if all have met
contest-tie-games = games won minus games lost
contest-tie-quotient = points scored divided by points allowed
contest-tie-buchholz_cut = opponents’ points without the lowest (Buchholz)
contest-tie-sonneborn_berger = points of the opponents beaten (Sonneborn-Berger)
contest-rule-least = It starts with at least { $least } { $size ->
    [one] players
   *[other] pairs
} and takes at most { $most }. Anyone else waits for a place.
contest-rule-opens-live = The next round opens { $seconds } seconds after the last match.
contest-rule-opens-days = Days per round: { $days }. Your table is open all that time: play whenever you like.
contest-rule-clock = A turn lasts at most { $clock }. Then a computer plays it, and after two in a row every turn, until you’re back.
contest-rule-whistle-live = A round takes about { $minutes } minutes. After { $limit } minutes a turn lasts at most { $clock }.
contest-rule-whistle-five = In the last match, turns get short after { $limit } minutes.
contest-rule-whistle-days = When the days are up, a turn lasts at most { $clock }, and computers play for anyone who’s away.
contest-rule-forfeit = A side that hasn’t played by then, though it had a turn, loses the match. If neither has, both get nothing.
contest-rule-missing = If you’re not there after { $minutes } minutes, a computer plays for you until you come.
contest-rule-absent-hustle = A round in which you played no card counts as 0; the others keep their points.
contest-rule-absent-pairs = A computer plays for one who isn’t there. A pair that hasn’t played a card has lost; nobody wins if that’s both.
contest-rule-missed = Whoever plays no card in a whole contest, and doesn’t leave it, is last in line for a place in their next one.
contest-rule-late-hustle = You can still join while the first half is played. Rounds you missed count as 0.
contest-rule-late-swiss = You can still join as a pair while the first half is played. Rounds you missed count as 0.
contest-rule-late-league = After the start, you can only join the next league.
contest-rule-late-cup = Nobody can join after the draw.
contest-rule-leave-ranked = If you leave, your points stay, but you rank below everyone who finishes.
contest-rule-leave-league = If both of a pair leave, it loses its matches to come. What it has played counts.
contest-rule-rated = Games among four members are rated as at any other table.
contest-rule-unrated = No game of this contest is rated.
contest-rule-level = Computers play at this level: { $level }.
contest-rule-dispute = If something went wrong, report it at your match. Every decision is in the log, for all to read.
contest-rule-check-in-live = Check in during the { $minutes } minutes before the start. Without it you don’t take part.
    Joining in that time is checking in.
contest-rule-check-in-days = Check in during the last day before the start. Without it you don’t take part.
    Joining in that time is checking in.
contest-rule-check-in-pairs = In a pair each of you checks in. If only one has, that one looks for a partner at the start.
contest-rule-two-missed = Miss two rounds in a row, and you’re out of the contest.
league-fingerprint = Fingerprint of the draws: { $commitment }
