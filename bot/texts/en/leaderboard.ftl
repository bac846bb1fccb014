### Leaderboards: `/leaderboard`.

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
board-empty = Nobody is in this list. Open a table with `/table open`.
board-row = { $rank }. { $name }: { $numbers }
board-row-you = { $rank }. { $name } (you): { $numbers }
board-previous = Back
board-next = Next
board-find-me = Find me
board-share = Share this page
board-shared = Shared by { $name }
board-choose = Sort by…
board-member = Member { $number }
board-number = { $column }: { $value }
board-rated = For members with about ten rated games or more: until then a rating is new.
board-rated-lately = For members with about ten rated games or more, one of them in the last { $weeks } weeks.
board-minimum-games = { $count ->
    [one] For members with at least one finished game.
   *[other] For members with at least { $count } finished games.
}
board-minimum-hands = { $count ->
    [one] For members with at least one hand.
   *[other] For members with at least { $count } hands.
}
board-minimum-calls = { $count ->
    [one] For members with at least one trump call.
   *[other] For members with at least { $count } trump calls.
}
board-minimum-together = { $count ->
    [one] For partners with at least one game together.
   *[other] For partners with at least { $count } games together.
}

absent-few-games = { $count ->
    [one] You’re not in this list yet: you need one more finished game.
   *[other] You’re not in this list yet: you need { $count } more finished games.
}
absent-few-hands = { $count ->
    [one] You’re not in this list yet: you need one more hand.
   *[other] You’re not in this list yet: you need { $count } more hands.
}
absent-few-calls = { $count ->
    [one] You’re not in this list yet: you need one more trump call.
   *[other] You’re not in this list yet: you need { $count } more trump calls.
}
absent-few-together = { $count ->
    [one] You’re not in this list yet: you need one more game with the same partner.
   *[other] You’re not in this list yet: you need { $count } more games with the same partner.
}
absent-hidden = You’re keeping yourself off the leaderboards. `/preferences` changes that.
absent-unlisted = Admins took you off this server’s leaderboards.
absent-away = You’re not in this list now: your last rated game that counts here was at least { $weeks } weeks ago. Your rating stays, and your next one brings you back.
absent-new = You’re not in this list yet: your rating here is new. It takes about ten rated games; those of the same four on one day count less.
absent-nothing = You’re not in this list: there’s nothing of yours to count here yet.

# .short heads a narrow column of the picture
column-rating = rating
    .short = rating
column-games_won = games won
    .short = won
column-games = games
    .short = games
column-win_rate = win rate
    .short = wins %
column-points_per_hand = points per hand
    .short = per hand
column-loners_made = loner sweeps
    .short = sweeps
column-euchres_made = euchres made
    .short = euchres
column-call_success = successful calls
    .short = made %
column-partnership = best partners
    .short = wins %
column-best_streak = longest win streak
    .short = longest
column-rated = rated games
    .short = games
column-points = points
    .short = points
column-hands = hands
    .short = hands
column-loners_tried = loners tried
    .short = tried
column-calls = trump calls
    .short = calls
column-calls_made = made
    .short = made
column-streak = now
    .short = now
