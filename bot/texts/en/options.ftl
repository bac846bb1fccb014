### The options of the rules: names, values, and what each value means.

# The groups that options are shown in.
group-who = Who plays
    .about = Players, sides, partners, first dealer
group-deal = Deck and deal
    .about = Cards, Benny, packets, poor hands
group-trump = Making trump
    .about = Rounds or auction, passing, no trump
group-alone = Alone
    .about = Loners, lone defense, staying out
group-score = Score
    .about = Target, rubber, penalties, betting
group-table = At the table
    .about = Claims, conceding, revokes

# Values of options that are a yes or a no.
value-true = yes
value-false = no

# Who plays
option-seats = Players
    .about = How many sit at the table: 2 to 9
number-seats = { $count }
rule-seats = { $count ->
    [one] One player sits at the table.
   *[other] { $count } players sit at the table.
}
option-partnership = Who plays together
    .about = Two sides, everyone alone, a called partner, or fours in turn
value-partnership-fixed = two sides
value-partnership-each-alone = everyone alone
value-partnership-called = a called partner
value-partnership-rotating = fours in turn
rule-partnership-fixed = Two sides sit in alternate seats and have a score each.
rule-partnership-each-alone = Everyone plays alone and has their own score.
rule-partnership-called = The partner for the hand has the card the maker calls, unknown until it’s played. Everyone has their own score.
rule-partnership-rotating = Four play each hand, two against two, while the others sit it out; everyone has their own score.
option-partners = How partners are found
    .about = By the seats, by a draw, or by the second jack
value-partners-as-seated = as they sat down
value-partners-two-lowest = two lowest cards
value-partners-two-highest = two highest cards
value-partners-second-jack = second jack
rule-partners-as-seated = Partners are as they sat down.
rule-partners-two-lowest = Everyone draws a card, and the two lowest play together; for this the ace is low.
rule-partners-two-highest = Everyone draws a card: the two highest are partners (ace low).
rule-partners-second-jack = The second player to get a jack in the deal for the first dealer is that dealer’s partner.
option-first-dealer = First dealer
    .about = How the first dealer is found
value-first-dealer-lowest-card = lowest card drawn
value-first-dealer-first-jack = first jack
value-first-dealer-first-black-jack = first black jack
value-first-dealer-north = the first seat
rule-first-dealer-lowest-card = Each player draws a card, and the lowest deals first; for this the ace is low. A tie draws again.
rule-first-dealer-first-jack = Cards are dealt face up around the table; whoever gets the first jack deals first.
rule-first-dealer-first-black-jack = Cards are dealt face up around the table; whoever gets the first black jack deals first.
rule-first-dealer-north = Whoever has the first seat deals first, and nothing is drawn.
option-called-card = Card the maker calls
    .about = What the maker calls to find a partner for the hand
value-called-card-ace = an ace
value-called-card-best = best card of a suit
rule-called-card-ace = The maker calls an ace, and the player who has it is the partner.
rule-called-card-best = The maker calls a suit, and the player who was dealt its best card is the partner.

# The pack and the deal
option-ranks = Ranks
    .about = How far down the deck goes
value-ranks-nine-up = from the nine
value-ranks-eight-up = from the eight
value-ranks-seven-up = from the seven
rule-ranks-nine-up = Each suit goes from the ace down to the nine.
rule-ranks-eight-up = Each suit goes from the ace down to the eight.
rule-ranks-seven-up = Each suit goes from the ace down to the seven.
option-twos = Twos
    .about = The four twos, added to the other cards
rule-twos-true = The four twos are in the deck too, the lowest of their suits.
rule-twos-false = There are no twos in the deck.
option-benny = Benny
    .about = A card above the right bower: the highest trump of all
value-benny-none = none
value-benny-joker = the joker
value-benny-two-of-spades = the two of spades
rule-benny-none = There’s no Benny: the { term-right-bower } is the highest trump.
rule-benny-joker = The joker is the Benny or Best Bower: a trump above the { term-right-bower }, whatever suit is trump.
rule-benny-two-of-spades = The two of spades is the Benny or Best Bower: a trump above the { term-right-bower }, whatever suit is trump.
option-double-pack = Double deck
    .about = Every card twice
rule-double-pack-true = Every card is in the deck twice.
rule-double-pack-false = Every card is in the deck once.
option-duplicate = Two identical cards
    .about = Which of two identical cards in a trick wins
value-duplicate-first-wins = the first wins
value-duplicate-last-wins = the last wins
rule-duplicate-first-wins = Of two identical cards in a trick, the one played first is the higher.
rule-duplicate-last-wins = Of two identical cards in a trick, the one played last is the higher.
option-hand-size = Cards each
    .about = How many cards everyone is dealt
number-hand-size = { $count }
rule-hand-size = { $count ->
    [one] Everyone is dealt one card.
   *[other] Everyone is dealt { $count } cards.
}
option-dummy = Dummy
    .about = Cards dealt face down for the maker to take; for two players
number-dummy = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
rule-dummy = { $count ->
    [0] No dummy is dealt.
    [one] A dummy of one card is dealt face down; whoever makes trump takes it and discards as many.
   *[other] A dummy of { $count } cards is dealt face down; whoever makes trump takes it and discards as many.
}
option-packets = Packets
    .about = How many cards are dealt at a time
value-packets-whole-hands = whole hands
value-packets-two-three = two, then three
value-packets-three-two = three, then two
rule-packets-whole-hands = Each hand is dealt all at once.
rule-packets-two-three = Cards are dealt by twos first, then by threes.
rule-packets-three-two = Cards are dealt by threes first, then by twos.
option-cut = Cutting the deck
    .about = Whether the player on the dealer’s right cuts or taps
rule-cut-true = Before a deal the dealer’s right may cut the deck or tap it.
rule-cut-false = The deck isn’t cut.
option-redeal-by = Deal after a thrown-in hand
    .about = Who deals after a hand is thrown in
value-redeal-by-next = next player
value-redeal-by-same = same dealer
rule-redeal-by-next = After a hand is thrown in, the next player deals.
rule-redeal-by-same = After a hand is thrown in, the same player deals again.
option-steal-deal = Stealing the deal
    .about = Whether the last dealer’s partner may take the deal
rule-steal-deal-true = Between hands the partner of the last dealer may take the deal; it stands unless an opponent objects before the { term-upcard } is turned.
rule-steal-deal-false = The deal can’t be stolen.
option-point-on-partner = Point on partner
    .about = Whether stealing your own partner’s deal scores
rule-point-on-partner-true = If you steal your own partner’s deal, you keep it and score 1 point.
rule-point-on-partner-false = Stealing your own partner’s deal scores nothing.
option-farmers-hand = Farmer’s hand
    .about = Which poor hands can be shown for new cards before the bidding
value-farmers-hand-never = played as dealt
value-farmers-hand-all-low = only nines and tens
value-farmers-hand-three-low = three nines or three tens
value-farmers-hand-any-three-low = any three nines and tens
rule-farmers-hand-never = Poor hands are played as dealt.
rule-farmers-hand-all-low = A hand of nothing but nines and tens may be shown.
rule-farmers-hand-three-low = A hand with three nines or three tens may be shown.
rule-farmers-hand-any-three-low = A hand with three nines and tens, in any mix, may be shown.
option-farmers-remedy = A farmer’s hand gets
    .about = What showing a farmer’s hand brings
value-farmers-remedy-exchange = three new cards
value-farmers-remedy-redeal = a new deal
rule-farmers-remedy-exchange = A farmer’s hand swaps three cards for three from the kitty.
rule-farmers-remedy-redeal = After a farmer’s hand is shown, the cards are dealt again.
option-ace-no-face = Ace, no face
    .about = What a hand of aces, nines and tens gets
value-ace-no-face-never = played as dealt
value-ace-no-face-exchange = one ace: three new cards
value-ace-no-face-redeal = one ace: a new deal
value-ace-no-face-redeal-any-aces = any aces: a new deal
rule-ace-no-face-never = A hand of an ace with nines and tens is played as dealt.
rule-ace-no-face-exchange = With one ace and otherwise only nines and tens, you may swap three cards for the last three of the kitty.
rule-ace-no-face-redeal = With one ace and otherwise only nines and tens, you may have the cards dealt again.
rule-ace-no-face-redeal-any-aces = With no face cards and any number of aces, you may have the cards dealt again.
option-show-until = Poor hands may be shown
    .about = Until when a poor hand may be shown
value-show-until-first-turn = on the first turn
value-show-until-first-lead = until the first lead
rule-show-until-first-turn = A poor hand is shown on its player’s first turn, in the first round.
rule-show-until-first-lead = A poor hand can be shown until the first lead, even after trump is made.

# Making trump
option-bidding = How trump is made
    .about = From an upcard, or by an auction
value-bidding-turn-up = an upcard
value-bidding-auction = an auction
rule-bidding-turn-up = A card is turned up; its suit is offered first, then the others.
rule-bidding-auction = No card is turned up: everyone bids once for the right to name trump.
option-first-to-speak = First to speak
    .about = Who bids first
value-first-to-speak-eldest = dealer’s left
value-first-to-speak-dealer = the dealer
rule-first-to-speak-eldest = In each round the player on the dealer’s left speaks first.
rule-first-to-speak-eldest-auction = The player on the dealer’s left bids first.
rule-first-to-speak-dealer = The dealer always speaks first.
option-all-pass = When everyone passes
    .about = What happens when nobody wants to call trump
value-all-pass-throw-in = hand thrown in
value-all-pass-stick-dealer = dealer is stuck
value-all-pass-stick-or-forfeit = dealer is stuck or pays
rule-all-pass-throw-in = If everyone passes twice, the hand is thrown in and nobody scores.
rule-all-pass-throw-in-auction = If everyone passes, the hand is thrown in and nobody scores.
rule-all-pass-stick-dealer = The dealer can’t pass in the second round.
rule-all-pass-stick-dealer-auction = If everyone else passes, the dealer has to bid.
rule-all-pass-stick-or-forfeit = In the second round the dealer has to name trump, or pass and give the opponents 1 point.
option-dealer-partner = Dealer’s partner
    .about = How the dealer’s partner may accept the upcard
value-dealer-partner-with-dealer = with the dealer
value-dealer-partner-alone = only alone
rule-dealer-partner-with-dealer = The dealer’s partner can make the { term-upcard }’s suit trump and play with the dealer.
rule-dealer-partner-alone = The dealer’s partner can accept the { term-upcard } only by going alone; the card then stays out of play.
option-assist-makes = Maker after an assist
    .about = Who is the maker when the dealer’s partner accepts the upcard
value-assist-makes-partner = the partner
value-assist-makes-dealer = the dealer
rule-assist-makes-partner = If the dealer’s partner makes the { term-upcard }’s suit trump, the partner is the maker and can go alone.
rule-assist-makes-dealer = If the dealer’s partner makes the { term-upcard }’s suit trump, the dealer is the maker.
option-needs-trump = A trump to make trump
    .about = Who can make trump only with a trump other than the jacks
value-needs-trump-nobody = nobody needs one
value-needs-trump-dealer = the dealer needs one
value-needs-trump-everyone = everyone needs one
rule-needs-trump-nobody = Any hand may make trump.
rule-needs-trump-dealer = The dealer can make trump only with a trump other than the jacks; the { term-upcard } counts if it isn’t a jack.
rule-needs-trump-everyone = Only a hand with a trump other than the jacks can make trump; for the dealer the { term-upcard } counts if it isn’t a jack.
option-upcard-benny = Benny turned up
    .about = What happens when the Benny is the upcard
value-upcard-benny-blind-call = dealer calls blind
value-upcard-benny-named-suit = dealer gives it a suit
value-upcard-benny-bid-any = any suit may be named
rule-upcard-benny-blind-call = The dealer takes a Benny turned up and names trump before seeing a card.
rule-upcard-benny-named-suit = The dealer says which suit a Benny turned up stands for before seeing a card.
rule-upcard-benny-bid-any = If the Benny is turned up, any suit can be named in the first round, and the dealer gets the Benny.
option-no-trump = No trump
    .about = Whether and when no trump may be called
value-no-trump-never = not played
value-no-trump-round-two = in the second round
value-no-trump-high = high, in an auction
value-no-trump-high-and-low = high or low, in an auction
rule-no-trump-never = A suit has to be named: “no trump” isn’t played.
rule-no-trump-round-two = The second round has “no trump” too: no suit is trump then, and jacks are plain.
rule-no-trump-high = The highest bidder may also name “no trump”: the ace is highest, and jacks are plain.
rule-no-trump-high-and-low = The highest bidder may also name “no trump”, high or low: jacks are plain, and at low the lowest card wins.
option-benny-in-no-trump = Benny at no trump
    .about = What the Benny does where no suit is trump
value-benny-in-no-trump-not-offered = no trump isn’t offered
value-benny-in-no-trump-highest = wins any trick
rule-benny-in-no-trump-not-offered = With a Benny in the deck, no trump isn’t offered.
rule-benny-in-no-trump-highest = At no trump the Benny may be played at any time and wins the trick; when it’s led, any card may be played.
option-dirty-clubs = Dirty clubs
    .about = Whether a club turned up is trump without bidding
rule-dirty-clubs-true = A club turned up is trump without bidding, and nobody may drop out.
rule-dirty-clubs-false = A club turned up is bid for like any suit.
option-minimum-bid = Lowest bid
    .about = The fewest tricks an auction starts with
number-minimum-bid = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
rule-minimum-bid = { $count ->
    [one] The auction starts at one trick.
   *[other] The auction starts at { $count } tricks.
}
option-moon = Moon
    .about = A bid above all the tricks, worth twice as much
value-moon-never = not played
value-moon-alone = alone
value-moon-with-partner = with the partner
rule-moon-never = Nothing is above a bid of all the tricks.
rule-moon-alone = Above a bid of all the tricks there’s the moon: all of them, alone, for twice the points.
rule-moon-with-partner = Above a bid of all the tricks there’s the big pepper: all of them with the partner, for twice the points.

# Alone, and who plays a hand
option-alone = Going alone
    .about = Who can play without the partner
value-alone-nobody = nobody
value-alone-maker = the maker
value-alone-anyone = anyone
rule-alone-nobody = Nobody goes alone.
rule-alone-maker = The player who makes trump can go alone, without the partner.
rule-alone-anyone = Before the first lead anyone, in turn from the dealer’s left, can say “alone”; a maker and a defender can both do so.
option-defend-alone = Defending alone
    .about = When a defender can play without the partner
value-defend-alone-never = never
value-defend-alone-against-loner = against a loner
value-defend-alone-always = always
rule-defend-alone-never = Defenders always play together.
rule-defend-alone-against-loner = A defender can go alone against a lone maker.
rule-defend-alone-always = A defender can go alone.
option-lone-lead = First lead against a loner
    .about = Who leads first when the maker goes alone
value-lone-lead-eldest = dealer’s left, as usual
value-lone-lead-left-of-loner = left of the loner
rule-lone-lead-eldest = Against a loner the lead stays with the dealer’s left, or the next player in the hand.
rule-lone-lead-left-of-loner = Against a loner the defender on the loner’s left leads first.
option-blind-loner = Blind loner
    .about = Whether the dealer can go alone blind when a jack is turned up
rule-blind-loner-true = If a jack is turned up, the dealer can go alone in its suit before seeing a card: all tricks score 5, fewer 1 for the defenders.
rule-blind-loner-false = Nobody goes alone before seeing the cards.
option-partners-best = Partner’s best
    .about = Cards that a loner swaps with the partner
number-partners-best = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
rule-partners-best = { $count ->
    [0] A loner plays the cards as dealt.
    [one] A loner gives the partner a card and gets one of the partner’s choice.
   *[other] A loner gives the partner { $count } cards and gets as many of the partner’s choice.
}
option-may-drop = Dropping out
    .about = Whether players who didn’t make trump can sit out a hand
rule-may-drop-true = Players who didn’t make trump can drop out of the hand, at no cost.
rule-may-drop-false = Everyone plays every hand.
option-declare-march = I declare
    .about = Whether you can go for every trick in advance
rule-declare-march-true = A player can declare every trick and lead: success wins the game and pool, failure doubles the score and costs an ante.
rule-declare-march-false = Nobody declares every trick in advance.

# The score
option-scoring = How hands score
    .about = Euchre points, tricks bid, or counting down
value-scoring-euchre = euchre points
value-scoring-three-handed = three-handed
value-scoring-tricks = tricks and bids
value-scoring-count-down = counting down
rule-scoring-euchre = Makers with most of the tricks score 1 point, with all of them 2; makers who fail give the others 2.
rule-scoring-three-handed = Of seven tricks the maker scores 1 for four or five, 2 for six, 4 for all; a euchre gives 2 to the defender with more tricks, or 1 each.
rule-scoring-tricks = Each side scores the tricks it takes; bidders who fall short lose their bid instead.
rule-scoring-count-down = Scores count down to 0: each trick takes one off, penalties add to them.
option-target = Target
    .about = Points that win the game, or that are counted down from: 1 to 52
number-target = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rule-target = { $count ->
    [one] The first point wins the game.
   *[other] The first to { $count } points wins the game, and a tie there plays on.
}
rule-target-down = { $count ->
    [one] Everyone starts with one point, and the first at 0 wins the game.
   *[other] Everyone starts with { $count } points, and the first at 0 wins the game.
}
option-win-by = Lead needed
    .about = By how many points a game must be won
number-win-by = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rule-win-by = { $count ->
    [one] A lead of one point is enough.
   *[other] It takes a lead of { $count } points.
}
option-exceed-target = More than the target
    .about = Whether reaching the target exactly isn’t enough
rule-exceed-target-true = Reaching the target exactly isn’t enough: it takes one more point.
rule-exceed-target-false = Reaching the target exactly is enough.
option-fixed-hands = Number of hands
    .about = A game of this many hands instead of a target: 0 to 50
number-fixed-hands = { $count ->
    [0] to the target
    [one] 1 hand
   *[other] { $count } hands
}
rule-fixed-hands = { $count ->
    [0] The game goes on until the target is reached.
    [one] The game has one hand, and the higher score wins it.
   *[other] The game has { $count } hands, and the highest score then wins it.
}
option-ties = Ties
    .about = What happens if both sides have the same score after the last hand
value-ties-play-on = play another hand
value-ties-drawn = a tie
rule-ties-play-on = If both sides have the same score after the last hand, another one is played.
rule-ties-drawn = If both sides have the same score after the last hand, the game is a tie.
option-rubber = Rubber
    .about = Best of three games
rule-rubber-true = A rubber of several games decides.
rule-rubber-false = One game decides.
option-best-of-five = Best of five
    .about = Whether a rubber has up to five games
rule-best-of-five-true = It takes three games out of five to win.
rule-best-of-five-false = It takes two games out of three to win.
option-laps = Laps
    .about = Whether points over the target count in the next game
rule-laps-true = Points over the target are carried over to the next game.
rule-laps-false = Every game starts at 0.
option-skunk-counts-two = Skunk
    .about = Whether a shutout counts as two games
rule-skunk-counts-two-true = A shutout counts as two games.
rule-skunk-counts-two-false = A shutout counts as one game.
option-euchred-loner = Euchred loner
    .about = What a lone maker who is euchred costs
number-euchred-loner = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rule-euchred-loner = { $count ->
    [one] A euchred loner gives the defenders one point.
   *[other] A euchred loner gives the defenders { $count } points.
}
option-loner-made-trump = Loner who made trump
    .about = Whether only a loner who made trump pays more
rule-loner-made-trump-true = A partner alone in the maker’s place costs 2.
rule-loner-made-trump-false = A euchred loner costs the same, whichever of the makers is alone.
option-robson = Robson’s choice
    .about = Whether winners may lower the other score instead
value-robson-never = never
value-robson-march = after all the tricks
value-robson-march-two-or-four = after all the tricks, 2 or 4
value-robson-any-two-or-four = after any 2 or 4 points
rule-robson-never = Points are always added to your own score.
rule-robson-march = After taking every trick, a side may lower the opponents’ score by its points instead, not below 0.
rule-robson-march-two-or-four = With all the tricks a side may lower the other score instead: by 2, after any loner by 4, not below 0.
rule-robson-any-two-or-four = After any win of 2, 4 or 5 points, a side may lower the opponents’ score by as much instead, not below 0.
option-lowers = What counts down
    .about = Tricks, or euchre points
value-lowers-tricks = tricks
value-lowers-euchre-points = euchre points
rule-lowers-tricks = Each trick takes one off.
rule-lowers-euchre-points = Euchre points come off, not tricks.
option-no-trick = Penalty for no trick
    .about = What staying in without taking a trick costs
number-no-trick = { $count ->
    [0] none
    [one] 1 point
   *[other] { $count } points
}
rule-no-trick = { $count ->
    [0] Staying in and taking no trick costs nothing.
    [one] Stay in and take no trick, and you go up by one.
   *[other] Stay in and take no trick, and you go up by { $count }.
}
option-set-penalty = Penalty for failing
    .about = What failing costs a maker
number-set-penalty = { $count ->
    [0] none
    [one] 1 point
   *[other] { $count } points
}
rule-set-penalty = { $count ->
    [0] A maker who fails counts no tricks and goes up by nothing.
    [one] A maker who fails counts no tricks and goes up by one.
   *[other] A maker who fails counts no tricks and goes up by { $count }.
}
option-defenders-lower = Defenders go down
    .about = Whether on a euchre the defenders also count down 2
rule-defenders-lower-true = When the maker is euchred, the defenders also go down by 2.
rule-defenders-lower-false = When the maker is euchred, the defenders count only their tricks.
option-pool = Pool
    .about = Whether everyone puts an ante into a pool; counters, never money
rule-pool-true = Everyone puts an ante of counters into a pool, and the winner takes it. Counters are never money.
rule-pool-false = There’s no pool.
option-betting = Betting
    .about = Counters at stake, never money
value-betting-never = never
value-betting-per-hand = on each hand
value-betting-per-trick = on each trick
value-betting-per-point = on the difference
rule-betting-never = Nothing is bet.
rule-betting-per-hand = Each side puts up an ante of counters; once trump is made the defenders may raise, and the winners of the hand take all. Counters are never money.
rule-betting-per-trick = After each hand the side with fewer tricks owes an ante of counters for each trick of the difference. Counters are never money.
rule-betting-per-point = At the end the losers owe an ante of counters for each point of the difference. Counters are never money.
option-ante = Ante
    .about = Counters of an ante, or for each point: 1 to 20
number-ante = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
rule-ante = { $count ->
    [one] An ante is one counter.
   *[other] An ante is { $count } counters.
}
option-score-cards = Score cards
    .about = What shows the score
value-score-cards-six-and-four = a six and a four
value-score-cards-two-and-three = a two and a three
value-score-cards-two-fives = two fives
value-score-cards-five-and-six = a five and a six
value-score-cards-digits = numbers
rule-score-cards-six-and-four = A six and a four show the score.
rule-score-cards-two-and-three = A two and a three show the score.
rule-score-cards-two-fives = Two fives show the score.
rule-score-cards-five-and-six = A five and a six show the score.
rule-score-cards-digits = Numbers show the score.

# At the table
option-claims = Claiming tricks
    .about = Whether the rest of the tricks may be claimed
value-claims-never = never
value-claims-proved = only sure tricks
value-claims-consent = with the opponents’ consent
rule-claims-never = Every trick is played out.
rule-claims-proved = On your turn you may lay down a hand that takes the rest whatever the others hold.
rule-claims-consent = On your turn you may claim the rest; unless it’s sure, every opponent has to agree.
option-throwing-in = Conceding the rest
    .about = Whether makers who have enough tricks can concede the rest
rule-throwing-in-true = Makers who have enough tricks can concede the rest if they’ve lost one, or while the right bower is out.
rule-throwing-in-false = Makers play on to the last trick.
option-honour = Honor table
    .about = Whether any card can be played, and revokes are called
rule-honour-true = Any card can be played; until the hand is over an opponent can call a revoke.
rule-honour-false = You can’t play a card that doesn’t follow suit if you could follow.
option-trump-on-honour = Trump on your honor
    .about = Whether a maker without the required trump can be called like a revoke
rule-trump-on-honour-true = A maker without the required trump can be called as for a revoke.
rule-trump-on-honour-false = A hand without the required trump can’t make trump.
option-revoke-pays = What a revoke costs
    .about = Who gains or loses when a revoke is called rightly
value-revoke-pays-to-opponents = the opponents gain
value-revoke-pays-off-offenders = the offenders lose
rule-revoke-pays-to-opponents = A revoke rightly called gives the opponents 2 points, 4 if anyone was alone, and ends the hand.
rule-revoke-pays-off-offenders = A revoke rightly called takes 2 points off the offenders, 4 if anyone was alone, and ends the hand; if the offenders have fewer, the others score the rest.
option-false-call-pays = A wrong call costs
    .about = Whether calling a revoke wrongly costs the same
rule-false-call-pays-true = Call a revoke wrongly and you pay the same, and the hand is over.
rule-false-call-pays-false = Calling a revoke wrongly costs nothing.
