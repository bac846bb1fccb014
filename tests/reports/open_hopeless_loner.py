"""No computer goes alone where an opponent is about to pick up a card that beats its best: five tricks are impossible."""

from kit import check, main


def work():
    from random import Random

    from engine import PRESETS, Match, apply, dump, load, view
    from engine.phases.registry import Dealing
    from engine.players import RuleOfThumb
    from engine.players.levels import Level, player_at
    from engine.seats import WEST

    deck = [rank + suit for suit in "cdhs" for rank in "9TJQKA"]
    hands = (("Jh", "JdAhKhQhAs"), ("Jh", "JdAhKhQhTh"), ("Jc", "JsAcKcAhAs"), ("Jd", "JhAdKdQdAc"))
    players = {"rule of thumb": RuleOfThumb(), **{level.value: player_at(level) for level in Level}}
    for name, player in players.items():
        alone = []
        for upcard, held in hands:
            mine = [held[at : at + 2] for at in range(0, 10, 2)]
            for seed in range(3):
                dice = Random(seed)
                rest = [card for card in deck if card not in mine and card != upcard]
                dice.shuffle(rest)
                deal = " ".join(
                    "".join(cards) for cards in (mine, rest[:5], rest[5:10], rest[10:15], [upcard, *rest[15:18]])
                )
                state = apply(
                    Dealing(Match(rules=PRESETS["north-american"], dealer=WEST, number=9, scores=(0, 0))),
                    load("deal " + deal),
                )
                if "alone" in dump(player.choose(view(state, 0), Random(seed))):
                    alone.append((upcard, held))
        check(not alone, f"{name}: alone against a right bower picked up, {len(alone)} of 12 times")


main(work)
