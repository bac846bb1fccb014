### The public message of a table.

table-title = Euchre · { $preset }
table-facts = Hand { $number } · dealt by { $dealer }
# What ends the game
goal-lead = First to { $target } with a lead of { $lead }
goal-down = From { $target } down to 0
goal-hands = { $hands ->
    [one] One hand
   *[other] { $hands } hands
}
goal-five = Best of five games to { $target }
goal-rubber = Best of three games to { $target }
table-promise = Deals sealed · { $commitment } · *{ button-more }*
more-promise = Fingerprint of all deals: { $commitment }
table-clock = { $clock } per turn
table-clock-none = no time limit with computers only

button-hand = My hand
button-to-table = To the table
button-last-trick = Last trick
button-rules = Rules
button-more = More…
button-sit-with = { $seat }, with { $partner }
button-join = Sit down
button-with = With { $names }
button-against = Against { $names }
button-invite = Invite…
button-fill = Fill with computers
button-computer = Add computer
button-leave = Leave
button-start = Start
button-deal = Deal now
button-rematch = Rematch
button-new-partners = Rematch, new partners
button-verify = Check the deals
button-back = I’m back
button-close = Close the table

lobby-title = Euchre table: have a seat!
lobby-host = Host: { $name } · { $clock }
lobby-missing = { $missing ->
    [one] One more player needed, or press **{ button-fill }**.
   *[other] { $missing } more players needed, or press **{ button-fill }**.
}
lobby-ready = Everyone’s here: press **{ button-start }**.

# Whose turn it is. $until is a timestamp that Discord shows as "in 2 minutes".
turn-ordering = { $name } to make { $suit } trump or pass
turn-naming = { $name } to name trump or pass
turn-naming-stuck = { $name } must name trump
turn-discarding = { $name } to discard
turn-defending = { $name }: defend alone or not?
turn-playing = { $name } to play
turn-playing-lead = { $name } to lead
turn-drawing = Drawing for the first deal…
turn-dealing = The cards are about to be dealt.
turn-until = { $turn } · time runs out { $until }
turn-computer = { $turn } (computer, { $level })
turn-away = { $turn } (computer, { $level }, while away)

line-upcard = Upcard: { $card }
line-turned-down = Turned down: { $card }
line-upcard-taken = Upcard: { $card }, picked up by { $name }
line-upcard-left = Upcard: { $card }, out of play
line-call-pass = { $name } passes
    .you = You pass
line-call-name = { $name } names { $suit }
    .you = You name { $suit }
line-call-alone = { $name } defends alone
    .you = You defend alone
# $suit is a suit with a capital; $how: seen, blind; $alone: yes, no
line-contract = { $trump ->
    [yes] Trump:{ " " }
   *[no] { "" }
}{ $suit } · { $how ->
    [blind] made blind by { $name }
   *[seen] made by { $name }
}{ $alone ->
    [yes] , alone
   *[no] { "" }
}
line-lone-defender = { $name } defends alone
    .you = You defend alone
line-trick = Trick { $number }: { $cards }
line-trick-empty = Trick { $number } is about to be led
line-trick-card = { $name } { $card }
line-score = { $side } { $points }
line-trick-taken = { $name } took trick { $number } with { $card }.
    .you = You took trick { $number } with { $card }.

said-pass = pass
said-alone = alone
said-with-partner = with partner
status-sits-out = sits out
status-away = away
picture-hand = Hand { $number }
picture-target = First to { $target }
picture-down = From { $target } to 0
picture-points = { $points ->
    [one] { $side }: 1 point
   *[other] { $side }: { $points } points
}

# Banners: what a hand came to, in very few words
banner-made = Made
banner-march = March!
banner-lone-made = Made, alone
banner-lone-march = March, alone!
banner-euchred = Euchred!
banner-lone-defence = Euchred by a loner!
banner-bid-made = Bid made
banner-bid-set = Set!
banner-moon-made = All the tricks!
banner-moon-set = Set!
banner-forfeited = Forfeited
banner-no-maker = No maker
banner-declared-won = Declared and won!
banner-declared-lost = Declared and failed!
banner-revoked = Revoke!
banner-falsely-called = No revoke!
banner-awarded = Table-talk point
banner-thrown-in = Thrown in
banner-game = Game!
banner-over = Game over
banner-skunk = Skunk!
banner-drawn = Tie game

result-course = Score after each hand
result-title = Won by { $side }
result-final = Won by { $side }, { $high } to { $low }
result-drawn = Tied, { $score } all
result-facts = { $hands ->
    [one] { $winner }, in one hand.
   *[other] { $winner }, in { $hands } hands.
}
result-comeback = { $side } came back from { $low }:{ $high }.
result-close = It was { $ours }:{ $theirs } before the last hand.
result-led = { $side } led from the first hand to the last.
result-of-game = { $title } · game { $number }
result-voided = Game { $number } was voided by { $by }: it counts for nobody.
result-ruled = The organizers have set this result: { $match }. Why is in the contest’s log, in `/league show`.
result-corrected = { $hand ->
    [0] Score corrected before hand 1
   *[other] Score corrected after hand { $hand }
}
result-shared = Shared by { $name }
result-rematch = The rematch is below.
closed-title = This table is closed
closed-body = The game was stopped early, so it doesn’t count: only leaving a rated game is a loss.
retired-play = How it stands is in this table’s newest message.

### What a picture of the table shows, for those who do not see it.

alt-table = Euchre table.
alt-seat = { $seat }: { $name }{ $marks }.
alt-computer = , computer, { $level }
alt-dealer = , dealer
alt-turn = , to act
alt-maker = , maker
alt-alone = , alone
alt-sits-out = , sits out
alt-cards = { $count ->
    [one] , 1 card
   *[other] , { $count } cards
}
alt-tricks = { $count ->
    [one] , 1 trick
   *[other] , { $count } tricks
}
alt-said = , said: { $said }
alt-score = Score: { $scores }.
alt-points = { $points ->
    [one] , { $points } point
   *[other] , { $points } points
}
alt-trump = Trump: { $suit }, made by { $name }.
    .you = Trump: { $suit }, made by you.
alt-upcard = Upcard: { $card }.
alt-turned-down = Turned down: { $card }.
alt-played = { $name } played { $card }.
    .you = You played { $card }.
alt-drew = { $name } drew { $card }.
alt-holds = { $name } holds the trick.
    .you = You hold the trick.
alt-hand = Your hand: { $cards }.
alt-may-play = You may play: { $cards }.
alt-you = { $name } (you)
alt-card-right = { $card }, right bower
alt-card-left = { $card }, left bower
alt-card-benny = { $card }, the Benny
alt-course = { $side }: { $course }.
alt-winner = Won by { $side }.
alt-drawn = The game is a tie.

### Turns and lines of the other games and customs

button-settle = End the hand

turn-cutting = { $name } to cut or tap
turn-blind-calling = { $name } to name trump, blind
turn-blind-naming = { $name } to name the Benny’s suit, blind
turn-blind-loning = { $name }: alone, blind, or not?
turn-bidding = { $name } to bid or pass
turn-bidding-stuck = { $name } must bid
turn-choosing = { $name } to name trump
turn-going-alone = { $name }: alone or not?
turn-lone-calling = { $name }: alone or not?
turn-taking-dummy = { $name } to discard
turn-calling-partner = { $name } to call for a partner
turn-staying = { $name } to stay in or drop out
turn-declaring = { $name }: declare or not?
turn-giving = { $name } to give a card
turn-betting = { $name } to bet
turn-claiming = { $name } to accept the claim or play it out
turn-rewarding = { $name } to take the points or set the others back
turn-reviewing = The hand is over. Until it’s closed, a revoke can be called.

line-upcard-named = Upcard: { $card }, which stands for { $suit }
line-no-bid = No bid yet
line-call-goes-alone = { $name } goes alone
    .you = You go alone
line-call-bid = { $name } bids { $bid }
    .you = You bid { $bid }
line-call-card = { $name } calls { $card }
    .you = You call { $card }
line-call-stay = { $name } stays in
    .you = You stay in
line-call-drop = { $name } drops out
    .you = You drop out
line-call-declare = { $name } declares
    .you = You declare
line-call-show = { $name } swaps { $cards }
    .you = You swap { $cards }
line-call-check = { $name } checks
    .you = You check
line-call-raise = { $name } raises
    .you = You raise
line-call-see = { $name } matches
    .you = You match
line-call-give-up = { $name } gives up the stake
    .you = You give up the stake
line-contract-turned = Trump: { $suit } · turned up, no maker
line-bid = bid: { $bid }
line-loner = { $name } goes alone
    .you = You go alone
# $name is used only where the partner is known
line-called = called: { $card }
line-called-partner = called: { $card }, held by { $name }
line-dropped = dropped out: { $names }
line-declared = { $name } has declared every trick
    .you = You have declared every trick
line-thief = { $name } took the deal out of turn.
    .you = You took the deal out of turn.
line-shown = { $name } showed { $cards }.
    .you = You showed { $cards }.
line-claim = { $name } claims the rest with { $cards }.
    .you = You claim the rest with { $cards }.
line-claim-refused = { $name } laid down { $cards }; the claim is played out.
    .you = Your claim was refused. Play on, with { $cards } face up.
line-fours = This hand: { $one } against { $two }
line-games = Games: { $games }
line-stake = { $counters ->
    [one] Stake: 1 counter
   *[other] Stake: { $counters } counters
}
line-pool = { $counters ->
    [one] Pool: 1 counter
   *[other] Pool: { $counters } counters
}
line-pots = Counters won or paid: { $pots }

said-bid = { $bid }
said-stay = stay
said-drop = drop out
said-declare = I declare!
said-check = check
said-raise = raise
said-see = match
said-give-up = give up
alt-laid-down = { $name } laid down { $cards }.
alt-hand-unseen = Your hand, face down: { $count } cards.
line-call-look = { $name } looks at the cards first
    .you = You look at your cards first
