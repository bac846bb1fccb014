### The private panel of a seat.

hand-ordering = Your turn: do you want { $card } as trump?
hand-naming = Your turn: name trump or pass
hand-naming-stuck = Your turn: you’re stuck, so name trump
hand-discarding = Your turn: discard one card
hand-defending = Your turn: defend alone?
hand-playing = Your turn: play a card
hand-playing-lead = Your turn: lead a card
hand-sits-out = You sit out this hand
hand-lobby = The game hasn’t started yet. Your cards will show up here.
hand-drawing = Drawing for the first deal.
reaction-said = { $name }: { $said }
reaction-nice-hand = 👏 Nice hand
reaction-well-played = 🤝 Well played
reaction-ouch = 😬 Ouch
reaction-thanks = 🙏 Thanks
spectator-join = Join for { $name }
spectator-join-with = Join for { $name } (with { $partners })
hand-closed = Your hand is still closed. The game is rated once all four have opened their hands; whoever leaves after that loses.
home-title = Waiting for you
hand-none = You have no cards right now.
button-share = Share result
over-won = You won, { $high } to { $low }
over-lost = You lost, { $low } to { $high }
over-won-all = You won
over-lost-all = You lost
hand-seat = With { $partner }
hand-for-yourself = You’re on your own
hand-others-play = { $names } are playing this hand.
hand-dropped = You dropped out of this hand.
hand-to-dealer-you = You’d pick up { $card } and discard a card.
hand-to-dealer-partner = { $name }, your partner, would pick up { $card }.
hand-to-dealer-opponent = { $name }, your opponent, would pick up { $card }.
hand-to-dealer-other = { $name }, the dealer, would pick up { $card }.
hand-needs-trump = At this table you need a trump other than the jacks to call it.
hand-turned-down = You can’t name the suit that was turned down: { $suit }.
hand-took = You picked up { $card }. Discard one card; it may be that one.
hand-buried = Discarded: { $card }.
hand-called = { $name } called { $card }: whoever has it is the partner.
    .you = You called { $card }: whoever has it is your partner.
hand-called-mine = You have { $card }: you’re { $name }’s partner.
hand-called-known = { $partner } had { $card } and is { $name }’s partner.
    .you = { $partner } had { $card } and is your partner.
hand-led = { $suit } led: follow suit.
hand-led-free = { $suit } led and you have none: play anything.
hand-led-seen = { $suit } led.
hand-led-benny = { $card } led: play anything.
hand-led-benny-seen = { $card } led.
hand-led-trump = Trump led: follow suit.
hand-led-trump-free = Trump led and you have none: play anything.
hand-led-trump-seen = Trump led.
hand-partner-alone = { $name } is going alone.
hand-maker-defence = { $name } called trump. Take { $tricks } tricks on your own and you score 4.
hand-bowers = { $right } is the right bower and { $left } the left bower, a trump like the others.
hand-benny = { $card }, the Benny, is the highest trump of all.
hand-is-away = You’re away
hand-away = A computer is playing for you. Press **{ button-back }** to take over.
hand-tricks = Tricks: { $ours } for you, { $theirs } for them
hand-until = Your time runs out { $until }
hand-until-other = { $name }’s time runs out { $until }
hand-computer = Played by a computer ({ $level })
hand-computer-away = A computer ({ $level }) plays until { $name } is back
button-pass-ahead = Pass in advance
button-pass-ahead-on = ✓ Passing in advance

bid-pass = Pass
bid-pass-blind-loning = Look at my cards first
bid-pass-going-alone = With my partner
bid-pass-defending = With my partner
bid-pass-lone-calling = With my partner
bid-pass-declaring = Not this time
bid-name = { $how ->
    [no-trump] { $sign }
    [name] Make { $sign } trump
    [order] Make { $sign } trump · order up
    [assist] Make { $sign } trump · assist
   *[take] Make { $sign } trump · pick up
}
bid-name-alone = { $suit } alone
bid-sure = Sure: { $said }
bid-defend-alone = Defend alone

last-heading = Trick { $number }, led by { $name }
last-card = { $name }: { $card }
last-card-won = **{ $name }: { $card }** (takes the trick)
last-none = No trick has been finished in this hand yet.

more-title = Table { $number }
table-in-contest = { $contest } · table { $number }
more-substitute = Hand a seat to a computer…
more-kick = Remove from the game…
more-sit = Take the seat of { $name }
more-remove-computer = Remove { $name }
confirm-close = Close this table? The game ends here and won’t count.
confirm-close-yes = Yes, close it
confirm-leave = Leave this game? A computer takes your seat.
confirm-leave-yes = Yes, leave

ping-turn = Euchre: your turn.
ping-ordering = Euchre: your bid.
ping-discarding = Euchre: your discard, dealer!
ping-playing = Euchre: your turn to play a card.
ping-until = { $call } Your time runs out { $until }.
ping-run-out = { $name } ran out of time.

# Other questions to a seat; ask-… says what they mean
hand-cutting = Your turn: cut the deck, or tap it
hand-blind-calling = Your turn: name trump before you look
hand-blind-naming = Your turn: name the Benny’s suit before you look
hand-blind-loning = Your turn: alone, before you look?
hand-bidding = Your turn: bid or pass
hand-bidding-stuck = Your turn: you’re stuck, so bid
hand-choosing = Your turn: name trump
hand-going-alone = Your turn: go alone?
hand-lone-calling = { hand-going-alone }
hand-taking-dummy = { $count ->
    [one] Your turn: discard one card
   *[other] Your turn: discard { $count } cards
}
hand-calling-partner = Your turn: call for a partner
hand-staying = Your turn: stay in or drop out?
hand-declaring = Your turn: do you declare?
hand-giving = Your turn: give a card
hand-betting = Your turn: raise the stake?
hand-betting-maker = Your turn: match the raise?
hand-claiming = Your turn: accept the claim?
hand-rewarding = Your turn: score, or set them back?
hand-reviewing = Was there a revoke?
hand-gave = You gave away { $cards }.
hand-got = You were given { $cards }.
ask-cutting = A cut goes into the shuffle; a tap leaves the deck as it is.
ask-unseen = Your cards are still face down.
ask-others-unseen = You can look at your own cards; the dealer can’t yet.
ask-blind-calling = The Benny is turned up. Name trump now: then you pick up the Benny, see your cards and discard one of them.
ask-blind-naming = The Benny is turned up. Name the suit it stands for: then everyone bids on that suit.
ask-blind-loning = Go alone blind and you pick up { $card }: every trick scores you 5 points, anything less scores 1 for the others.
ask-stands-for = { $card } stands for { $suit }.
ask-naming-any = { $card } is turned up: you can name any suit, and the dealer gets the card.
ask-show = Your hand is poor enough to show: do it, and you may swap three cards before the bidding.
ask-show-until-lead = Your hand is poor enough to show: do it, and you may swap three cards until the first lead.
ask-show-redeal = Your hand is poor enough to show: do it, and the cards are dealt again.
ask-bidding-first = Lowest bid: { $least }.
ask-bidding = The high bid is { $bid }, by { $name }.
ask-choosing = You won the auction with { $bid }. You lead.
ask-choosing-alone = You’re going alone.
ask-going-alone = Your partner made { $suit } trump, which makes you the maker.
ask-taking-dummy = The dummy is in your hand now. Discard until you have { $size } cards.
ask-calling-partner = The holder of the card you call is on your side, and shows it only by playing it. If it’s in the kitty, you play alone.
ask-staying = { $name } chose { $suit }. Stay and take no trick, and you go up { $points }. Drop out, and nothing changes for you.
ask-declaring = Declare, and you lead and have to take every trick. Make it and you win the game{ $pool ->
    [yes] {" "}and the pool
   *[no] { "" }
}; fail and your score doubles.
ask-lone-maker = You chose { $suit }. Without a partner, a march counts double.
ask-lone-partner = Your partner, { $name }, chose { $suit }. If you go alone, your partner sits out.
ask-giving-lone = Choose a card for { $name }. You get one back, and your partner sits out.
ask-giving = { $name } is going alone. Give the card that helps most; then you sit out.
ask-betting = { $stake ->
    [one] The stake is 1 counter.
   *[other] The stake is { $stake } counters.
} { $counters ->
    [one] A raise adds 1.
   *[other] A raise adds { $counters }.
}
ask-betting-maker = { $stake ->
    [one] The stake is 1 counter now.
   *[other] The stake is { $stake } counters now.
} { $counters ->
    [one] You match each raise of 1.
   *[other] You match each raise of { $counters }.
} If you give up the stake, the hand is still played.
ask-claiming = { $name } claims the rest of the tricks. Accept, and they count as taken; or play it out, with those cards face up.
ask-rewarding = { $points ->
    [one] Your side won 1 point.
   *[other] Your side won { $points } points.
}
ask-honour = An honor table: only an opponent who calls it stops a revoke.

bid-tap = Tap
bid-cut-high = Cut high
bid-cut-middle = Cut in the middle
bid-cut-low = Cut low
bid-alone = Alone
bid-alone-unseen = Alone, blind
bid-tricks = Bid { $tricks }
bid-all = Little pepper: all { $tricks }
bid-moon = Big pepper
bid-moon-alone = Moon: all, alone
bid-call-ace = Call { $card }
bid-call-best = Call the best of { $suit }
bid-show = Swap { $cards }
bid-show-redeal = Show and redeal
bid-stay = Stay in
bid-drop = Drop out
bid-declare = I declare!
bid-check = Check
bid-raise = Raise by { $counters }
bid-see = Match
bid-give-up = Give up the { $counters }
bid-accept = Accept the claim
bid-refuse = Play it out
bid-take-points = Score { $points }: { $ours } to { $theirs }
bid-lower = Set back { $points }: { $ours } to { $theirs }

# Beside the turn
beside-lay-down = Claim the rest
beside-throw-in = Concede the rest
beside-steal = Steal the deal
beside-object = Object to the deal
beside-revoke = Revoke by { $name }
confirm-lay-down = Lay your hand down and claim the rest of the tricks? Unless that’s beyond doubt, everyone sees your cards and your opponents get to answer.
confirm-throw-in = Concede the rest of the tricks? Your side scores for those it has.
confirm-revoke = Call a revoke by { $name }? If you’re right, the hand is over.{ $pays ->
    [yes] {" "}If you’re wrong, your side pays.
   *[no] { "" }
}
confirm-beside-no = Back to my hand

ping-deciding = Euchre: your answer.
ping-rewarding = { ping-deciding }
ping-cutting = Euchre: your cut.
ping-taking-dummy = Euchre: choose your discards.
ping-giving = Euchre: your partner is waiting for a card.
ping-claiming = Euchre: there’s a claim to answer.
