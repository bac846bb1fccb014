### Why something is not done. Each is the whole answer a member gets.

refusal-not-now = That cannot be done at this point of the hand.
refusal-game-over = This game is over.
refusal-not-held = You do not hold that card.
refusal-must-follow = You hold a card of the suit led and must follow it.
refusal-dealer-stuck = At this table the dealer may not pass in the second round: name trump.
refusal-turned-down = The suit that was turned down may not be named.
refusal-no-trump-off = No trump is not played at this table.
refusal-partner-alone = At this table you may order up your partner only to play alone.
refusal-needs-trump = At this table you may make trump only with a trump besides the jacks.
refusal-must-bid = All the others have passed: at this table the dealer must then bid.
refusal-bid-too-low = Bid more than the highest bid so far, and no less than the minimum of this table.
refusal-bid-too-high = There are not that many tricks in a hand.
refusal-no-moon = At this table there is no bid above all the tricks.
refusal-low-off = At this table no trump is played high only.
refusal-not-alone = At this table nobody goes alone with that call.
refusal-dealers-call = At this table your assist makes the dealer the maker: only the dealer may then play alone.
refusal-trump-called = Call a card of a suit that is not trump.
refusal-not-poor = Only a poor hand may be shown at this table, and only one in each deal.
refusal-not-proved = Only what is proved may be claimed now: on lead, and whatever the other hands hold.
refusal-bad-deal = That is not a deal of this pack.
refusal-not-between-hands = A score is corrected between two hands: not while cards are out, and not before it is known who deals first.
refusal-bad-scores = Give one score for each side, in the order in which the table shows them: whole numbers up to 999, and below 0 only where a score can fall below 0.
refusal-same-scores = That is the score already.
refusal-winning-scores = With that score somebody would have won. A correction ends no game: games are won by playing.

table-unknown = There is no such table any more.
table-none-here = No table is open in this channel. Open one with `/table open`.
table-closed = This table was closed.
table-over = The game at this table is over.
table-full = All seats of this table are taken.
table-started = The game at this table has begun already.
table-not-started = The game at this table has not begun yet.
table-not-full = { $missing ->
    [one] One seat is still free. Wait for a player, or add a computer.
   *[other] { $missing } seats are still free. Wait for players, or add computers.
}
table-seated-already = You sit at this table already.
table-seat-taken = That seat is taken.
table-not-seated = You do not sit at this table.
table-seen-cards = You left that hand and know its cards: until it is over only your old seat is open to you.
table-no-such-seat = This table has no such seat.
table-member-not-seated = That member does not sit at this table.
table-not-a-computer = No computer sits there.
table-not-host = Only the member who opened this table, or a moderator, may do that.
table-not-moderator = Only a moderator of this server may do that.
table-rated = Ratings are at stake here: only a moderator of this server may send somebody away.
table-not-your-turn = It is not your turn.
table-stale = The game has moved on since that button was made.
table-not-away = You are at the table already.
table-paused = The game is paused. Press I’m back to go on with it.
table-not-over = The game at this table is not over yet.
table-rematched = This game has had its rematch already.
table-bad-clock = A turn may last from 15 seconds to 7 days.
table-unknown-preset = There are no rules of that name.
table-may-not-open = You may not open tables in this server.
table-opened-often = You have opened five tables within ten minutes. Please wait a little before the next one.
table-too-many = { $limit ->
    [one] You have a table open already. Finish or close it first.
   *[other] You have { $limit } tables open already. Finish or close one first.
}
table-stopping = Bower is about to restart. Please try again in a minute.
table-too-many-seated = { $seats ->
    [one] These rules have one seat, but more members sit here. Nothing was changed.
   *[other] These rules have { $seats } seats, but more members sit here. Nothing was changed.
}

incident = Something went wrong on our side. If it happens again, please report number { $incident }.
