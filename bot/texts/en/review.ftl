### The review of a finished game: /game review.

button-review = Review

review-one = You’re already waiting for a review. Let it finish, or dismiss its message.
review-busy = Other games are being reviewed right now. Please try again in half a minute.
review-no-such-hand = { $hands ->
    [one] That game had only one hand.
   *[other] That game had { $hands } hands.
}
review-stopped = The review was canceled.
review-nothing = No hand of that game was played, so there’s nothing to review.

# $done hands of $hands are judged; $bar shows how far that is
review-progress-title = Reviewing game { $number }…
review-progress = { $bar } { $done } of { $hands } hands

review-title = Review of game { $number }
# $accuracy is like "93%", $lost a number of points
review-players = Accuracy
review-player = **{ $name }**: { $accuracy }{ $marks }
review-player-none = **{ $name }**: no decision that clearly mattered
review-worst = What cost most
review-worst-own = What cost you most
review-worst-line = { $mark } { $when }: { $did } ({ $word }, −{ $loss })
review-better = Better: { $best }. { $why }
review-better-hint = Better: { $best }. A hint would have said: “{ $why }”
review-better-points = Better: { $best }, which brings { $more } on average, this { $less }.
review-flawless = I found no real mistake.
review-flawless-own = I found no real mistake of yours.
review-how = By what each could know then, in { $deals ->
    [one] one simulated deal
   *[other] at least { $deals } simulated deals
}.
review-skipped = { $count ->
    [one] 1 decision couldn’t be judged and is left out.
   *[other] { $count } decisions couldn’t be judged and are left out.
}

review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder

review-hand-facts = Dealt by { $dealer } · score after: { $scores }
review-hand-upcard = upcard: { $card }
review-hand-again = The hand was dealt again
review-hand-lost = Points lost: { $lost }
# $call is what is said: Make ♥ trump, alone …; $points like "+0.45"
review-call = Best call: { $name }, { $call } ({ $points })
review-call-none = Best call: nobody calls trump
review-call-unknown = Best call: unknown
review-turning = Turning point: { $when }, { $name }: { $did } (−{ $loss })
review-decision = { $name }: { $did }
review-decision-lost = { $mark } { $name }: { $did } ({ $word }, −{ $loss })
review-decision-less = { $name }: { $did } (−{ $loss }) · best: { $best }
review-no-decisions = No decision of this hand was judged.
review-forced = Not listed: forced plays, and what somebody else played from a seat.
review-when-bidding = bidding
review-when-before = before the play
review-when-trick = trick { $number }
review-when-after = after the play

review-alone = { $call }, alone
review-bid = bid { $bid }
review-discard = discard { $card }
review-give = give { $card }
review-call-card = call { $card }
review-change = swap { $cards }
review-redeal = show and redeal
review-pass = { said-pass }
review-pass-blind-loning = look first
review-pass-going-alone = { said-with-partner }
review-pass-defending = { said-with-partner }
review-pass-lone-calling = { said-with-partner }
review-pass-declaring = not declare
review-accept = accept the claim
review-refuse = play it out
review-take = score the points
review-lower = set the others back

review-option-about = { $outcome } · points lost: { $lost }
review-pick = Go to a hand…
review-game = The whole game
review-previous = ◂ Hand { $number }
review-next = Hand { $number } ▸
review-page = Decisions { $page } of { $pages }
review-share = Share review
review-show = Show it
review-following = { $page } of { $pages } ▸
review-everyone = Everyone
review-only-mine = Only mine
review-show-which = Show one in the replay…
review-by = Requested by { $name }

review-alt-mark = Hand { $hand }: { $deeds }, won by { $side }.
