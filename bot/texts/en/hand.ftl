### The private panel of a seat.

hand-ordering = Your turn: is { $card } to be trump?
hand-naming = Your turn: name trump or pass
hand-naming-stuck = Your turn: you are stuck and must name trump
hand-discarding = Your turn: discard one card
hand-defending = Your turn: will you defend alone?
hand-playing = Your turn: play a card
hand-playing-lead = Your turn: lead a card
hand-sits-out = You sit out this hand
hand-lobby = The game has not begun yet. Your cards will be here.
hand-drawing = The first dealer is being drawn.
hand-closed = This table was closed.
reaction-said = { $name }: { $said }
reaction-nice-hand = 👏 Nice hand
reaction-well-played = 🤝 Well played
reaction-ouch = 😬 Ouch
reaction-thanks = 🙏 Thanks
spectator-sees = You see what everyone sees: the cards on the table, the bids, the score.
spectator-seats = You may take over from a computer, with its cards and its score:
button-share = Share
over-best-call = Your best call: { $suit } in hand { $hand }, +{ $points }
over-best-call-alone = Your best call: { $suit } alone in hand { $hand }, +{ $points }
milestone-loners-made = { $count ->
    [1] Your first loner in this server!
   *[other] Milestone: { $count } loners in this server
}
milestone-marches = { $count ->
    [1] Your first march in this server!
   *[other] Milestone: { $count } marches in this server
}
milestone-euchres-made = { $count ->
    [1] Your first euchre of a maker in this server!
   *[other] Milestone: { $count } makers euchred in this server
}
milestone-games-won = { $count ->
    [1] Your first game won in this server!
   *[other] Milestone: { $count } games won in this server
}
milestone-hands = Milestone: { $count } hands played in this server
hand-seat = You: { $seat }, with { $partner }
hand-for-yourself = You: { $seat }, for yourself
hand-others-play = This hand is played by { $names }. You are dealt in again soon.
hand-dropped = You have dropped out of this hand.
hand-to-dealer-you = If it is taken up, { $card } is yours.
hand-to-dealer-partner = If it is taken up, { $card } goes to your partner { $name }.
hand-to-dealer-opponent = If it is taken up, { $card } goes to your opponent { $name }.
hand-to-dealer-other = If it is taken up, { $card } goes to the dealer, { $name }.
hand-partner-alone-only = By the rules of this table you may order up your partner only to play alone.
hand-needs-trump = By the rules of this table you need a trump besides the jacks to make trump.
hand-turned-down = The suit turned down may not be named: { $suit }.
hand-took = You took { $card }. Choose the card to bury; it may be that one.
hand-buried = You buried { $card }.
hand-led = { $suit } led: follow if you can.
hand-led-free = { $suit } led, you have none: play anything.
hand-led-seen = { $suit } led.
hand-led-benny = { $card } led: play anything.
hand-led-benny-seen = { $card } led.
hand-led-trump = Trump led: follow if you can.
hand-led-trump-free = Trump led, you have none: play anything.
hand-led-trump-seen = Trump led.
hand-partner-alone = { $name } plays alone. Your cards stay face down.
hand-maker-defence = { $name } makes trump. Alone you score 4 points if you take { $tricks } tricks.
hand-bowers = { $right } is the right bower and { $left } the left bower, a trump like the others.
hand-benny = { $card }, the Benny, is the highest trump of all.
hand-away = A computer plays for you until you say that you are back.
hand-tricks = Tricks: { $ours } for you, { $theirs } for them
hand-until = The clock runs out { $until }
hand-computer = Played by a computer ({ $level })
hand-computer-away = Played by a computer ({ $level }) until the member is back
button-pass-ahead = Pass in advance
button-pass-ahead-on = ✓ Passing in advance

bid-pass = Pass
bid-pass-blind-loning = Look at my cards first
bid-pass-going-alone = With my partner
bid-pass-defending = With my partner
bid-pass-lone-calling = With my partner
bid-pass-declaring = Not this time
bid-order = Order up { $card }
bid-assist = Assist (order up) { $card }
bid-take = Take up { $card }
bid-order-alone = Order up, alone
bid-assist-alone = Assist, alone
bid-take-alone = Take up, alone
bid-name = { $suit }
bid-name-alone = { $suit }, alone
bid-defend-alone = Defend alone

last-title = Last trick
last-heading = Trick { $number }, led by { $name }
last-card = { $name }: { $card }
last-card-won = **{ $name }: { $card }** (takes the trick)
last-none = No trick of this hand is finished yet.

more-title = Table { $number }
more-substitute = Let a computer take over for…
more-kick = Take out of the game…
more-sit = Take the seat of { $name }
more-remove-computer = Send { $name } away
confirm-close = Close this table? The game ends here and counts for nobody.
confirm-close-yes = Yes, close it
confirm-leave = Leave this game? A computer takes your seat and plays to the end.
confirm-leave-yes = Yes, leave

ping-turn = It is your turn at the euchre table.
ping-ordering = Your bid at the euchre table.
ping-discarding = The dealer’s discard is yours at the euchre table.
ping-playing = Your card is awaited at the euchre table.
ping-until = { $call } The clock runs out { $until }.
ping-run-out = The clock of { $name } ran out, and a computer took the turn.

# Other questions to a seat; ask-… says what they mean
hand-cutting = Your turn: cut the pack, or tap it
hand-blind-calling = Your turn: name trump before you look
hand-blind-naming = Your turn: name the Benny’s suit before you look
hand-blind-loning = Your turn: alone, before you look?
hand-bidding = Your turn: bid or pass
hand-bidding-stuck = Your turn: you are stuck and must bid
hand-choosing = Your turn: name trump
hand-going-alone = Your turn: will you play alone?
hand-lone-calling = { hand-going-alone }
hand-taking-dummy = { $count ->
    [one] Your turn: bury one card
   *[other] Your turn: { $count } cards to bury
}
hand-calling-partner = Your turn: call for a partner
hand-staying = Your turn: stay in, or drop out?
hand-declaring = Your turn: do you declare?
hand-giving = Your turn: give a card
hand-betting = Your turn: raise the stake?
hand-betting-maker = Your turn: call the raise, or give up the stake?
hand-claiming = Your turn: do you accept the claim?
hand-rewarding = Your turn: score the points, or take them off the others?
hand-reviewing = Was there a revoke?
hand-gave = You gave away { $cards }.
hand-got = You were given { $cards }.
ask-cutting = A cut goes into the shuffle; a tap leaves the pack as it is.
ask-unseen = Your cards are still face down.
ask-others-unseen = You may look at your own cards; the dealer may not yet.
ask-blind-calling = The Benny is turned. Name trump now: you take the Benny, see your cards, and bury one of them.
ask-blind-naming = The Benny is turned. Name the suit it stands for: then everyone bids about that suit.
ask-blind-loning = Alone and unseen you take up { $card }: all the tricks score 5 points, anything less 1 for the others.
ask-stands-for = { $card } stands for { $suit }.
ask-naming-any = { $card } is turned: any suit may be named, and the dealer takes the card.
ask-show = Your hand is poor enough to be shown: three of its cards may be changed before you speak.
ask-show-until-lead = Your hand is poor enough to be shown: three of its cards may be changed until the first card is led.
ask-show-redeal = Your hand is poor enough to be shown: then the cards are dealt anew.
ask-bidding-first = The least bid is { $least } tricks.
ask-bidding = The highest bid is { $bid }, by { $name }.
ask-choosing = You won the auction with { $bid }. You lead.
ask-choosing-alone = You play alone.
ask-going-alone = Your partner’s assist makes you the maker, with { $suit }.
ask-taking-dummy = The dummy is in your hand now. Bury cards one by one until you hold { $size }.
ask-calling-partner = Whoever holds the card you call plays with you, and shows it only by playing it. If nobody does, you play alone against all.
ask-staying = { $name } chose { $suit }. Who stays and takes no trick goes up by { $points }; who drops out neither wins nor loses.
ask-declaring = Declare, and you lead and must take every trick. Success wins the game{ $pool ->
    [yes] {" "}and the pool
   *[no] { "" }
}; failure doubles your score.
ask-lone-maker = You chose { $suit }. Without a partner a march counts twice as much.
ask-lone-partner = Your partner { $name } chose { $suit }. If you play alone, your partner sits out.
ask-giving-lone = Choose a card for { $name }. You get one of theirs, and your partner sits out.
ask-giving = { $name } plays alone. Give the card that helps most; then you sit out.
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
    [one] Calling matches each raise of 1.
   *[other] Calling matches each raise of { $counters }.
} If you give up the stake, the hand is played all the same.
ask-claiming = { $name } claims all the tricks that are left. Accept, and they count as taken; otherwise play goes on, and those cards stay face up.
ask-rewarding = { $points ->
    [one] Your side won 1 point.
   *[other] Your side won { $points } points.
}
ask-honour = An honour table: nothing stops a revoke but an opponent who calls it.

bid-tap = Tap
bid-cut = Cut at { $percent }%
bid-alone = Alone
bid-alone-unseen = Alone, unseen
bid-tricks = Bid { $tricks }
bid-all = Little pepper: all { $tricks }
bid-moon = Big pepper
bid-moon-alone = Moon: all, alone
bid-call-ace = Call { $card }
bid-call-best = Call the best of { $suit }
bid-show = Change { $cards }
bid-show-redeal = Show, and deal anew
bid-stay = Stay in
bid-drop = Drop out
bid-declare = I declare!
bid-check = Check
bid-raise = Raise by { $counters }
bid-see = Call
bid-give-up = Give up the { $counters }
bid-accept = Accept the claim
bid-refuse = Play it out
bid-take-points = Score { $points }: { $ours } to { $theirs }
bid-lower = Take off { $points }: { $ours } to { $theirs }

# Beside the turn
beside-lay-down = Lay down
beside-throw-in = Concede the rest
beside-steal = Steal the deal
beside-object = Object to the deal
beside-revoke = Revoke by { $name }
confirm-lay-down = Lay your hand down and claim all the tricks that are left? Unless that is beyond doubt, everyone sees your cards and the others are asked.
confirm-throw-in = Concede all the tricks that are left? Your side scores for those it has.
confirm-revoke = Call a revoke by { $name }? If you are right, the hand is over and your side scores.{ $pays ->
    [yes] {" "}If you are wrong, it is your side that pays.
   *[no] { "" }
}
confirm-beside-no = Back to my hand

ping-deciding = Your answer is awaited at the euchre table.
ping-rewarding = { ping-deciding }
ping-cutting = The cards await your cut at the euchre table.
ping-taking-dummy = Your cards to bury are awaited at the euchre table.
ping-giving = Your partner awaits a card at the euchre table.
ping-claiming = A claim at the euchre table awaits your answer.
