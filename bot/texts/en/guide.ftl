### The guided hand, and the buttons that lead to it and on from it. `$hJ` is the jack of hearts.

button-guide = Guided hand
button-guide-again = Once more
button-how-to-play = How to play

guide-title = Guided hand: step { $step } of { $steps }
guide-bid = You’re the dealer, and { $hA } is turned up. Take it and hearts are trump. Then you’d have three trump, even { $dJ }, and an ace on the side: that’s worth a call. Press **{ $button }**.
guide-discard = You picked up { $hA }, so one card has to go. Keep trump and high cards. Without { $s9 } you have no spades left, and you can trump them. Discard **{ $button }**.
guide-follow = { $left } led { $dQ }, and your partner’s { $dA } is winning. You have to follow suit if you can. Which of your cards is a diamond? Watch out for { $dJ }.
guide-trump = Right: { $dJ } is a heart now, so only { $dK } followed. Then { $partner } led { $sK }, and { $right }’s { $sA } is winning. You have no spades, so you can play any card, and any trump beats { $sA }. The lowest will do: play **{ $button }**.
guide-lead = Your trick, so you lead. Only { $hJ } beats { $dJ }. Lead **{ $button }**: everyone has to follow with a heart, and you’ll see their trump go.
guide-done-title = All five tricks: a march, 2 points!
guide-done = Remember: the jack of trump, the **{ term-right-bower }**, is highest. The other jack of its color, the **{ term-left-bower }**, comes next and is trump, too. With three trump and an ace, call.

guide-again = Try again: **{ $button }**.
guide-wrong-pass = You could pass, but someone else might call. Three trump and an ace usually take three tricks.
guide-wrong-alone = Brave! Alone, all five tricks score 4. But { $hJ } isn’t in your hand, and your partner can help. Stay together this time.
guide-wrong-keep-trump = { $tried } is trump. Keep it: trump takes tricks.
guide-wrong-keep-high = { $tried } can still take a trick. { $s9 } can’t.
guide-wrong-left-bower = { $tried } looks like a diamond, but hearts are trump: it’s the **{ term-left-bower }**, the second-highest heart. Your diamond is { $dK }.
guide-wrong-follow = { $tried } isn’t a diamond, and you have one: { $dK }. You have to follow suit.
guide-wrong-too-high = { $tried } wins too, but it’s more than you need. { $hQ } is enough.
guide-wrong-loses = { $tried } is neither a spade nor trump, so it can’t win this trick.
guide-wrong-lead-lower = Not bad, but { $hJ } and { $dJ } both beat { $tried }. Lead your highest trump first.
guide-wrong-lead-ace = Someone could trump { $tried }. Draw their trump first; the ace has time.

# Notes for newcomers, once each, beside what they are about
note-no-talk = Partners tell each other nothing about their cards: bids and cards do the talking.
note-left-is-trump = { $card } is trump now, so it doesn’t follow { $suit }.
note-left-follows = { $card } is trump now, so you have to follow with it.
note-partners-trick = Without your trump your partner’s { $card } would have taken that trick, too.
note-could-trump = You had no { $suit }: a trump would have taken that trick.
note-few-trumps = { $number ->
    [0] You had no trump at all.
   *[other] You had only { $number } trump.
} With three or more a call is safer.
note-alone = You took every trick yourself: going alone would have scored more.
