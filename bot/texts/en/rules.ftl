### Rules, made from what a table plays.

preset-north-american = North American
    .about = To 10 points; if everyone passes twice, the next player deals.
preset-stick-the-dealer = Stick the dealer
    .about = To 10 points; the dealer must name trump if everyone else has passed.
preset-custom = House rules
    .about = Rules of this table’s own.

rules-title = Rules: { $preset }
rules-cards-title = Cards
rules-cards = { $cards } cards, from { $lowest } up; { $hand } each. The card turned up after the deal is the { term-upcard }.
rules-order = In trump, the jack is highest (the { term-right-bower }), then the other jack of the same colour (the { term-left-bower }, a trump for every purpose), then ace, king, queen, 10, 9. Other suits: ace high.
rules-bidding-title = Making trump
rules-bidding-one = First round, from the dealer’s left: accept the suit of the { term-upcard } (order up, assist, take up) or pass. If it is accepted, the dealer takes the card and buries one.
rules-bidding-two = Second round: name another suit or pass.
rule-no-trump-never = A suit must be named: “no trump” is not played.
rule-no-trump-round-two = In the second round “no trump” may be named too: no suit is trump then, and jacks are plain.
rule-all-pass-throw-in = If everyone passes twice, the hand is thrown in and nobody scores.
rule-all-pass-stick-dealer = The dealer may not pass in the second round.
rule-redeal-by-next = After a hand thrown in, the next player deals.
rule-redeal-by-same = After a hand thrown in, the same player deals again.
rule-dealer-partner-with-dealer = The dealer’s partner may assist and play with the dealer.
rule-dealer-partner-alone = The dealer’s partner may accept the { term-upcard } only to play alone; it then stays out of play.
rules-play-title = Play
rules-play = The player on the dealer’s left leads. Follow the suit led if you can; otherwise play anything. The highest trump takes the trick, or else the highest card of the suit led; the winner leads next.
rules-alone = Whoever makes trump may play alone, without the partner.
rule-defend-alone-never = Defenders always play together.
rule-defend-alone-against-loner = A defender may play alone against a lone maker.
rule-defend-alone-always = A defender may play alone.
rule-lone-lead-eldest = Against a lone player the lead stays with the dealer’s left, or the next who plays.
rule-lone-lead-left-of-loner = Against a lone player the defender on the loner’s left leads first.
rules-score-title = Score
rules-score-made = Makers take { $least } to { $most } tricks: 1 point
rules-score-march = Makers take all { $tricks } (a { term-march }): 2 points, alone 4
rules-score-euchre = Makers take fewer than { $least } ({ term-euchre }): 2 points for the defenders
rules-score-lone-defence = A lone defender takes { $least } or more: 4 points
rule-target = { $target ->
    [one] The first point wins the game.
   *[other] The first side with { $target } points wins the game.
}
rule-win-by-2 = A lead of two points is needed.

# Short forms for one line; the first is always there
brief-target = to { $target }
brief-win-by-2 = win by two
brief-no-trump-round-two = no trump
brief-all-pass-stick-dealer = stick the dealer
brief-redeal-by-same = same dealer after all pass
brief-dealer-partner-alone = dealer’s partner alone only
brief-defend-alone-against-loner = defend alone against a loner
brief-defend-alone-always = defend alone
brief-lone-lead-left-of-loner = left of the loner leads
