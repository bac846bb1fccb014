### Why the best choice is the best. $card: a card the member sees; $suit: a suit, or no trump; $number: a number.

why-alike = As far as can be told it makes no difference here.
why-usual = It’s the usual choice where nothing is clearly better.
why-wins-more = At this score it wins the game more often, though another choice brings more points on average.
why-only-choice = You have no other choice.
why-stuck = You’re stuck and have to name trump, and you’re strongest in { $suit }.
    .mine = I was stuck and had to name trump, and I was strongest in { $suit }.
why-in-the-barn = The opponents are in the barn: any point wins them the game, so a bold call has nothing to lose.
why-donate = If you pass, a lone march may win the opponents the game: the two points of a euchre don’t.
    .mine = Had I passed, a lone march might have won the opponents the game: the two points of a euchre don’t.
why-both-bowers = With { $suit } you have both bowers and { $number } trump in all.
    .mine = With { $suit } I had both bowers and { $number } trump in all.
why-takes-bower = You get { $card }, one of the highest trump, and have { $number } trump in all.
    .mine = I got { $card }, one of the highest trump, and had { $number } trump in all.
why-partner-gets-bower = Your partner deals and gets { $card }, one of the highest trump.
    .mine = My partner dealt and got { $card }, one of the highest trump.
why-most-trumps = With { $suit } as trump you have { $number } trump, more than everyone else together.
    .mine = With { $suit } as trump I had { $number } trump, more than everyone else together.
why-next = This is next: the dealer’s side turned down { $card }, so it hardly has the bowers of that color.
why-crossing = This is crossing: the other side didn’t want { $card } either, and your side may well have the bowers of the other color.
    .mine = This was crossing: the other side didn’t want { $card } either, and my side might well have the bowers of the other color.
why-trumps-and-ace = With { $suit } as trump you have { $number } trump and an ace.
    .mine = With { $suit } as trump I had { $number } trump and an ace.
why-trumps-and-void = With { $suit } as trump you have { $number } trump, and a missing suit to trump.
    .mine = With { $suit } as trump I had { $number } trump, and a missing suit to trump.
why-many-trumps = With { $suit } as trump you have { $number } trump: that’s most of the tricks you need.
    .mine = With { $suit } as trump I had { $number } trump: that’s most of the tricks I needed.
why-right-bower = With { $suit } as trump, { $card } is as good as a trick, and the rest of your hand helps.
    .mine = With { $suit } as trump, { $card } is as good as a trick, and the rest of my hand helped.
why-aces = You have { $number } aces, and without trump nobody can trump them.
    .mine = I had { $number } aces, and without trump nobody can trump them.
why-low-cards = You have { $number } of the lowest cards, and they’re the highest here.
    .mine = I had { $number } of the lowest cards, and they’re the highest here.
why-call = Your hand is only fair in { $suit }, but that still beats the rest.
    .mine = My hand was only fair in { $suit }, but that still beat the rest.
why-blind = You haven’t seen a card yet: { $suit } is as good as any other.
    .mine = I hadn’t seen a card yet: { $suit } was as good as any other.
why-show = Your hand is so poor that new cards can hardly be worse.
why-gives-bower = Otherwise the opponents would get { $card }, the right bower.
    .mine = Otherwise the opponents would have got { $card }, the right bower.
why-no-trumps = With { $suit } you’d have no trump at all.
    .mine = With { $suit } I’d have had no trump at all.
why-wait = You’re stronger in { $suit }: wait for the second round.
    .mine = I was stronger in { $suit }, and waited for the second round.
why-risk = The opponents need two points: a euchre would give them the game.
why-few-trumps = { $number ->
    [one] One trump in { $suit } is
   *[other] { $number } trump in { $suit } is
} too few here: a euchre costs more than a pass.
why-no-suit = You wouldn’t have more than { $number ->
    [one] one trump
   *[other] { $number } trump
} in any suit: too few to call.
    .mine = I wouldn’t have had more than { $number ->
        [one] one trump
       *[other] { $number } trump
    } in any suit: too few to call.
why-pass = This hand does better if you pass than if you call trump.
    .mine = My hand did better by passing than by calling trump.
why-bid-suit = With { $number } trump in { $suit } and some luck, you can make this bid.
    .mine = With { $number } trump in { $suit } and some luck, I could make this bid.
why-bid-aces = With { $number } aces you can make this bid without trump.
    .mine = With { $number } aces I could make this bid without trump.
why-bid-stuck = You’re stuck and have to bid, and the lowest bid risks the least.
    .mine = I was stuck and had to bid, and the lowest bid risked the least.
why-bid-moon = Every trick is within reach, and this bid pays the most for them.
    .mine = Every trick was within my reach, and this bid pays the most for them.
why-bid-too-high = Too many tricks to take: { $number }.
    .mine = Too many tricks to take: { $number }.
why-alone-top-trumps = You have the { $number } highest trump: a march alone is within reach, and counts for more.
    .mine = I had the { $number } highest trump: a march alone was within reach, and counts for more.
why-alone-long = With { $number } trump, a march on your own is likely enough to try.
    .mine = With { $number } trump, a march on my own was likely enough to try.
why-alone = A march on your own is likely enough here to be worth a try.
    .mine = A march on my own was likely enough here to be worth a try.
why-with-partner = A march on your own isn’t likely enough: it’s safer with your partner.
why-look-first = Blind cards seldom take every trick: look at them, then decide.
why-gamble = The opponents are about to win: only a gamble can stop them.
why-defend-alone = With { $number ->
    [one] one trump
   *[other] { $number } trump
} you may well euchre the makers on your own, which counts double.
why-defend-together = With your partner a euchre is much likelier than on your own.
why-discard-void = Without { $card } you have no { $suit } left, and can trump that suit.
why-discard-keeps-king = This keeps a card to guard { $card }, so it won’t fall to the ace.
why-discard-lowest = { $card } is your lowest card that isn’t trump.
why-discard-trump = You have nothing but trump: one of them has to go.
why-give-trump = { $card } is your best trump, and helps most when every trick counts.
why-give-ace = You have no trump worth giving, and an ace is the next best help.
why-give-least = { $card } isn’t trump, and you need it least.
why-call-short = You have a single card of { $suit }: lead it, and the called card shows your partner.
why-call-card = In { $suit } the card you call is the likeliest to bring you help.
why-stay-sure = { $card } is the highest trump there is, and takes a trick for sure.
why-stay-trumps = { $number ->
    [one] Your trump is likely
   *[other] Your { $number } trump are likely
} to take a trick.
why-stay-all-lost = Everyone else has dropped out, and left alone the maker would win the game.
why-drop = A trick is too unlikely, and staying without one costs { $number ->
    [one] a point
   *[other] { $number } points
}.
why-declare = You lead, and your hand is likely to take every trick.
why-not-declare = Every trick is too much to ask: a failure would double your score.
why-raise = Your side wins this hand more often than not, so a higher stake works for you.
why-check = Your hand isn’t strong enough to play for more.
why-see = You still win often enough for what matching costs.
why-give-up = You win too seldom to put more into the pot.
why-accept = Played out, the rest of the tricks would hardly go another way.
why-refuse-beaten = { $card } beats every card of its suit that was shown.
why-refuse = Played out, a trick may still come your way.
why-take-wins = These points win the game.
why-take = The points bring you closer to winning than they’d set the others back.
why-lower-near = The opponents are close to winning: setting them back keeps them from it.
why-lower = The others lose more by it than you would gain.
why-cut = Nobody knows the order of the cards: one cut is as good as another.
why-last-card = It’s your last card.
why-lead-sure = No opponent can have a card that beats { $card }.
why-lead-to-caller = Your partner called trump: lead it, and the opponents’ trump falls.
    .mine = My partner called trump: I led it so that the opponents’ trump would fall.
why-draw-top = Draw their trump: they have nothing that beats { $card }, and your other cards are safer afterward.
    .mine = I drew their trump: they had nothing that beats { $card }, and my other cards were safer afterward.
why-draw = Draw trump: what has been drawn can’t take a trick from you later.
    .mine = I drew trump: what was drawn couldn’t take a trick from me later.
why-lead-ace = Lead the ace now, before anyone runs out of its suit and can trump it.
    .mine = I led the ace before anyone ran out of its suit and could trump it.
why-lead-top = The opponents have nothing higher left in its suit.
why-lead-called = Lead { $suit }: that brings out the card you called, and shows your partner.
    .mine = I led { $suit } to bring out the card I had called, and see who plays with me.
why-lead-short = It’s your only card of { $suit }: after that you can trump the suit.
    .mine = It was my only card of { $suit }: after that I could trump the suit.
why-lead-through = You lead through the maker, who has to play before the last card is shown.
    .mine = I led through the maker, who had to play before the last card was shown.
why-keep-trumps = On defense, keep your trump to trump their winners.
    .mine = On defense, I kept my trump to trump their winners.
why-lead-long = { $suit } is your longest suit: its low cards may take tricks when the others have none left.
    .mine = { $suit } was my longest suit: its low cards might take tricks when the others had none left.
why-lead-low = There’s no reason to risk a better card: a low one loses the least.
why-must-follow = You have to follow suit, and { $card } is the only card that does.
why-makes-it = { $card } takes the trick your side still needs.
    .mine = { $card } took the trick my side still needed.
why-euchres = { $card } takes the trick that beats the makers.
why-last-and-cheap = You play last, and { $card } is the cheapest card that takes the trick.
    .mine = I played last, and { $card } was the cheapest card that took the trick.
why-overtrump = It beats { $card }, the trump that holds the trick.
why-trump-in = You have none of the suit led, so a trump can take the trick.
    .mine = I had none of the suit led, so a trump could take the trick.
why-take-sure = No opponent still to play can beat { $card }.
why-take-cheap = { $card } is enough to take the lead.
why-take-high = Play high: the next player has to beat that, or let it go.
    .mine = I played high: the next player had to beat that, or let it go.
why-help-partner = Your partner’s { $card } could still be beaten; your card makes the trick sure.
    .mine = My partner’s { $card } could still be beaten; my card made the trick sure.
why-partner-sure = Your partner’s { $card } can’t be beaten anymore: play what you need least.
    .mine = My partner’s { $card } couldn’t be beaten anymore: I played what I needed least.
why-partner-no-trump = Your partner is winning with { $card }: don’t spend a trump on it.
    .mine = My partner was winning with { $card }, and I didn’t spend a trump on it.
why-partner-wins = Your partner is winning with { $card }: leave it there.
    .mine = My partner was winning with { $card }, and I left it there.
why-defender-wins = A defender’s { $card } is ahead in this trick: leave it there.
    .mine = A defender’s { $card } was ahead in this trick, and I left it there.
why-cannot-beat = You can’t beat { $card }: play your lowest.
    .mine = I couldn’t beat { $card }, and played my lowest.
why-throw-void = You can’t take this trick; without { $card } you can trump { $suit } later.
    .mine = I couldn’t take this trick; without { $card } I could trump { $suit } later.
why-throw-low = You can’t take this trick, and { $card } is the card you need least.
    .mine = I couldn’t take this trick, and { $card } was the card I needed least.
why-leave-to-partner = Your partner plays after you and may take this trick.
    .mine = My partner played after me and might take this trick.
why-save-bower = Save the bower: later it takes a trick that’s worth more.
    .mine = I saved the bower: later it might take a trick that’s worth more.
why-save-trump = Save your trump: later it takes tricks that are worth more.
    .mine = I saved my trump: later it might take tricks that are worth more.
