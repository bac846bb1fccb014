### Exchange with the kitty (rules-spec E9)

option-kitty-exchange = Exchange with the kitty
    .about = Whether a maker alone may change one card for the kitty’s top card, unseen
rule-kitty-exchange-true = Before the first lead, a maker who plays alone may change one card for the top card of the kitty, unseen.
rule-kitty-exchange-false = Nobody changes a card with the kitty to play alone.
bad-rules-kitty-exchange = An exchange with the kitty needs loners, an unseen card in the kitty, and no other exchange. Change one of these options, or turn it off.
turn-exchanging = { $name } may change a card with the kitty
hand-exchanging = Your turn: change a card with the kitty?
ask-exchanging = Put one card face down into the kitty and take its top card, unseen, or stand pat.
ping-exchanging = Change a card with the kitty at the euchre table, or stand pat?
bid-pass-exchanging = Stand pat
review-pass-exchanging = stand pat
story-kitty-exchanged = { $name } changes a card with the kitty.
story-stood-pat = { $name } stands pat.
