### Leaderboards: `/leaderboard`.

opt-board = What members are ordered by
opt-season = Which season, by number or name; without it, the one that is on
opt-family = Which games count
opt-scope = This server, or every server with Bower

scope-server = This server
scope-everywhere = All servers

family-all = All games
family-partners = Two against two
family-auction = Bidding for trump, with a partner
family-alone = Everyone alone
family-called = A called partner
family-six = Three against three

board-titled = Leaderboard: { $column }
board-all-time = All time
board-empty = Nobody is in this list yet. Open a table with `/table open`.
board-page = Page { $page } of { $pages }
board-row = { $rank }. { $name }: { $numbers }
board-row-you = { $rank }. { $name } (you): { $numbers }
board-previous = Back
board-next = Next
board-find-me = Find me
board-share = Share
board-shared = Shown by { $name }
board-choose = Order by…
board-member = Member at rank { $rank }
board-number = { $column }: { $value }
board-minimum-rated = { $count ->
    [one] For members with at least one rated game.
   *[other] For members with at least { $count } rated games.
}
board-minimum-games = { $count ->
    [one] For members with at least one finished game.
   *[other] For members with at least { $count } finished games.
}
board-minimum-hands = { $count ->
    [one] For members with at least one hand.
   *[other] For members with at least { $count } hands.
}
board-minimum-calls = { $count ->
    [one] For members with at least one call of trump.
   *[other] For members with at least { $count } calls of trump.
}
board-minimum-together = { $count ->
    [one] For partners with at least one game together.
   *[other] For partners with at least { $count } games together.
}

absent-few-rated = { $count ->
    [one] You are not in this list yet: you need one more rated game.
   *[other] You are not in this list yet: you need { $count } more rated games.
}
absent-few-games = { $count ->
    [one] You are not in this list yet: you need one more finished game.
   *[other] You are not in this list yet: you need { $count } more finished games.
}
absent-few-hands = { $count ->
    [one] You are not in this list yet: you need one more hand.
   *[other] You are not in this list yet: you need { $count } more hands.
}
absent-few-calls = { $count ->
    [one] You are not in this list yet: you need one more call of trump.
   *[other] You are not in this list yet: you need { $count } more calls of trump.
}
absent-few-together = { $count ->
    [one] You are not in this list yet: you need one more game with the same partner.
   *[other] You are not in this list yet: you need { $count } more games with the same partner.
}
absent-hidden = You keep yourself off the leaderboards. `/preferences` changes that.
absent-unlisted = Admins have taken you off the leaderboards of this server.
absent-nothing = You are not in this list: there is nothing of yours to count here yet.

# .short heads a narrow column of the picture
column-rating = rating
    .short = rating
column-games_won = games won
    .short = won
column-games = games
    .short = games
column-win_rate = share of games won
    .short = share
column-points_per_hand = points per hand
    .short = per hand
column-loners_made = marches alone
    .short = alone
column-euchres_made = euchres made
    .short = euchres
column-call_success = calls not euchred
    .short = share
column-partnership = best partners
    .short = share
column-best_streak = longest run of games won
    .short = longest
column-rated = rated games
    .short = games
column-points = points
    .short = points
column-hands = hands
    .short = hands
column-loners_tried = loners tried
    .short = tried
column-calls = calls of trump
    .short = calls
column-calls_made = made
    .short = made
column-streak = now
    .short = now
