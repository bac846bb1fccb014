### Rules, made from what a table plays.

preset-north-american = North American
    .about = 24 cards; if everyone passes twice, the next player deals.
preset-stick-the-dealer = Stick the dealer
    .about = 24 cards; the dealer must name trump if everyone else has passed.
preset-columbus = Columbus
    .about = The first jack deals, and a defender can go alone against a loner.
preset-western-new-york = Western New York
    .about = Like North American; a two and a three show the score.
preset-canadian = Canadian
    .about = To 10 points; the dealer’s partner can accept the upcard only alone.
preset-anzac = Australia and New Zealand
    .about = To 11 points; the dealer’s partner can accept the upcard only alone.
preset-cornish = Cornish
    .about = 25 cards with the joker as Benny, to 11; anyone can say “alone” before the lead.
preset-british-parlett = British (Parlett)
    .about = Like Cornish, but to 10, and the dealer’s partner can play with the dealer.
preset-penryn = Penryn
    .about = Like Cornish, to 21; the first jack deals, the deck is cut, and a maker euchred alone costs 4.
preset-st-austell = St Austell
    .about = Like Cornish, to 21; the first jack deals, the deck is cut, and the dealer speaks first.
preset-robson = Robson
    .about = A march can lower the other score instead; on a jack the dealer can go alone blind.
preset-mathews-1844 = Mathews, 1844
    .about = 32 cards, to 5; the two highest play together, and the dealer’s partner makes the dealer the maker.
preset-seven-card = Seven cards
    .about = 32 cards, seven each; the makers need four tricks of seven.
preset-railroad = Railroad
    .about = 33 cards with a joker; a loner gets the partner’s best, and points over 10 carry over.
preset-no-trump = No trump
    .about = Like North American; “no trump” can be named in the second round.
preset-two-handed = Two-handed
    .about = For two: five cards each, and a dummy of two for the maker.
preset-three-handed = Three-handed
    .about = For three, everyone alone: seven cards each, to 10.
preset-five-handed = Five-handed
    .about = For five: the maker calls an ace, and the player who has it is the secret partner.
preset-six-handed = Six-handed
    .about = For six: two sides of three in alternate seats, 33 cards with a joker.
preset-hustle = Hustle
    .about = For seven: four at a time play a hand, and everyone scores alone.
preset-set-back = Set-back
    .about = Everyone alone from 5 down to 0; players who didn’t call trump can drop out.
preset-bid-euchre = Bid euchre
    .about = Six cards each and an auction for tricks, to 32; a bid that fails is lost.
preset-bid-euchre-double = Bid euchre, double deck
    .about = 48 cards, twelve each; the auction starts at six tricks, to 52.
preset-hasenpfeffer = Hasenpfeffer
    .about = Bid euchre with a joker: 25 cards, six each, one set aside.
preset-pepper = Pepper
    .about = Bid euchre with little and big pepper: all six tricks, for 6 or 12 points.
preset-indiana = Indiana
    .about = Everyone alone from 21 down to 0: bid, then stay or drop.
preset-buck = Buck euchre
    .about = Everyone alone from 25 down to 0; stay or drop, but a club turned up is trump for all.
preset-custom = House rules
    .about = This table’s own rules.

# The rules of a table in full
rules-title = Rules: { $preset }
rules-chapters = More about the rules…
rules-more = Page { $page } of { $pages }
rules-short = In short
rules-title-part = Rules: { $preset } ({ $part } of { $parts })
rules-pack = { $left ->
    [0] The deck has { $cards } cards, and all of them are dealt.
    [one] The deck has { $cards } cards, and one is left over.
   *[other] The deck has { $cards } cards, and { $left } are left over.
}
rules-upcard = After the deal the next card is turned up: the { term-upcard }.
rules-next-dealer = The deal passes to the left after every hand.
rules-order = In trump, the jack (the { term-right-bower }) beats the other jack of the same color (the { term-left-bower }, a trump in every way), then come ace, king, queen, 10 and so on down. Other suits: ace high.
rules-bidding-one = First round: make the suit of the { term-upcard } trump, or pass. The dealer then picks up the card and discards one.
rules-bidding-two = Second round: name another suit or pass.
rules-auction = Everyone bids once, in turn, how many tricks to take, each bid higher than the last. The highest bidder names trump.
rules-play-title = Play
rules-lead = The player on the dealer’s left leads.
rules-lead-auction = The highest bidder leads.
rules-play = Follow the suit led if you can; otherwise play anything. The highest trump takes the trick, or else the highest card of the suit led; the winner leads next.
rules-score-made = Makers take { $least } to { $most } tricks: 1 point.
rules-score-march = Makers take all { $tricks } (a { term-march }): 2 points.
rules-score-lone-march = Makers take all { $tricks } alone: 4 points.
rules-score-euchre = Makers take fewer than { $least } ({ term-euchre }): 2 points for the defenders.
rules-score-lone-defence = A lone defender takes { $least } or more: 4 points.
rules-score-moon = The moon, made or not: { $points } points won or lost.
rules-score-lowest = If several are at 0 or below after a hand, the lowest wins; a tie plays another hand.
rules-all-drop = If everyone else drops out, the maker takes all the tricks at once.
rules-score-each = Every player of a side scores its points.
rules-now = Here: { $value }

# In one line, in the lobby
brief-target = to { $target }
brief-target-down = from { $target } down to 0
brief-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}

# An option and its value
brief-option = { $option }: { $value }
brief-more = and { $count } more

# $name: a preset; $count: how many options differ from it
brief-house = { $count ->
    [one] { $name } + 1 house rule
   *[other] { $name } + { $count } house rules
}
brief-house-one = { $name } · { $rule }
