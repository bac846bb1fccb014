### The glossary: every word of euchre Bower uses. An entry has a title, an explanation and, where there are any, other
### names (found while typing, with " · " between them; those after " | " are found but not shown) and an example. In examples cards are $hJ for the jack of hearts.

glossary-names = Also: { $names }
glossary-example = **Example.** { $text }
# The line of the menu that leads on to other entries
glossary-see-also = See also…
glossary-unknown = There’s no entry called “{ $typed }”. The nearest: { $nearest }.
glossary-unknown-none = There’s no entry called “{ $typed }”. Suggestions appear while you type after `/glossary`.

glossary-trump = Trump
glossary-trump-names = trumps · trump suit
glossary-trump-about = The suit that beats all others while a hand lasts. It is made by accepting the { term-upcard } or, in the second round, by naming a suit. The order from the top: { term-right-bower }, { term-left-bower }, ace, king, queen, 10, 9, then 8, 7 and 2 where the deck has them; a Benny stands above them all.
glossary-trump-example = Hearts are trump: { $hJ } { $dJ } { $hA } { $hK } { $hQ } { $hT } { $h9 }, from best to worst.

glossary-bowers = Bowers
glossary-bowers-names = bower · both bowers
glossary-bowers-about = The two best trump cards, both of them jacks: the { term-right-bower } is the jack of trump, the { term-left-bower } the other jack of the same color. The word comes from the German *Bauer*, farmer, which is also a name of the jack.
glossary-bowers-example = Clubs are trump: { $cJ } is the { term-right-bower } and { $sJ } the { term-left-bower }.

glossary-right-bower = Right bower
glossary-right-bower-names = right · the right
glossary-right-bower-about = The jack of trump. It is the highest card of the hand, unless the deck has a Benny.

glossary-left-bower = Left bower
glossary-left-bower-names = left · the left
glossary-left-bower-about = The other jack of the color of trump; only the { term-right-bower } and a Benny beat it. While the hand lasts it is a trump for every purpose: when it is led trump is led, and it doesn’t follow the suit printed on it. In the next hand it is an ordinary card again.
glossary-left-bower-example = Spades are trump and clubs are led: with { $cJ } and { $c9 } you must play { $c9 }; with { $cJ } and no other club you may play anything.

glossary-upcard = Upcard
glossary-upcard-names = turn-up · turned-up card · turn card
glossary-upcard-about = The top card of the kitty, turned face up after the deal. In the first round each player in turn may accept its suit as trump; the dealer then takes the card and discards another. If everyone refuses it is turned down, but all have seen it.

glossary-kitty = Kitty
glossary-kitty-names = talon · stock · blind
glossary-kitty-about = The cards left over from the deal: four of them when 24 cards are dealt five each to four players. The top one is the { term-upcard }; the others stay face down and out of play, unless a rule such as the farmer’s hand lets somebody exchange cards with them.

glossary-trick = Trick
glossary-trick-names = tricks
glossary-trick-about = One card from each player who takes part. The highest trump takes it or, where there is no trump, the highest card of the suit led. Whoever takes a trick leads to the next.
glossary-trick-example = { $sA } is led, then { $sQ }, { $h9 } and { $sT }: with hearts trump, { $h9 } takes the trick.

glossary-lead = Lead
glossary-lead-names = leading · first lead · opening lead
glossary-lead-about = The first card of a trick. Eldest has the first lead, afterwards whoever took the last trick. Against a loner the first lead is eldest’s or, if eldest sits out, the next player’s; at British tables it belongs to the defender on the loner’s left.

glossary-follow-suit = Follow suit
glossary-follow-suit-names = following suit · void · short-suited · two-suited
glossary-follow-suit-about = You have to play a card of the suit led if you have one; the { term-left-bower } counts as a trump here. If you have none you’re *void* and can play anything: you never have to trump.

glossary-dealer = Dealer
glossary-dealer-names = deal
glossary-dealer-about = The player who deals the hand and to whom the { term-upcard } goes when it is accepted. The dealer is the last to speak, unless the table’s rules say otherwise. The deal passes to the left after every hand.

glossary-eldest = Eldest
glossary-eldest-names = eldest hand · first seat
glossary-eldest-about = The player on the dealer’s left, who speaks first in each round and leads to the first trick, unless the table’s rules say otherwise.

glossary-maker = Maker
glossary-maker-names = makers · declarer · caller
glossary-maker-about = The player who makes trump, by accepting the { term-upcard } or by naming a suit. *Makers* are this player and the partner: they need three tricks of five, or four where seven cards are dealt.

glossary-defender = Defender
glossary-defender-names = defenders
glossary-defender-about = A player of the side that didn’t make trump. If the makers take too few tricks, the defenders score 2 points.

glossary-pack = Deck
glossary-pack-names = pack · 24 cards · 32 cards
glossary-pack-about = The ordinary deck has 24 cards, 9 to ace of each suit; others add the eights (28) or the eights and sevens (32). Each can have a joker too, and some bid games use the deck twice.

glossary-target = Target
glossary-target-names = points to win · game
glossary-target-about = The score that wins the game: 10 in North America, 11 in Cornwall, Australia and New Zealand, 5 in the rules of 1844; a table may choose any number from 1 to 52.

glossary-order-up = Order up
glossary-order-up-names = ordering up · ordering · pick it up · up
glossary-order-up-about = To accept the { term-upcard } in the first round, said of the dealer’s opponents. Its suit is trump, the dealer picks up the card and discards another, and the player who ordered it up is the maker.

glossary-assist = Assist
glossary-assist-names = assisting · help
glossary-assist-about = To accept the { term-upcard } in the first round, said of the dealer’s partner: its suit is trump, and the dealer takes the card. At some tables the partner may do so only to play alone; by the rules of 1844 it makes the dealer the maker.

glossary-take-up = Pick up
glossary-take-up-names = take up · taking up · picking up
glossary-take-up-about = To accept the { term-upcard } in the first round, said of the dealer: its suit is trump, the dealer takes the card and discards one face down. British players say *take up*.

glossary-discard = Discard
glossary-discard-names = bury · burying · discarding
glossary-discard-about = The card the dealer puts away face down after picking up the { term-upcard }. It can be the { term-upcard } itself, and it’s out of play for this hand.

glossary-turn-down = Turn down
glossary-turn-down-names = turning down · turned down · over · turning it over
glossary-turn-down-about = To refuse the { term-upcard }. When all have passed in the first round the card is turned down, and its suit may not be named in the second.

glossary-pass = Pass
glossary-pass-names = passing · knock · knocking
glossary-pass-about = To decline to make trump when it is your turn; some players knock on the table for it. When everyone has passed once the { term-upcard } is turned down; when everyone has passed twice the hand is thrown in, unless the table sticks the dealer.

glossary-passed-hand = Hand thrown in
glossary-passed-hand-names = all pass · passed out · dead hand
glossary-passed-hand-about = A hand in which everyone has passed twice. Nobody scores, and the next player deals; as an option, the same player deals again.

glossary-sandbagging = Sandbagging
glossary-sandbagging-names = sandbag · lying in wait
glossary-sandbagging-about = Passing with a hand that could make trump, in the hope that the opponents make it and are euchred.

glossary-stick-the-dealer = Stick the dealer
glossary-stick-the-dealer-names = screw the dealer · hang the dealer · stuck dealer
glossary-stick-the-dealer-about = A rule for the second round: when all the others have passed, the dealer may not pass and has to name trump. With the option of a forfeit the dealer may, but the opponents score 1 point.

glossary-next = Next
glossary-next-names = Dutching · same color · same colour
glossary-next-about = To name, in the second round, the other suit of the color that was turned down. The rules of 1844 call it *Dutching*.
glossary-next-example = { $d9 } was turned down: naming hearts is next.

glossary-crossing = Crossing
glossary-crossing-names = crossing the suit · crossing the creek · other color · other colour
glossary-crossing-about = To name, in the second round, a suit of the other color than the one turned down.
glossary-crossing-example = { $d9 } was turned down: naming clubs or spades is crossing.

glossary-no-trump = No trump
glossary-no-trump-names = no trumps · NT · no trump high
glossary-no-trump-about = An option: *no trump* may be named in the second round. Then no suit is trump and there are no bowers: the ace is high and the jack stands below the queen in every suit, and the highest card of the suit led takes the trick. In bid games it is always among the things to name.

glossary-low-no-trump = Low no trump
glossary-low-no-trump-names = no trump low · low
glossary-low-no-trump-about = In bid games: no trump with the ranks reversed, so that the 9 is the best card of each suit and the ace the worst.

glossary-trump-needed = Making-trump rule
glossary-trump-needed-names = trump needed · bare jack
glossary-trump-needed-about = An option: the player who makes trump must have a trump other than the bowers. For a dealer who picks up the { term-upcard } that card counts, if it isn’t a jack; for anyone else it doesn’t. The rule may bind the dealer alone or everyone.
glossary-trump-needed-example = { $h9 } is turned up and { $hJ } would be your only trump: as the dealer you can pick it up, as another player you can’t order it up.

glossary-benny = Benny
glossary-benny-names = Best Bower · joker
glossary-benny-about = The highest trump of the British game, above the { term-right-bower }: the joker or, where there is none, { $s2 }. Whatever is trump, it is a trump for every purpose.

glossary-blind-call = Blind call
glossary-blind-call-names = Benny turned up · calling blind · blind shout · shout
glossary-blind-call-about = What happens in the British game when the Benny is the { term-upcard }: before seeing a card the dealer names trump, then takes the Benny and discards. The dealer’s side are the makers, and the dealer may go alone. A table may settle it otherwise.

glossary-loner = Loner
glossary-loner-names = alone · going alone · go alone · lone hand
glossary-loner-about = A hand good enough to be played, and then played, without the partner, whose cards stay face down. It is announced with the call, and in the British game before the first lead. All the tricks score 4 instead of 2; fewer, but enough, score 1 as ever.

glossary-cards-away = Cards away
glossary-cards-away-names = I play alone
glossary-cards-away-about = An old announcement of a loner: it asks the partner to put the cards away.

glossary-defend-alone = Defend alone
glossary-defend-alone-names = defending alone · lone defender · lone defense · lone defence
glossary-defend-alone-about = To defend without the partner; a table may allow it never, against a loner only, or always. A lone defender who takes three tricks or more scores 4. Against a lone maker every trick then has just two cards.

glossary-partner-alone = Partner alone
glossary-partner-alone-names = Canadian loner · dealer’s partner alone
glossary-partner-alone-about = British players say “I turn it down” for it. A rule of Canada, Cornwall and parts of Australia and New Zealand: in the first round the dealer’s partner may accept the { term-upcard } only by going alone. The dealer then sits out, nobody discards, and the { term-upcard } stays out of play. The second round is as usual.

glossary-blind-loner = Blind loner
glossary-blind-loner-names = going blind
glossary-blind-loner-about = By Robson’s rules, when a jack is turned up the dealer may go alone in its suit before looking at the hand. All five tricks score 5; anything less scores nothing for the maker and 1 for the defenders.

glossary-partners-best = Partner’s best
glossary-partners-best-names = best card · exchange with the partner · railroad euchre
glossary-partners-best-about = A custom of railroad euchre: the lone player gives the partner a card face down and takes in return the card the partner chooses.

glossary-lay-down = Lay-down
glossary-lay-down-names = laying down · claim · claiming tricks · lay-down loner · lone wolf
glossary-lay-down-about = A hand so good that it need not be played. On your turn you may lay your cards down and claim the rest. If they win whatever the others hold, that is accepted at once; otherwise each opponent is asked, and if one refuses, play goes on.
glossary-lay-down-example = You lead, hearts are trump: { $hJ } { $dJ } { $hA } { $h9 } { $sA } take every trick for certain. If another player leads, they may not.

glossary-loner-range = Loner range
glossary-loner-range-names = range of a loner
glossary-loner-range-about = A score that one loner can turn: a side is within four points of the target, or four points behind.
glossary-loner-range-example = In a game to 10: with 6 points, or with 4 against 8.

glossary-march = March
glossary-march-names = sweep · all the tricks
glossary-march-about = All the tricks of a hand, taken by the makers: 2 points, or 4 when the maker is alone.

glossary-euchred = Euchred
glossary-euchred-names = euchre · set · getting set · bump · bumped · knocked
glossary-euchred-about = Said of makers who take fewer than three tricks, or fewer than four of seven. The defenders score 2 points, also against a loner; some tables give 4 for a euchred loner.

glossary-dutchman = Dutchman
glossary-dutchman-names = Dutchman’s hand
glossary-dutchman-about = Both bowers and the ace of trump: the three highest trump cards, where the deck has no Benny.
glossary-dutchman-example = Hearts are trump: { $hJ } { $dJ } { $hA }.

glossary-dutchmans-point = Dutchman’s point
glossary-dutchmans-point-names = sure point
glossary-dutchmans-point-about = The point that a maker with a Dutchman is sure of: three tricks can’t be lost, whatever the others hold.

glossary-skunk = Skunk
glossary-skunk-names = skunked · shut-out
glossary-skunk-about = A shutout: the losers haven’t scored a point. As an option it counts as two games.

glossary-in-the-barn = In the barn
glossary-in-the-barn-names = barn · one to go
glossary-in-the-barn-about = One point short of the target: at 9 points in a game to 10.

glossary-bridge = Bridge
glossary-bridge-names = at the bridge
glossary-bridge-about = A score from the rules of 1844: the leaders are one point short of the target, the others four points short, so that even the side behind could win the game with one lone march.
glossary-bridge-example = In a game to 10: 9 against 6.

glossary-win-by-two = Win by two
glossary-win-by-two-names = two ahead · lead needed · more than the target
glossary-win-by-two-about = An option: to win, a side needs the target and a lead of two points. A stricter option asks for more points than the target.
glossary-win-by-two-example = In a game to 10: 10–9 isn’t won yet, 11–9 is.

glossary-robsons-choice = Robson’s choice
glossary-robsons-choice-names = Robson
glossary-robsons-choice-about = By Robson’s rules a side that takes all five tricks may lower the opponents’ score by the points it has earned, instead of raising its own; never below 0. As an option this holds for every hand that brings 2 or 4 points.
glossary-robsons-choice-example = You have 5 and they have 9: after a march you may make it 5–7 instead of 7–9.

glossary-laps = Laps
glossary-laps-names = lap
glossary-laps-about = An option: points beyond the target are carried over into the next game.

glossary-rubber = Rubber
glossary-rubber-names = best of three
glossary-rubber-about = The best of three games: whoever wins two of them wins the rubber.

glossary-score-cards = Score cards
glossary-score-cards-names = counters for the score · keeping score with cards
glossary-score-cards-about = Two cards that show the score by the pips left uncovered: a six and a four, two fives, a two and a three, or a five and a six in the British game. A table may also show plain numbers.

glossary-chop = Chop
glossary-chop-names = chopping
glossary-chop-about = To trump an ace that was led, with the second card of the trick.
glossary-chop-example = Hearts are trump: { $sA } is led, and the next player, who has no spade, chops it with { $h9 }.

glossary-trumping-partner = Trumping partner
glossary-trumping-partner-names = trumping your partner
glossary-trumping-partner-about = To trump a trick that your partner was winning, or to beat the partner’s winning card with a higher one.

glossary-underman = Underman
glossary-underman-names = undermanned · bare left bower
glossary-underman-about = A bare { term-left-bower } that falls under the right: its holder has no other trump and must play it when the { term-right-bower } is led.
glossary-underman-example = Hearts are trump, { $hJ } is led, and { $dJ } is your only trump.

glossary-walk = Walk
glossary-walk-names = walking
glossary-walk-about = Said of a low card that is led and takes the trick, because nobody beats it.
glossary-walk-example = { $sT } is led, and nobody has a higher spade or a trump left: it walks.

glossary-slough = Slough
glossary-slough-names = sluff · throw off
glossary-slough-about = To get rid of a worthless card on a trick when you are void of the suit led and don’t trump.

glossary-dog = A dog from every county
glossary-dog-names = dog from every county · four suits
glossary-dog-about = A hand with cards of all four suits.
glossary-dog-example = { $sA } { $hK } { $dT } { $d9 } { $cQ }

glossary-counting-cards = Counting cards
glossary-counting-cards-names = card counting · counting trumps
glossary-counting-cards-about = Remembering which cards have been played, trump above all. It’s allowed, and the key to playing well: with 24 cards, 20 are dealt to the four players and one of the other four is turned up.

glossary-revoke = Revoke
glossary-revoke-names = renege · reneging
glossary-revoke-about = Not following suit although you could. An ordinary table refuses such a card. At an honor table it can be played: if an opponent calls it before the hand ends and is right, the caller’s side scores 2 points, or 4 if anyone was alone, and the hand is over.

glossary-honour-table = Honor table
glossary-honour-table-names = honour table · on your honor · on your honour
glossary-honour-table-about = A table where any card may be played, as with real cards: a revoke counts only if an opponent calls it before the hand ends. As an option a wrong call costs the caller’s side what a right one brings.

glossary-table-talk = Table talk
glossary-table-talk-names = talking across the table · signals · cross-boarding
glossary-table-talk-about = Any hint to the partner about the cards. A seated player may report it; the table’s host or a moderator then has the hand dealt again, gives 1 point to the side that reported it, or lets it pass.

glossary-throwing-in = Conceding
glossary-throwing-in-names = throwing in · throw in · concede the rest
glossary-throwing-in-about = Giving up the rest of a hand: makers who have three tricks may concede the others if they have lost one, or while the right bower is still out. They score their 1 point, and the next hand is dealt.

glossary-farmers-hand = Farmer’s hand
glossary-farmers-hand-names = poor man’s hand · bottom hand · granny hand
glossary-farmers-hand-about = Five nines and tens or, by other readings, three nines or three tens, or three of them in any mix. Where the table plays it, the holder shows them before the bidding, or as an option until the first lead, and exchanges three of them for three cards of the kitty, or the hand is dealt again.
glossary-farmers-hand-example = { $s9 } { $h9 } { $hT } { $sT } { $d9 }

glossary-going-under = Going under
glossary-going-under-names = go under · under the table · bottoms
glossary-going-under-about = To take the three face-down cards of the kitty in exchange for the three cards of a farmer’s hand.

glossary-ace-no-face = Ace, no face
glossary-ace-no-face-names = ace and no face
glossary-ace-no-face-about = One ace, and the rest nines and tens. Where the table plays it, the holder exchanges three cards for the last three of the kitty on their first turn, or as an option until the first lead; or the hand is dealt again. With three players any number of aces without a face card is dealt again.
glossary-ace-no-face-example = { $hA } { $s9 } { $c9 } { $hT } { $dT }

glossary-draw = Draw for the deal
glossary-draw-names = drawing · draw for partners
glossary-draw-about = The way the first dealer is found in North America: each player draws a card, the lowest deals, and the two lowest are partners where partners are drawn too. For this only, the ace is low and the jack stands just below the queen; after a tie all draw again.
glossary-draw-example = A draw of { $sA } { $hJ } { $cQ } { $dK }: the ace deals, and ace and jack are partners.

glossary-first-jack = First jack
glossary-first-jack-names = first black jack · jack deals
glossary-first-jack-about = Another way to find the first dealer: cards are dealt face up, and whoever gets the first jack deals; at some tables it must be a black one. As an option the second player to get a jack is the dealer’s partner.

glossary-packets = Packets
glossary-packets-names = two and three · three and two
glossary-packets-about = The cards are dealt in packets of two and three, or three and two. In Bower this only decides which card of the shuffled deck goes where, so that a deal with real cards can be reproduced.

glossary-misdeal = Misdeal
glossary-misdeal-names = wrong deal · exposed card
glossary-misdeal-about = A deal that went wrong: too many cards, too few, or one that was seen. With real cards the hand is dealt again. In Bower the table deals, and it can’t happen. Some players also call it a misdeal when nobody makes trump: see *hand thrown in*.

glossary-cut = Cut
glossary-cut-names = cutting · tap
glossary-cut-about = Where the table plays it, the player on the dealer’s right cuts the deck or taps it before the deal. In Bower the cut feeds the shuffle.

glossary-stealing = Stealing the deal
glossary-stealing-names = steal the deal · stolen deal
glossary-stealing-about = An option: between hands the partner of the player who dealt last may take the deal. It stands unless an opponent objects before the { term-upcard } is turned; then the right dealer deals, and there is no penalty. After a stolen deal the thief’s left neighbor deals.

glossary-point-on-partner = Point on partner
glossary-point-on-partner-names = stealing your partner’s deal
glossary-point-on-partner-about = An option: whoever steals the deal from their own partner keeps it and scores 1 point.

glossary-fair-deal = Fair deal
glossary-fair-deal-names = promise · fingerprint · verify
glossary-fair-deal-about = Every deal is fixed before the first card: the table shows a fingerprint (SHA-256) of the secret it’s made from. When the game is over that secret is published, and anyone can check every deal.

glossary-betting = Betting
glossary-betting-names = ante · pot · stake · raise
glossary-betting-about = An option, with counters only and never for money. Each side pays an ante; after trump is made and before the first lead the defenders check or raise, and the makers match the raise or give up the stake. Whoever wins the hand takes it. Or each trick or each point has a value, which the losers owe for the difference.

glossary-knock-euchre = Knock euchre
glossary-knock-euchre-names = turn-up euchre · ordinary euchre
glossary-knock-euchre-about = A name for ordinary euchre, with an { term-upcard } and two rounds of calling, to tell it from bid euchre.

glossary-hustle = Hustle
glossary-hustle-names = euchre hustle · euchre tournament · seven to nine players
glossary-hustle-about = A euchre tournament, an evening with a new partner every round: `/league create` opens one. In Bower it is also how seven to nine play at one table: four at a time in turn, the others sit out a deal, and everyone scores alone.

glossary-two-handed = Two-handed euchre
glossary-two-handed-names = dummy · two players · two-handed
glossary-two-handed-about = Five cards each and a dummy hand of two, which goes to whoever makes trump: the dealer’s opponent then discards two cards, the dealer, who also has the { term-upcard }, three. The dealer is stuck, nobody plays alone, and a euchre scores 2.

glossary-three-handed = Three-handed euchre
glossary-three-handed-names = cutthroat · three players · three-handed
glossary-three-handed-about = Everyone plays alone, with seven cards each. The maker scores 1 for four or five tricks, 2 for six, 4 for seven. A euchre brings 2 to the defender with more tricks, or 1 to each if they are tied.

glossary-call-ace = Call-ace
glossary-call-ace-names = five-handed euchre · secret partner · five-handed
glossary-call-ace-about = The game for five: the maker names an ace, or the best card of a suit, and its holder is the maker’s secret partner. Everyone has a score of their own.

glossary-six-handed = Six-handed euchre
glossary-six-handed-names = teams of three · six players · six-handed
glossary-six-handed-about = Two teams of three, in alternate seats, five cards each from 33, or from a double deck of 48 with two jokers. Where cards come twice, a setting says whether the first or the last of two equal cards wins.

glossary-set-back = Set-back
glossary-set-back-names = setback euchre · pool
glossary-set-back-about = A game for two to four, each alone, with a pool: from 5 points down to 0. Each trick takes off 1; taking none adds 1; a euchred maker adds 2 and pays another ante. Whoever isn’t the maker may drop out of the hand.

glossary-i-declare = I declare
glossary-i-declare-names = declaring the march
glossary-i-declare-about = An option of set-back: you commit to taking every trick, and lead first. If you succeed, the game and the pool are yours; if not, your score doubles and you pay an ante.
glossary-i-declare-example = At 3 points, a failed *I declare* makes it 6.

glossary-bid-euchre = Bid euchre
glossary-bid-euchre-names = auction euchre · bidding
glossary-bid-euchre-about = Euchre without an { term-upcard }, six cards each: in one round of bids, each higher than the last and at least three, players say how many tricks their side will take. The highest bidder names trump, or no trump high or low, and leads. If the bid is made each side scores its tricks; if not, the bidders lose as many points as they bid.

glossary-moon = Moon
glossary-moon-names = shooting the moon
glossary-moon-about = In bid euchre: to bid all the tricks alone, for 12 points. As an option the bidder may call for one or two of the partner’s cards.

glossary-pepper = Pepper
glossary-pepper-names = little pepper · big pepper
glossary-pepper-about = A form of bid euchre. *Little pepper* is all six tricks for 6 points won or lost, *big pepper* all six for 12.

glossary-hasenpfeffer = Hasenpfeffer
glossary-hasenpfeffer-names = bid euchre with a joker
glossary-hasenpfeffer-about = A form of bid euchre with 25 cards, the joker among them: six are dealt to each player, and one card is set aside.

glossary-double-deck = Double deck
glossary-double-deck-names = double-deck bid euchre · double pack · 48 cards
glossary-double-deck-about = Bid euchre with the deck of 24 taken twice: twelve cards each, at least six tricks bid, 52 points to win. Of two identical cards the first one played wins.

glossary-indiana = Indiana
glossary-indiana-names = individual bid euchre
glossary-indiana-about = Bid euchre for three or four, each alone, with all the cards dealt: from 21 points down to 0, and each trick takes off 1. When trump is named the others stay or drop. Whoever stays and takes no trick, or bids and falls short, adds 5.

glossary-stay-or-drop = Stay or drop
glossary-stay-or-drop-names = stay · drop · staying in · dropping out
glossary-stay-or-drop-about = In games where each plays alone, such as Indiana or buck euchre: once trump is known the others say in turn whether they stay in the hand or drop out of it. Dropping costs nothing; whoever stays and takes no trick adds 5 points.

glossary-buck-euchre = Buck euchre
glossary-buck-euchre-names = buck
glossary-buck-euchre-about = A game for three to six, each alone: from 25 points down to 0, and each trick takes off 1. Players stay or drop; one who stays and takes no trick adds 5, and so does a maker with fewer than three.

glossary-dirty-clubs = Dirty clubs
glossary-dirty-clubs-names = clubs turned up
glossary-dirty-clubs-about = Another name of buck euchre, from its harshest rule: when a club is turned up clubs are trump, there is no bidding, and nobody may drop.
