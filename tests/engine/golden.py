"""Whole games kept as files: each line of the log with the score after it and the words of the story it tells.

    python -m tests.engine.golden            says which files differ
    python -m tests.engine.golden --write    tells the games of the files again, and plays those that are not there

The log in a file stays as it is (a stored game must replay for ever); only the scores and events are written again. To
get another game for a file, delete it first: the first random game whose text holds all of `SHOWS` is taken.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

from engine import PRESETS, Event, Rules, Seat, State, actor, apply, legal_actions, rules_from, start, story, view
from engine.actions import Award, Correct, Pass, Replay
from engine.cards import hand_text
from engine.codec import dump, load, trump_text
from engine.phases.registry import Cutting, Dealing
from engine.players import RuleOfThumb
from engine.rules.options import CalledCard, Duplicate, Lowers, Ranks, Robson, Scoring, ShowUntil
from tests.random_games import Game, random_action

FOLDER = Path(__file__).parent / "golden"


def auction(changes: Mapping[str, str | int | bool]) -> Rules:
    """Rules of the partners' auction with some changes."""
    of = {"bidding": "auction", "scoring": "tricks", "alone": "nobody", "hand_size": 6, "all_pass": "stick_dealer"}
    return rules_from({**of, **changes})


RULED = "rulings"
CORRECTED = "corrections"
SCENARIOS: dict[str, Rules] = {
    **PRESETS,
    # presets as they were before they were corrected
    "columbus-before": rules_from({"first_dealer": "first_jack", "defend_alone": "always"}),
    "penryn-before": replace(PRESETS["penryn"], loner_made_trump=False),
    "st-austell-before": replace(PRESETS["st-austell"], cut=False),
    "robson-before": replace(PRESETS["robson"], robson=Robson.MARCH),
    "three-handed-before": replace(PRESETS["three-handed"], show_until=ShowUntil.FIRST_TURN),
    "defend-alone-always": rules_from({"defend_alone": "always"}),
    "defend-alone-against-loner": rules_from({"defend_alone": "against_loner"}),
    "dealers-partner-alone": rules_from({"dealer_partner": "alone"}),
    "left-of-loner": rules_from({"lone_lead": "left_of_loner"}),
    "win-by-two": rules_from({"win_by": 2}),
    "redeal-same": rules_from({"redeal_by": "same"}),
    "first-black-jack": rules_from({"first_dealer": "first_black_jack"}),
    "dealer-first": rules_from({"first_to_speak": "dealer"}),
    "needs-trump": rules_from({"needs_trump": "everyone", "all_pass": "stick_dealer", "no_trump": "round_two"}),
    "penryn-score": rules_from({"target": 5, "exceed_target": True, "euchred_loner": 4}),
    "thirty-two": rules_from({"ranks": "seven_up"}),
    "one-point": rules_from({"target": 1}),
    "partners-lowest": rules_from({"partners": "two_lowest", "target": 5}),
    "partners-highest": rules_from({"partners": "two_highest", "target": 5}),
    "second-jack": rules_from({"first_dealer": "first_jack", "partners": "second_jack", "target": 5}),
    "cut": rules_from({"cut": True, "packets": "three_two", "target": 5}),
    "steal-deal": rules_from({"steal_deal": True, "cut": True, "target": 7}),
    "point-on-partner": rules_from({"steal_deal": True, "point_on_partner": True, "target": 5}),
    "farmers-all-low": rules_from({"farmers_hand": "all_low"}),
    "farmers-three-low": rules_from({"farmers_hand": "three_low"}),
    "farmers-any-three": rules_from({"farmers_hand": "any_three_low"}),
    "shown-until-lead": rules_from(
        {"farmers_hand": "any_three_low", "ace_no_face": "redeal", "show_until": "first_lead", "target": 5}
    ),
    "farmers-redeal": rules_from({"farmers_hand": "three_low", "farmers_remedy": "redeal"}),
    "ace-no-face": rules_from({"ace_no_face": "exchange"}),
    "ace-redeal": rules_from({"ace_no_face": "redeal"}),
    "any-aces-redeal": rules_from({"ace_no_face": "redeal_any_aces", "ranks": "seven_up"}),
    "twos": rules_from({"twos": True}),
    "named-suit": rules_from({"benny": "two_of_spades", "twos": True, "upcard_benny": "named_suit"}),
    "bid-any": rules_from({"benny": "joker", "upcard_benny": "bid_any", "all_pass": "stick_or_forfeit"}),
    "benny-highest": rules_from({"benny": "joker", "no_trump": "round_two", "benny_in_no_trump": "highest"}),
    "partners-best": rules_from({"partners_best": 2, "defend_alone": "always"}),
    "kitty-exchange": rules_from({"kitty_exchange": True, "alone": "anyone"}),
    "blind-loner": rules_from({"blind_loner": True, "alone": "anyone", "partners_best": 1}),
    "called-best": replace(PRESETS["five-handed"], called_card=CalledCard.BEST),
    "six-handed-double": replace(
        PRESETS["six-handed"], ranks=Ranks.NINE_UP, double_pack=True, duplicate=Duplicate.LAST_WINS
    ),
    "six-handed-double-no-joker": rules_from({"seats": 6, "double_pack": True}),
    "hustle-nine": replace(PRESETS["hustle"], seats=9, target=7),
    "set-back-two": replace(PRESETS["set-back"], seats=2, lowers=Lowers.EUCHRE_POINTS),
    "set-back-three": replace(PRESETS["set-back"], seats=3, ante=3, defenders_lower=True),
    "buck-three": replace(PRESETS["buck"], seats=3),
    "buck-six": replace(PRESETS["buck"], seats=6, ranks=Ranks.SEVEN_UP),
    "fixed-hands": rules_from({"fixed_hands": 6}),
    "drawn": rules_from({"fixed_hands": 4, "ties": "drawn", "first_dealer": "north", "redeal_by": "same"}),
    "rubber": rules_from({"rubber": True, "target": 5, "skunk_counts_two": True}),
    "laps": rules_from({"rubber": True, "laps": True, "target": 5}),
    "robson-any": rules_from({"robson": "any_two_or_four", "target": 7}),
    "honour": rules_from({"honour": True}),
    "trump-on-honour": rules_from(
        {"honour": True, "needs_trump": "everyone", "trump_on_honour": True, "false_call_pays": True, "target": 5}
    ),
    "honour-off": rules_from({"honour": True, "revoke_pays": "off_offenders", "false_call_pays": True}),
    "claims-proved": rules_from({"claims": "proved", "target": 30}),
    "played-out": rules_from({"claims": "never", "throwing_in": False, "target": 5}),
    "betting": rules_from({"betting": "per_hand", "ante": 2}),
    "per-trick": rules_from({"betting": "per_trick", "ante": 2, "honour": True, "target": 5}),
    "per-point": rules_from({"betting": "per_point", "ante": 3, "target": 5}),
    RULED: rules_from({"target": 5}),
    CORRECTED: rules_from({"target": 7, "cut": True}),
    "every-option": rules_from(
        {
            "target": 21,
            "win_by": 2,
            "no_trump": "round_two",
            "all_pass": "stick_dealer",
            "dealer_partner": "alone",
            "defend_alone": "always",
            "lone_lead": "left_of_loner",
        }
    ),
    "indiana-three": auction(
        {
            "seats": 3,
            "partnership": "each_alone",
            "scoring": "count_down",
            "hand_size": 8,
            "target": 21,
            "no_trick": 5,
            "set_penalty": 5,
            "may_drop": True,
            "no_trump": "high_and_low",
        }
    ),
    "auction-thrown-in": auction({"all_pass": "throw_in", "minimum_bid": 1, "target": 12}),
    "moon-partners-best": auction({"moon": "alone", "partners_best": 2, "no_trump": "high", "target": 25}),
    "last-wins": auction(
        {
            "double_pack": True,
            "hand_size": 12,
            "minimum_bid": 6,
            "duplicate": "last_wins",
            "moon": "with_partner",
            "target": 52,
        }
    ),
    "benny-no-trump": auction(
        {"benny": "joker", "no_trump": "high_and_low", "benny_in_no_trump": "highest", "moon": "alone", "target": 25}
    ),
}
"""The rules of every file."""

SHOWS: dict[str, tuple[str, ...]] = {
    "robson": ("blind-loner", "taken-off", "take |"),
    "railroad": ("partners-best", "game-of-rubber", "laps", "rubber-won"),
    "fixed-hands": ("game-won", "thrown-in"),
    "drawn": ("# dealer -", "game-drawn +", "thrown-in"),
    "rubber": ("game-of-rubber NS", "rubber-won", "skunk"),
    "laps": ("laps NS", "laps EW"),
    "robson-before": ("blind-loner", "taken-off", "take |"),
    "robson-any": ("euchred", "taken-off NS", "taken-off EW", "take |", "claim-refused"),
    "honour": ("revoke-called", "revoke-false", "settle"),
    "trump-on-honour": ("revoke-called", "revoke-false"),
    "honour-off": ("revoke-called", "revoke-false"),
    "claims-proved": ("claim-accepted", "conceded"),
    "played-out": ("made",),
    "betting": ("stake-raised", "stake-seen", "stake-given-up", "stake-taken"),
    "per-trick": ("tricks-paid NS +", "tricks-paid EW +10", "revoke-called"),
    "per-point": ("difference-paid", "loner-range NS +"),
    RULED: ("ruled-replay", "ruled-point", "game-won"),
    CORRECTED: ("score-corrected NS +", "score-corrected EW +", "game-won"),
    "north-american": ("draw-tied", "thrown-in", "dutchman", "march N NS"),
    "stick-the-dealer": ("stuck W", "underman", "chop", "bridge"),
    "columbus-before": ("first-jack", "lone-defence", "march"),
    "columbus": ("first-jack", "alone", "defends-alone"),
    "western-new-york": ("drew-deal", "made"),
    "canadian": ("assisted", "alone", "euchred"),
    "anzac": ("assisted", "lone-made"),
    "seven-card": ("drew-deal", "made", "euchred", "march"),
    "first-black-jack": ("first-jack", "made"),
    "dealer-first": ("thrown-in", "turned-down", "took-up"),
    "needs-trump": ("stuck", "name nt"),
    "penryn-score": ("+4",),
    "thirty-two": ("drew-deal", "made"),
    "no-trump": ("name nt alone", "name nt |", "walk"),
    "defend-alone-always": ("lone-defence", "defends-alone"),
    "defend-alone-against-loner": ("lone-defence", "lone-made"),
    "dealers-partner-alone": ("assisted", "lone-made"),
    "left-of-loner": ("lone-made", "lone-march", "crossing"),
    "win-by-two": ("| 10-9 |", "| 10-10 |"),
    "redeal-same": ("thrown-in", "trumped-partner", "in-the-barn EW"),
    "one-point": ("skunk",),
    "partners-lowest": ("draw-tied", "partners-drawn", "made"),
    "partners-highest": ("draw-tied", "partners-drawn", "euchred"),
    "second-jack": ("draw-tied", "first-jack", "partners-drawn"),
    "cut": ("cut N", "tapped S", "made"),
    "steal-deal": ("steal 0 | ", "object", "deal-noticed", "cut"),
    "point-on-partner": ("point-on-partner", "game-won"),
    "farmers-all-low": ("farmers-hand", "exchanged"),
    "farmers-three-low": ("farmers-hand", "exchanged"),
    "farmers-any-three": ("farmers-hand", "exchanged"),
    "shown-until-lead": ("farmers-hand", "exchanged", "euchred"),
    "farmers-redeal": ("farmers-hand", "thrown-in"),
    "ace-no-face": ("ace-no-face", "exchanged"),
    "ace-redeal": ("ace-no-face", "thrown-in"),
    "any-aces-redeal": ("ace-no-face", "thrown-in", "made"),
    "twos": ("drew-deal", "play 2", "march"),
    "cornish": ("benny-turned", "blind-call", "assisted", "defends-alone", "lone-defence"),
    "british-parlett": ("blind-call", "assisted", "lone-made", "defends-alone"),
    "penryn-before": ("first-jack", "blind-call", "euchred", "+4"),
    "penryn": ("first-jack", "euchred", "+4", "tapped"),
    "st-austell-before": ("first-jack", "blind-call", "took-up"),
    "st-austell": ("first-jack", "tapped", "took-up"),
    "mathews-1844": ("assisted", "alone |", "alone N", "euchred"),
    "named-suit": ("suit-named", "turned-down", "2s |"),
    "bid-any": ("benny-turned", "forfeited", "discard Xx |"),
    "benny-highest": ("blind-call", "name nt |", "Xx"),
    "partners-best": ("partners-best N", "partners-best E", "lone-made"),
    "kitty-exchange": ("kitty-exchanged", "stood-pat", "lone-made"),
    "blind-loner": ("blind-loner", "euchred N EW", "partners-best"),
    "two-handed": ("dummy-taken N", "dummy-taken E", "order |", "stuck", "euchred"),
    "three-handed-before": ("made", "march", "euchred"),
    "three-handed": ("made", "march", "euchred"),
    "five-handed": ("suit-called", "partner-revealed", "no-partner", "order alone", "euchred"),
    "called-best": ("suit-called", "partner-revealed", "no-partner"),
    "six-handed": ("lone-made", "march", "euchred"),
    "six-handed-double": ("trumped-partner", "made"),
    "six-handed-double-no-joker": ("made", "euchred"),
    "hustle": ("made", "euchred", "thrown-in"),
    "hustle-nine": ("made", "in-the-barn"),
    "set-back": ("declared-won", "declared-lost", "ante-paid", "pool-won", "all-dropped", "stayed"),
    "set-back-two": ("came-down", "set", "dropped", "counted-out"),
    "set-back-three": ("ante-paid", "pool-won", "no-trick"),
    "buck": ("dirty-clubs", "clubs-played", "no-trick", "lowered", "set", "all-dropped"),
    "buck-three": ("counted-out", "set"),
    "buck-six": ("counted-out", "dirty-clubs"),
    "bid-euchre": ("stuck-to-bid", "name low", "name nt", "bid-made", "bid-set", "moon-set", "alone"),
    "bid-euchre-double": ("bid 7", "bid-made", "bid-set", "moon-bid"),
    "hasenpfeffer": ("dealt-down", "bid 4", "bid-made", "bid-set"),
    "pepper": ("moon-bid", "bid-made", "bid-set", "name nt"),
    "indiana": ("stuck-to-bid", "all-dropped", "no-trick", "set", "name low"),
    "indiana-three": ("stayed", "dropped", "came-down", "set"),
    "auction-thrown-in": ("thrown-in", "bid 1", "bid-made", "bid-set"),
    "moon-partners-best": ("moon-made", "give", "bid-made"),
    "last-wins": ("bid-made", "bid-set"),
    "benny-no-trump": ("name nt", "name low", "bid-made"),
    "every-option": ("lone-defence", "name nt", "stuck", "euchred"),
}
"""What a game must hold to be worth keeping."""

TRIES = 5000
RULINGS = 0.03
"""How often the host rules, where the scenario is about that."""
CORRECTIONS = 0.2
"""How often a moderator corrects the score between two hands, where the scenario is about that."""
_SEATS = "NESW45678"
_SIDES = ("NS", "EW")


def event_text(event: Event, rules: Rules) -> str:
    """An event in one phrase: word, seat, side, cards, trump, points, as far as it has them."""
    words = [event.word.value]
    if event.seat is not None:
        words.append(_SEATS[event.seat])
    if event.side is not None:
        words.append(_SIDES[event.side] if rules.sides == 2 else _SEATS[event.side])
    if event.cards:
        words.append(hand_text(event.cards))
    if event.trump is not None:
        words.append(trump_text(event.trump))
    if event.points:
        words.append(f"+{event.points}")
    return " ".join(words)


def told(game: Game) -> str:
    """A game as the text of its file."""
    of = {name: value for name, value in asdict(game.rules).items() if value != asdict(Rules())[name]}
    lines = [
        f"# rules {json.dumps(of, sort_keys=True)}",
        f"# dealer {'-' if game.dealer is None else _SEATS[game.dealer]}",
    ]
    for before, action, after in game.steps:
        score = "-".join(map(str, view(after, None).scores))
        events = ", ".join(event_text(event, game.rules) for event in story(before, action, after))
        lines.append(f"{dump(action)} | {score} | {events}".rstrip())
    return "\n".join(lines) + "\n"


def read(text: str) -> Game:
    """The game of a file, from its log alone."""
    rules, dealer, *lines = text.splitlines()
    first: Seat | None = None if dealer.endswith("-") else _SEATS.index(dealer[-1])
    of = rules_from(json.loads(rules.removeprefix("# rules ")))
    return Game(of, first, tuple(load(line.split(" | ")[0]) for line in lines))


def path_of(name: str) -> Path:
    """Where a scenario is kept."""
    return FOLDER / f"{name}.txt"


def played(name: str) -> str:
    """The first random game worth keeping for a scenario."""
    for seed in range(TRIES):
        dice = Random(f"{name}/{seed}")
        dealer = None if seed % 2 else seed // 2 % SCENARIOS[name].seats
        often = {RULED: RULINGS, CORRECTED: CORRECTIONS}.get(name, 0)
        game = _random_game(SCENARIOS[name], dice, dealer, often, corrects=name == CORRECTED)
        text = told(game)
        if all(each in text for each in SHOWS[name]):
            return text
    raise ValueError(f"no game of {TRIES} shows all of {SHOWS[name]}")


def _random_game(rules: Rules, dice: Random, dealer: Seat | None, often: float, *, corrects: bool) -> Game:
    """Random play in which a bidder calls now and then, and seldom alone.

    Where scores count down, penalties would lift them without end: there most turns are taken by `RuleOfThumb`.
    """
    state: State = start(rules, dealer)
    actions = []
    while view(state, None).phase != "over":
        seat = actor(state)
        if rules.scoring is Scoring.COUNT_DOWN and seat is not None and dice.random() < 0.8:
            action = RuleOfThumb().choose(view(state, seat), dice)
        else:
            action = random_action(state, dice, calls=0.2, beside=0.02)
        if often and not corrects and hasattr(state, "hand") and dice.random() < often:
            action = dice.choice((Replay(), Award(0), Award(1)))
        if corrects and isinstance(state, Cutting | Dealing) and dice.random() < often:
            action = dice.choice(corrections(state))
        if "alone" in dump(action) and Pass() in legal_actions(state) and dice.random() < 0.5:
            action = Pass()
        actions.append(action)
        state = apply(state, action)
    return Game(rules, dealer, tuple(actions))


def corrections(state: Cutting | Dealing) -> list[Correct]:
    """Every correction of two scores by which neither side has won, where less than the target never wins."""
    target, was = state.match.rules.target, state.match.scores
    return [Correct((one, two)) for one in range(target) for two in range(target) if (one, two) != was]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Golden games of the engine.")
    parser.add_argument("--write", action="store_true", help="write scores and events again")
    write = parser.parse_args(arguments).write
    differing = 0
    for name in SCENARIOS:
        path = path_of(name)
        old = path.read_text() if path.exists() else None
        new = played(name) if old is None else told(read(old))
        if new != old:
            differing += 1
            sys.stdout.write(f"{path.name}: {'new' if old is None else 'differs'}\n")
            if write:
                FOLDER.mkdir(exist_ok=True)
                path.write_text(new)
    return 0 if write else differing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
