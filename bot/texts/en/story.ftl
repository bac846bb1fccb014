### What happened. $name is a member, $side and $other are the partners on each side.

story-draw-tied = A tie ({ $cards }): draw again.
story-drew-deal = { $name } drew the lowest card, { $card }{ $ace ->
    [yes] {" "}(the ace is low)
   *[no] { "" }
}, and deals first.
    .you = You drew the lowest card, { $card }{ $ace ->
        [yes] {" "}(the ace is low)
       *[no] { "" }
    }, and deal first.
story-first-jack = { $name } got the first jack, { $card }, and deals first.
    .you = You got the first jack, { $card }, and deal first.
story-partners-drawn = The draw makes partners of { $side }, against { $other }.
story-cut = { $name } cut the deck.
    .you = You cut the deck.
story-tapped = { $name } tapped the deck.
    .you = You tapped the deck.
story-deal-stolen = { $name } took the deal out of turn.
    .you = You took the deal out of turn.
story-deal-noticed = { $name } objects: the right dealer deals after all.
    .you = You object: the right dealer deals after all.
story-point-on-partner = { $name } stole their own partner’s deal, and nobody objected: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
    .you = You stole your own partner’s deal, and nobody objected: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $side }.
story-dealt = { $name } dealt and turned up { $card }.
    .you = You dealt and turned up { $card }.
story-dealt-down = { $name } dealt.
    .you = You dealt.
story-farmers-hand = { $name } shows a farmer’s hand: { $cards }.
    .you = You show a farmer’s hand: { $cards }.
story-ace-no-face = { $name } shows aces and no face: { $cards }.
    .you = You show aces and no face: { $cards }.
story-exchanged = { $name } swaps { $cards } for cards from the kitty.
    .you = You swap { $cards } for cards from the kitty.
story-ordered-up = { $name } made { $suit } trump.
    .you = You made { $suit } trump.
story-assisted = { $name } made { $suit } trump.
    .you = You made { $suit } trump.
story-took-up = { $name } made { $suit } trump and picked up { $card }.
    .you = You made { $suit } trump and picked up { $card }.
story-turned-down = { $name } turned down { $card }.
    .you = You turned down { $card }.
story-stuck = { $name } is stuck and has to name trump.
    .you = You’re stuck and have to name trump.
story-named = { $name } named { $suit }.
    .you = You named { $suit }.
story-next = That’s { term-next }: the other suit of the color turned down.
story-crossing = That’s { term-crossing }: a suit of the other color.
story-bid = { $name } bid { $points ->
    [one] 1 trick
   *[other] { $points } tricks
}.
    .you = You bid { $points ->
        [one] 1 trick
       *[other] { $points } tricks
    }.
story-moon-bid = { $name } bid all the tricks, for twice the points!
    .you = You bid all the tricks, for twice the points!
story-stuck-to-bid = Everyone else passed: { $name } has to bid.
    .you = Everyone else passed: you have to bid.
story-auction-won = { $name } won the auction and names trump.
    .you = You won the auction and name trump.
story-benny-turned = The Benny is turned up!
story-blind-call = { $name } names { $suit } without seeing a card, and gets the Benny.
    .you = You name { $suit } without seeing a card, and get the Benny.
story-suit-named = { $name }, without seeing a card, says that the Benny stands for { $suit }.
    .you = Without seeing a card, you say that the Benny stands for { $suit }.
story-blind-loner = { $name } picks up { $card } to go alone without seeing a card: every trick, or nothing!
    .you = You pick up { $card } to go alone without seeing a card: every trick, or nothing!
story-alone = { $name } is going alone.
    .you = You’re going alone.
story-defends-alone = { $name } defends alone.
    .you = You defend alone.
story-partners-best = { $name } swapped cards with the partner, who sits out.
    .you = You swapped cards with your partner, who sits out.
# $bower: right, left, none
story-trick = { $bower ->
    [right] { $name } took the trick with the { term-right-bower }, { $card }.
    [left] { $name } took the trick with the { term-left-bower }, { $card }.
   *[none] { $name } took the trick with { $card }.
}
    .you = { $bower ->
        [right] You took the trick with the { term-right-bower }, { $card }.
        [left] You took the trick with the { term-left-bower }, { $card }.
       *[none] You took the trick with { $card }.
    }
story-chop = { $name } chopped { $card } with { $second }.
    .you = You chopped { $card } with { $second }.
story-overtrumped-partner = { $name } overtrumped { $card }, the partner’s card, with { $second }.
    .you = You overtrumped { $card }, your partner’s card, with { $second }.
story-trumped-partner = { $name } trumped { $card }, the partner’s card, with { $second }.
    .you = You trumped { $card }, your partner’s card, with { $second }.
story-underman = { $name } was undermanned: the { term-left-bower } fell under the right.
    .you = You were undermanned: your { term-left-bower } fell under the right.
story-walk = { $name }’s { $card } walked.
    .you = Your { $card } walked.
story-dog = { $name } held { term-dog }: all four suits.
    .you = You held { term-dog }: all four suits.
story-dutchman = { $name } showed a { term-dutchman }: both bowers and the ace of trump.
    .you = You showed a { term-dutchman }: both bowers and the ace of trump.
story-made = { $side } made it: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-march = A { term-march }! { $side } took every trick: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-lone-made = { $name } made it alone: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
    .you = You made it alone: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $side }.
story-lone-march = A { term-march } alone! { $name } took every trick: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
    .you = A { term-march } alone! You took every trick: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $side }.
story-euchred = Euchred! { $other } fell short: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
story-lone-defence = Euchred by a loner! { $other } fell to a lone defender: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
# $points are those of $side, $others those of $other
story-bid-made = { $side } made the bid: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $others } for { $other }.
story-bid-set = Set! { $side } fell short of the bid and lose { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $others } for { $other }.
story-moon-made = { $side } took every trick, as bid: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $others } for { $other }.
story-moon-set = Set! { $side } didn’t take every trick and lose { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $others } for { $other }.
story-thrown-in = Nobody calls trump: the hand is thrown in.
story-forfeited = { $name } won’t name trump either, and forfeits: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the others.
    .you = You won’t name trump either, and forfeit: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the others.
story-in-the-barn = In the barn: one point to go for { $side }.
story-bridge = At the bridge: one point to go for { $side }, and four for the others.
story-skunk = A skunk: { $other } didn’t score at all.
story-game-won = The game goes to { $side } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-game-drawn = The game is tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The other games of the family
story-dummy-taken = { $name } took the dummy.
    .you = You took the dummy.
story-suit-called = { $name } called for a partner in { $suit }.
    .you = You called for a partner in { $suit }.
story-partner-revealed = { $name } is the partner.
    .you = You’re the partner.
story-no-partner = Nobody else had the called card: { $name } played alone.
    .you = Nobody else had the called card: you played alone.
story-dirty-clubs = Dirty clubs! { $card } was turned up: clubs are trump, nobody bids, and nobody can drop out.
story-stayed = { $name } stays in.
    .you = You stay in.
story-dropped = { $name } drops out.
    .you = You drop out.
story-all-dropped = Everyone dropped out: { $name } takes every trick.
    .you = Everyone else dropped out: you take every trick.
story-declared = “I declare!” { $name } goes for every trick, and leads.
    .you = “I declare!” You go for every trick, and lead.
story-declared-won = { $name } took every trick as declared, and wins the game on the spot.
    .you = You took every trick as declared, and win the game on the spot.
story-declared-lost = { $name } declared and missed a trick: the score goes up by { $points }.
    .you = You declared and missed a trick: your score goes up by { $points }.
story-came-down = { $name } made it and comes down by { $points }.
    .you = You made it and come down by { $points }.
story-set = Set! { $name } fell short and goes up by { $points }.
    .you = Set! You fell short and go up by { $points }.
story-clubs-played = Clubs were turned up, so nobody called trump: the hand was just played out.
story-lowered = { $name } comes down by { $points }.
    .you = You come down by { $points }.
story-no-trick = { $name } took no trick{ $points ->
    [0] .
   *[other] : up by { $points }.
}
    .you = You took no trick{ $points ->
        [0] .
       *[other] : up by { $points }.
    }
story-ante-paid = { $name } puts { $points ->
    [one] another counter
   *[other] another { $points } counters
} into the pool.
    .you = You put { $points ->
        [one] another counter
       *[other] another { $points } counters
    } into the pool.
story-pool-won = { $name } takes the pool, with { $points ->
    [one] 1 counter
   *[other] { $points } counters
} from the others.
    .you = You take the pool, with { $points ->
        [one] 1 counter
       *[other] { $points } counters
    } from the others.
story-counted-out = { $name } has counted down to { $points } and wins the game.
    .you = You’ve counted down to { $points } and win the game.

# Early ends, revokes, stakes, rulings, rubbers
story-lay-down = { $name } lays down { $cards } and claims the rest.
    .you = You lay down { $cards } and claim the rest.
story-claim-accepted = The claim stands: { $name } gets the rest of the tricks.
    .you = The claim stands: you get the rest of the tricks.
story-claim-refused = { $name } has the claim played out.
    .you = You have the claim played out.
story-conceded = { $name } concedes the rest of the tricks.
    .you = You concede the rest of the tricks.
# $points are won by $side, $others taken off $other
story-revoke-called = A revoke! { $name } was rightly called{ $points ->
    [0] { "" }
    [one] : 1 point for { $side }
   *[other] : { $points } points for { $side }
}{ $others ->
    [0] .
    [one] ; 1 point off { $other }.
   *[other] ; { $others } points off { $other }.
}
    .you = A revoke! You were rightly called{ $points ->
        [0] { "" }
        [one] : 1 point for { $side }
       *[other] : { $points } points for { $side }
    }{ $others ->
        [0] .
        [one] ; 1 point off { $other }.
       *[other] ; { $others } points off { $other }.
    }
story-revoke-false = { $name } called a revoke, but there was none{ $points ->
    [0] { "" }
    [one] : 1 point for { $side }
   *[other] : { $points } points for { $side }
}{ $others ->
    [0] .
    [one] ; 1 point off { $other }.
   *[other] ; { $others } points off { $other }.
}
    .you = You called a revoke, but there was none{ $points ->
        [0] { "" }
        [one] : 1 point for { $side }
       *[other] : { $points } points for { $side }
    }{ $others ->
        [0] .
        [one] ; 1 point off { $other }.
       *[other] ; { $others } points off { $other }.
    }
story-taken-off = The hand goes to { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
} off { $other }, in place of a score.
story-stake-raised = { $name } raised: { $points ->
    [one] 1 counter
   *[other] { $points } counters
} at stake.
    .you = You raised: { $points ->
        [one] 1 counter
       *[other] { $points } counters
    } at stake.
story-stake-seen = { $name } matched the raise: { $points ->
    [one] 1 counter
   *[other] { $points } counters
} at stake.
    .you = You matched the raise: { $points ->
        [one] 1 counter
       *[other] { $points } counters
    } at stake.
story-stake-given-up = { $name } gave up the stake: { $points ->
    [one] 1 counter
   *[other] { $points } counters
} for { $side }.
    .you = You gave up the stake: { $points ->
        [one] 1 counter
       *[other] { $points } counters
    } for { $side }.
story-stake-taken = The stake goes to { $side }: { $points ->
    [one] 1 counter
   *[other] { $points } counters
}.
story-difference-paid = Score difference: { $points ->
    [one] 1 counter
   *[other] { $points } counters
} to { $side }.
story-tricks-paid = Trick difference: { $points ->
    [one] 1 counter
   *[other] { $points } counters
} to { $side }.
story-ruled-replay = A ruling on table talk: the hand is dealt again.
story-ruled-point = A ruling on table talk: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
story-score-corrected = The score was corrected: { $points } for { $side }, instead of { $others }.
# $points are those to go, 0 where a march alone would only level the score
story-loner-range = { $points ->
    [0] Loner range: a lone { term-march } would tie the score for { $side }.
    [one] Loner range: 1 point to go for { $side }.
   *[other] Loner range: { $points } points to go for { $side }.
}
story-game-of-rubber = A game of the rubber goes to { $side } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
story-laps = The next game starts with { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $side }.
story-rubber-won = The rubber goes to { $side }, { $points } games to { $others }.
