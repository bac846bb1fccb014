### Exchange with the kitty (rules-spec E9)

option-kitty-exchange = Exchange with the kitty
    .about = Whether a lone maker may swap one card for the kitty’s top card, blind
rule-kitty-exchange-true = Before the first lead, a maker who goes alone may swap one card for the top card of the kitty, blind.
rule-kitty-exchange-false = Nobody swaps a card with the kitty to go alone.
bad-rules-kitty-exchange = An exchange with the kitty needs loners, a face-down card in the kitty, and no other exchange. Change one of these options, or turn it off.
turn-exchanging = { $name } may swap a card with the kitty
hand-exchanging = Your turn: swap with the kitty?
ask-exchanging = Put one card face down into the kitty and take its top card, blind, or stand pat.
ping-exchanging = Euchre: swap a card with the kitty, or stand pat?
bid-pass-exchanging = Stand pat
review-pass-exchanging = stand pat
story-kitty-exchanged = { $name } swaps a card with the kitty.
    .you = You swap a card with the kitty.
story-stood-pat = { $name } stands pat.
    .you = You stand pat.
