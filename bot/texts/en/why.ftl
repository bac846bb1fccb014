### Why the best choice is the best. $card: a card the member sees; $suit: a suit, or no trump; $number: a number.

why-brings-most = Over { $number } imagined deals this brings the most.
why-alike = It makes no difference: every choice comes to the same here.
why-wins-more = At this score it wins the game more often, though another choice brings more points on average.
why-only-choice = You have no other choice.
why-stuck = You are stuck and must name trump, and your hand is best at { $suit }.
why-in-the-barn = The opponents are in the barn: any point wins them the game, so a bold call risks nothing more.
why-both-bowers = With { $suit } you hold both bowers, { $number } trumps in all.
why-takes-bower = You take { $card } into your hand, one of the highest trumps, and have { $number } trumps in all.
why-partner-gets-bower = Your partner deals and takes up { $card }, one of the highest trumps.
why-most-trumps = You hold { $number } trumps at { $suit }, more than everyone else together.
why-next = This is next: the dealer’s side refused { $card }, so it hardly holds the bowers of that colour.
why-crossing = This is crossing: the other side did not want { $card } either, and the bowers of the other colour may well be your side’s.
why-trumps-and-ace = You hold { $number } trumps at { $suit }, and an ace beside them.
why-trumps-and-void = You hold { $number } trumps at { $suit }, and lack a suit that you can trump.
why-many-trumps = You hold { $number } trumps at { $suit }: that is most of the tricks you need.
why-right-bower = { $card } is as good as a trick at { $suit }, and the rest of your hand helps it.
why-aces = You hold { $number } aces, and without trump nobody can ruff them.
why-low-cards = You hold { $number } of the lowest cards, which are the highest here.
why-call = Your hand is only fair at { $suit }, yet it promises more than a pass.
why-blind = You have seen no card yet: { $suit } is as good as any other.
why-show = Your hand is so poor that new cards can hardly be worse.
why-gives-bower = Ordering up would give { $card }, the right bower, to the opponents.
why-no-trumps = You hold no trump at all at { $suit }.
why-wait = Your hand is better at { $suit }: wait for the second round.
why-risk = The opponents need two points: a euchre would give them the game.
why-few-trumps = { $number ->
    [one] One trump at { $suit } is
   *[other] { $number } trumps at { $suit } are
} too few here: a euchre costs more than a pass.
why-no-suit = In no suit would you hold more than { $number ->
    [one] one trump
   *[other] { $number } trumps
}: too few to make it.
why-pass = This hand promises more if you pass than if you make trump.
why-bid-suit = { $number } trumps at { $suit }, with some help from your side, can bear this bid.
why-bid-aces = With { $number } aces you can bear this bid without trump.
why-bid-stuck = You are stuck and must bid, and the lowest bid risks the least.
why-bid-moon = Every trick is within reach, and this bid pays most for them.
why-bid-too-high = You would have to undertake { $number } tricks, and your hand is not worth so many.
why-alone-top-trumps = You hold the { $number } highest trumps: alone a march is within reach, and counts for more.
why-alone-long = With { $number } trumps a march by yourself is likely enough to try for its points.
why-alone = A march by yourself is likely enough here to be worth the try.
why-with-partner = A march by yourself is not likely enough: with your partner the hand is safer.
why-look-first = Unseen cards seldom take every trick: look at them, then decide.
why-gamble = The opponents are about to win: only a gamble can stop them.
why-defend-alone = With { $number ->
    [one] one trump
   *[other] { $number } trumps
} you may well euchre the makers by yourself, which counts double.
why-defend-together = With your partner a euchre is much likelier than by yourself.
why-discard-void = Without { $card } you have no { $suit } left, and can trump that suit.
why-discard-keeps-king = It leaves a card to guard { $card }, which then does not fall to the ace.
why-discard-lowest = { $card } is the lowest card you have outside trumps.
why-discard-trump = You hold nothing but trumps: one of them has to go.
why-give-trump = { $card } is your best trump, and helps most where all the tricks are wanted.
why-give-ace = You hold no trump worth giving, and an ace is the next best help.
why-give-least = { $card } is no trump, and you need it least.
why-call-short = You hold a single card of { $suit }: lead it, and the card called shows your partner.
why-call-card = The card called at { $suit } is the likeliest to bring you help.
why-stay-sure = { $card } is the highest trump there is, and takes a trick for sure.
why-stay-trumps = { $number ->
    [one] Your trump is likely
   *[other] Your { $number } trumps are likely
} to take a trick.
why-stay-all-lost = Everyone else has dropped, and left to play by themselves the maker would win the game.
why-drop = A trick is too unlikely, and to stay without one costs { $number ->
    [one] a point
   *[other] { $number } points
}.
why-declare = You lead, and your hand is likely to take every trick.
why-not-declare = Every trick is too much to undertake: to fail would double your score.
why-raise = Your side wins this hand more often than not, so a higher stake is in your favour.
why-check = Your hand is not strong enough to play for more.
why-see = You still win often enough for what the call costs.
why-give-up = You win too seldom to put more into the pot.
why-accept = Played out, the tricks that are left would hardly go another way.
why-refuse-beaten = { $card } beats every card of its suit that was shown.
why-refuse = Played out, a trick may still come your way.
why-take-wins = These points win the game.
why-take = The points bring you nearer to the game than the others lose by them.
why-lower-near = The opponents are close to the game: points off keep them from it.
why-lower = The others lose more by it than you would win.
why-cut = Nobody knows the order of the cards: no cut is better than another.
why-last-card = It is your last card.
why-lead-sure = No opponent can have a card that beats { $card }.
why-lead-to-caller = Your partner made trump: lead it, so that the opponents’ trumps fall.
why-draw-top = Draw their trumps: nothing beats { $card }, and your other cards are safer afterwards.
why-draw = Draw trumps, so that nobody can trump your other cards.
why-lead-ace = Lead the ace now, before anyone lacks its suit and can trump it.
why-lead-top = Nothing higher of its suit is left with the opponents.
why-lead-called = Lead { $suit }: that brings out the card you called, and shows your partner.
why-lead-short = It is your only card of { $suit }: afterwards you can trump that suit.
why-lead-through = You lead through the maker, who must play before your side has shown its best.
why-keep-trumps = As a defender, keep your trumps for cutting in on their winners.
why-lead-long = { $suit } is your longest suit: its low cards may take tricks when the others have none left.
why-lead-low = There is no reason to risk a better card: a low one loses the least.
why-must-follow = You must follow suit, and { $card } is the only card that does.
why-makes-it = { $card } takes the trick that your side still needs.
why-euchres = { $card } takes the trick that euchres the makers.
why-last-and-cheap = You play last, and { $card } is the cheapest card that takes the trick.
why-overtrump = It beats { $card }, the trump that holds the trick.
why-trump-in = You have none of the suit led, so a trump can take the trick.
why-take-sure = Nobody who is still to play against you can beat { $card }.
why-take-cheap = { $card } is enough to go ahead in the trick, and costs little.
why-take-high = Play high: who comes after you must then play higher still, or let it go.
why-help-partner = Your partner’s { $card } could still be beaten, and your card makes the trick sure.
why-partner-sure = Your partner’s { $card } cannot be beaten any more: throw away what you need least.
why-partner-no-trump = Your partner is winning with { $card }: do not spend a trump on it.
why-partner-wins = Your partner holds the trick with { $card }: leave it there.
why-cannot-beat = You cannot beat { $card }: play your lowest.
why-throw-void = You cannot take this trick; without { $card } you can trump { $suit } later.
why-throw-low = You cannot take this trick, and { $card } is the card you need least.
why-leave-to-partner = Your partner plays after you and may take this trick more cheaply.
why-save-bower = Save the bower: later it takes a trick that is worth more.
why-save-trump = Save your trumps: later they take tricks that are worth more.
