### What computers meant in a hand that has ended, in their words. $did: a call or a card; $why: a sentence.

button-why = Why?
meanings-title = Hand { $hand }: what { $name } thought
meanings-line = **{ $did }** – “{ $why }”
meanings-none = Nothing to explain in this hand: computers explain their choices once everyone has seen the cards. Try *{ button-why }* after the next hand.
slip-forgets = I forgot what had been played before.
slip-miscounts-trumps = I didn’t count trumps, and thought some were still out.
slip-misses-left = I overlooked that the { term-left-bower } is trump.
slip-too-high = I played a higher card than it took to be ahead.
slip-ducks = I could have gone ahead in the trick, and didn’t.
slip-takes-partners-trick = I didn’t notice that my partner was winning the trick.
slip-saves-winners = I wanted to keep my good cards for later, and led a low one.
slip-spends-trumps = I led my highest trump without a reason, and should have kept it.
slip-buries-lowest = I discarded my lowest card without a thought for the rest.
slip-calls-too-little = I didn’t dare to call, though the hand was good enough.
slip-calls-too-much = I called with too weak a hand.
slip-never-alone = I didn’t dare to go alone.
slip-alone-too-soon = I went alone, and the hand wasn’t good enough.
slip-one-of-several = I made a mistake there.
note-partner-meant = { $name }, your partner: { $line }
