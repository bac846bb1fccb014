### Why something is not done. Each is the whole answer a member gets.

refusal-not-now = You can’t do that at this point of the hand.
refusal-game-over = This game is over. Play again with `/euchre`.
refusal-not-held = You don’t have that card.
refusal-must-follow = You have a card of the suit led, so you have to follow it.
refusal-dealer-stuck = You’re stuck: name trump.
refusal-turned-down = You can’t name the suit that was turned down.
refusal-no-trump-off = “No trump” can’t be called at this table.
refusal-partner-alone = At this table the dealer’s partner can make this suit trump only by going alone.
refusal-needs-trump = At this table you need a trump other than the jacks to call it.
refusal-must-bid = Everyone else passed, so you have to bid.
refusal-bid-too-low = Bid more than the high bid, and no less than this table’s minimum.
refusal-bid-too-high = There aren’t that many tricks in a hand.
refusal-no-moon = At this table no bid is higher than all the tricks.
refusal-low-off = “No trump” can only be called high at this table.
refusal-not-alone = You can’t go alone with that call here.
refusal-dealers-call = Here the dealer becomes the maker, so only the dealer can go alone.
refusal-trump-called = Call a card of a suit that isn’t trump.
refusal-not-poor = You can’t show that hand: it isn’t poor enough, or one was already shown this deal.
refusal-not-proved = You can claim only tricks you’re sure of, whatever the others hold, and only when you’re on lead.
refusal-bad-deal = That deal doesn’t come from this deck.
refusal-not-between-hands = A score is corrected between two hands: use `/admin score` again when this hand is over, or the first dealer is known.
refusal-bad-scores = Give one score for each side, in the order the table shows them: whole numbers up to 999, and below 0 only where scores can fall below 0.
refusal-same-scores = That’s the score already.
refusal-winning-scores = With that score somebody would have won. A correction can’t end a game: games are won by playing.

table-unknown = There’s no table or game of that number here. `/hand` shows your cards, `/euchre` lets you play.
table-none-here = No table is open in this channel. Open one with `/table open`.
table-closed = This table is closed. Play on with `/euchre`, or with `/hand` at another table of yours.
table-over = The game at this table is over. Play again with `/euchre`.
table-full = Every seat at this table is taken. Open another table with `/table open`.
table-started = The game at this table has already started. Open a new one with `/table open`.
table-not-started = The game at this table hasn’t started yet. Start it first.
table-not-full = { $missing ->
    [one] One seat is still open. Wait for a player, or add a computer.
   *[other] { $missing } seats are still open. Wait for players, or add computers.
}
table-seated-already = You’re already seated at this table. `/hand` shows your cards.
table-seat-taken = That seat is taken. Choose another.
table-not-seated = You’re not seated at this table. `/euchre` gives you cards at once.
table-seen-cards = You’ve seen cards in this hand, so until it ends you can only take your old seat back.
table-no-such-seat = This table doesn’t have that seat. Choose one that the table shows.
table-member-not-seated = That member isn’t seated at this table. Choose somebody who sits here.
table-not-a-computer = There’s no computer in that seat. Choose another seat.
table-not-host = Only the host of this table or a moderator can do that. Ask one of them.
table-not-moderator = Only a moderator of this server can do that. Ask one.
table-rated = Ratings are at stake here: only a moderator of this server can remove somebody. Ask one.
table-not-your-turn = It’s not your turn.
table-stale = That button is out of date. `/hand` shows the current ones.
table-not-away = You’re already playing.
table-paused = The game is paused. Open your cards with `/hand`, then press **{ button-back }** to play on.
table-not-over = The game at this table isn’t over yet. Try again when it is.
table-rematched = This game already has a rematch. `/table list` shows the open tables.
table-bad-clock = A turn can last from 15 seconds to 7 days.
table-unknown-preset = There are no rules by that name. Pick one from the list that appears as you type.
table-may-not-open = You can’t open tables in this server. Join one that `/table list` shows, or ask whoever manages the server.
table-too-many = { $limit ->
    [one] You already have a table open. Finish or close it first.
   *[other] You already have { $limit } tables open. Finish or close one first.
}
table-stopping = Bower is about to restart. Please try again in a minute.
table-too-many-seated = { $seats ->
    [one] These rules have one seat, but more members are seated here, so nothing was changed. Choose rules with more seats.
   *[other] These rules have { $seats } seats, but more members are seated here, so nothing was changed. Choose rules with more seats.
}

discord-fails = Discord had trouble, so I couldn’t show you what came of this. See whether it’s done; if not, try again in a minute.
incident = Something went wrong on our side. If it happens again, please quote error number { $incident }.

calendar-unknown-zone = I don’t know the time zone “{ $zone }”. Write it like Europe/Rome or America/New_York.
calendar-bad-time = I can’t read that time. Write it like 2031-01-31 20:00, Fri 8pm, or 20:00.
calendar-no-such-day = There’s no such day. Check day and month.
calendar-other-weekday = That date falls on another day of the week. Check it, or leave out one of the two.
calendar-no-such-time = That time doesn’t exist: the clocks skip it that night. Choose an earlier or a later one.
calendar-past = That time is past. Choose a later one.
calendar-too-far = That’s more than a year ahead. Choose an earlier day.
