"""Panels of every phase of every game: what is asked, what may be pressed, what may be known, what Discord takes."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.panels.core.panel import Buttons, Panel
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import CUTS
from bot.panels.hand.cards import ROW
from bot.panels.hand.out_of_turn import confirm_out_of_turn_panel, needs_confirmation
from bot.panels.hand.panel import hand_panel
from bot.panels.table.events import result_sentence
from bot.panels.table.menus import last_trick_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.ping import ping_text
from bot.panels.table.sides import sits_out
from bot.pictures import TablePicture
from bot.pictures.glyphs import GLYPHS
from bot.tables.commands.play import number_of
from bot.texts.catalogue import say
from engine import PRESETS, Action, Outcome, Phase, Rules, Seat, State, load, view
from engine.actions import Bid, Cut, Lower, Pass, Refuse
from engine.cards import JOKER, card_name, cards_in, count
from engine.game import actor, apply, interjections, legal_actions
from engine.rules.options import (
    AceNoFace,
    Benny,
    Betting,
    DefendAlone,
    FarmersHand,
    Robson,
    ShowUntil,
    UpcardBenny,
    WhoAlone,
)
from engine.seats import NORTH, SOUTH, WEST
from tests.bot.panel_checks import (
    LANGUAGES,
    WIDE,
    acts,
    buttons,
    check,
    drawn_hands,
    everything,
    pictures,
    shown,
    snapshot_of,
    table_of,
    texts,
)
from tests.bot.panels.as_sent import check_as_sent
from tests.cases import for_all
from tests.engine.hand_lines import BARE
from tests.strategies import Game, random_action, random_game, swap_hidden
from tests.suite import rest, sampled
from tests.there import there

CUSTOMS = {
    "honour": Rules(honour=True),
    "stakes": Rules(betting=Betting.PER_HAND),
    "robson-wide": Rules(robson=Robson.ANY_TWO_OR_FOUR, blind_loner=True),
    "cut-and-steal": Rules(cut=True, steal_deal=True),
    "poor-hands": Rules(farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.EXCHANGE),
    "poor-hands-until-the-lead": Rules(farmers_hand=FarmersHand.ANY_THREE_LOW, show_until=ShowUntil.FIRST_LEAD),
    "two-best": Rules(partners_best=2, defend_alone=DefendAlone.ALWAYS),
    "anyone-alone": Rules(alone=WhoAlone.ANYONE),
    "kitty-exchange": Rules(kitty_exchange=True),
    "benny-any": Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.BID_ANY),
    "benny-named": Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.NAMED_SUIT),
    "rubber": Rules(rubber=True, laps=True, target=3),
    "nine-at-the-table": replace(PRESETS["hustle"], seats=9),
}
"""Customs that no preset has, so that every phase and every line is met."""
VARIANTS = {**PRESETS, **CUSTOMS}
LENGTH = 400
"""Actions of a random game that are looked through."""
BLIND = (Phase.BLIND_CALL, Phase.BLIND_LONER)


@cache
def met() -> dict[Phase, dict[str, Game]]:
    """For each phase a state of every variant that has it: one early and one late in a game, as they are met."""
    found: dict[Phase, dict[str, Game]] = {phase: {} for phase in Phase}
    for name, rules in VARIANTS.items():
        for seed in (1, 2):
            game = random_game(rules, Random(seed), limit=LENGTH, beside=0.06)
            for place, state in enumerate(game.states):
                games, key = found[state.phase], f"{name}-{seed}"
                if key not in games or (seed == 2 and place < LENGTH // 2):
                    games[key] = replace(game, actions=game.actions[:place])
    return found


def games_in(phase: Phase) -> list[Game]:
    return list(met()[phase].values())


def largest(phase: Phase) -> Game:
    """The state of a phase with the most seats and cards."""
    return max(games_in(phase), key=lambda game: (game.rules.seats, game.rules.hand_size, len(game.actions)))


def of_hand(phase: Phase) -> Game:
    """The state of a phase with the longest hands."""
    return max(games_in(phase), key=lambda game: (game.rules.hand_size, game.rules.seats, len(game.actions)))


def presses(panel: Panel, *verbs: Verb) -> list[Press]:
    found = [read(match) for each in buttons(panel) if (match := BUTTON_TEMPLATE.fullmatch(each.id))]
    return [press for press in found if press.verb in verbs]


@rest
def test_every_phase_is_met() -> None:
    assert [phase for phase in Phase if not met()[phase]] == []


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("phase", Phase)
def test_every_seat_and_the_channel_have_a_panel(phase: Phase, language: str) -> None:
    """With the worst names there are; each choice has one button, and so has every action out of turn."""
    for game in games_in(phase):
        computers: frozenset[int] = frozenset()
        table = table_of(game, names=(WIDE,) * 9, language=language, computers=computers)
        snapshot = snapshot_of(game, table)
        check(table_panel(snapshot.public))
        check(retired_panel(snapshot.public))
        for seat in range(game.rules.seats):
            reader = Reader(language=language, text_only=seat % 2 == 1)
            panel, mine = hand_panel(snapshot.view_for(seat), reader), view(game.state, seat)
            check(panel)
            check(last_trick_panel(snapshot.view_for(seat), reader))
            lit = sorted(press.index for press, button in acts(panel) if not button.disabled)
            offered = [nth for nth, each in enumerate(mine.choices) if not isinstance(each, Cut) or each.place in CUTS]
            assert lit == offered
            beside = [press.index for press in presses(panel, Verb.OUT_OF_TURN)]
            assert beside == [number_of(each, mine.interjections) for each in mine.interjections]
            for action in filter(needs_confirmation, mine.interjections):
                check(confirm_out_of_turn_panel(snapshot.view_for(seat), reader, action))
            if mine.actor == seat:
                assert 10 < len(ping_text(snapshot.view_for(seat), seat, language)) < 200


@rest
@pytest.mark.parametrize("phase", Phase)
def test_nothing_hidden_is_in_a_panel(phase: Phase) -> None:
    """Whole panels of two games that differ in hidden cards alone: texts, drawings, alternative texts, labels, ids."""
    rng, reader = Random(phase.value), Reader()
    for game in games_in(phase):
        for watcher in (None, *range(game.rules.seats)):
            other = swap_hidden(game, watcher, rng, 8)
            one, two = shown(game, watcher), shown(other, watcher)
            assert everything(hand_panel(one, reader)) == everything(hand_panel(two, reader))
            if watcher is None:
                assert everything(table_panel(one)) == everything(table_panel(two))
                assert everything(retired_panel(one)) == everything(retired_panel(two))


@pytest.mark.parametrize("phase", Phase)
def test_the_public_message_knows_no_seat(phase: Phase) -> None:
    for game in games_in(phase)[:6]:
        for seat in range(game.rules.seats):
            assert everything(table_panel(shown(game, seat))) == everything(table_panel(shown(game, None)))


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("phase", Phase)
async def test_discord_takes_the_largest_panel_of_a_phase(phase: Phase, language: str) -> None:
    await check_as_sent(_largest_panels(phase, language), pictured=language == "en")


def _largest_panels(phase: Phase, language: str) -> Iterator[Panel]:
    for game in (largest(phase), of_hand(phase)):
        table = table_of(game, names=(WIDE,) * 9, language=language, computers=frozenset())
        turn = actor(game.state) or 0
        yield table_panel(shown(game, None, table))
        for seat in (turn, (turn + 1) % game.rules.seats):
            yield hand_panel(shown(game, seat, table), Reader(language=language))


@pytest.mark.parametrize("phase", BLIND)
def test_a_player_who_has_not_looked_sees_no_card(phase: Phase) -> None:
    for game in games_in(phase):
        dealer = actor(game.state)
        panel = hand_panel(shown(game, dealer), Reader())
        assert "still face down" in "".join(texts(panel))
        backs = [[card.card for card in hand] for hand in drawn_hands(panel)]
        assert backs == [[None] * game.rules.hand_size]
        assert all(button.disabled is False for _, button in acts(panel))
        others = [hand_panel(shown(game, seat), Reader()) for seat in range(game.rules.seats) if seat != dealer]
        assert all(drawn_hands(other) for other in others)


@pytest.mark.parametrize("phase", [Phase.TAKING_DUMMY, Phase.PARTNERS_BEST, Phase.DISCARDING, Phase.PLAYING])
def test_each_card_that_may_be_chosen_is_a_button(phase: Phase) -> None:
    for game in games_in(phase):
        seat = there(actor(game.state))
        mine = view(game.state, seat)
        cards = [button for press, button in acts(hand_panel(shown(game, seat), Reader())) if not button.disabled]
        assert len(cards) == len({choice.card for choice in mine.choices})  # type: ignore[union-attr]


@pytest.mark.parametrize("phase", [Phase.DISCARDING, Phase.PLAYING, Phase.TAKING_DUMMY])
def test_cards_are_buttons_in_one_row_or_rows_of_three(phase: Phase) -> None:
    for game in games_in(phase):
        panel = hand_panel(shown(game, actor(game.state)), Reader())
        rows = [len(row.buttons) for row in panel.blocks if isinstance(row, Buttons) and row.buttons[0].emoji]
        assert rows in ([sum(rows)], [3] * (sum(rows) // 3) + [sum(rows) % 3] * (sum(rows) % 3 > 0))
        assert sum(rows) > ROW or len(rows) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_badge_of_a_bower_is_the_letter_of_its_button(language: str) -> None:
    letters = set[str]()
    for game in games_in(Phase.PLAYING):
        panel = hand_panel(shown(game, actor(game.state), table_of(game, language=language)), Reader(language=language))
        marked = {card.letter for hand in drawn_hands(panel) for card in hand if card.bower}
        labels = [button.label for button in buttons(panel)]
        assert all(any(label.endswith(f" {letter}") for label in labels) for letter in marked)
        letters |= marked
    drawn = {say(language, f"mark-{bower}") for bower in ("right", "left")}
    assert drawn <= letters
    assert drawn <= GLYPHS.keys(), "a letter nobody can draw shows as the English one"


@pytest.mark.parametrize("phase", [Phase.DEALING, Phase.CUTTING])
def test_between_hands_no_panel_says_that_others_play(phase: Phase) -> None:
    sat_out = 0
    for game in games_in(phase):
        for seat in range(game.rules.seats):
            mine = view(game.state, seat)
            sat_out += mine.last is not None and sits_out(mine, seat)
            told = "".join(texts(hand_panel(shown(game, seat), Reader())))
            assert "is played by" not in told
            assert "This hand:" not in told
    assert sat_out or phase is Phase.CUTTING


def test_the_headline_counts_the_cards_still_to_bury() -> None:
    for game in games_in(Phase.TAKING_DUMMY):
        seat = there(actor(game.state))
        left = count(view(game.state, seat).cards) - game.rules.hand_size
        told = "".join(texts(hand_panel(shown(game, seat), Reader())))
        assert ("discard one card" if left == 1 else f"discard {left} cards") in told


def test_both_partners_read_what_they_gave_and_got() -> None:
    lines = f"deal {BARE}; order alone; discard 9h; give 9c; give As".split("; ")
    game = Game(Rules(partners_best=1), WEST).then(*map(load, lines))
    for seat, gave, got in ((NORTH, "♣", "♠"), (SOUTH, "♠", "♣")):
        for reader in (Reader(), Reader(text_only=True)):
            told = "".join(texts(hand_panel(shown(game, seat), reader))).splitlines()
            assert [gave in line for line in told if "You gave away" in line] == [True]
            assert [got in line for line in told if "You were given" in line] == [True]


def until(rules: Rules, phase: Phase, wanted: type[Action] | None = None, seed: int = 0) -> Game:
    """A game played at random until a phase, and until an action of a kind may be taken there."""
    for dice in range(seed, seed + 60):
        rng, game = Random(dice), Game(rules, 0)
        for _ in range(LENGTH):
            state = game.state
            if state.phase is phase and (wanted is None or _may(state, wanted)):
                return game
            if state.phase is Phase.OVER:
                break
            game = game.then(random_action(state, rng, beside=0.2))
    pytest.fail(f"{phase} was not met")


def _may(state: State, wanted: type[Action]) -> bool:
    beside = [action for seat in range(9) if seat < _seats(state) for action in interjections(state, seat)]
    return any(isinstance(action, wanted) for action in (*legal_actions(state), *beside))


def _seats(state: State) -> int:
    return view(state, None).rules.seats


def labels(game: Game, seat: Seat | None = None) -> list[str]:
    on_turn = actor(game.state) if seat is None else seat
    return [button.label for button in buttons(hand_panel(shown(game, on_turn), Reader()))]


def test_bids_are_called_as_the_game_calls_them() -> None:
    moon = until(PRESETS["bid-euchre"], Phase.AUCTION)
    assert "Bid 3" in labels(moon)
    assert "Moon: all, alone" in labels(moon)
    pepper = until(PRESETS["pepper"], Phase.AUCTION)
    assert {"Bid 5", "Little pepper: all 6", "Big pepper"} <= set(labels(pepper))
    assert "Bid 6" not in labels(pepper)
    told = pepper.then(Bid(6))
    assert "bids little pepper" in "".join(texts(table_panel(shown(told, None))))


def test_robsons_choice_names_both_scores() -> None:
    game = until(replace(PRESETS["north-american"], robson=Robson.ANY_TWO_OR_FOUR), Phase.ROBSONS_CHOICE)
    seat = there(actor(game.state))
    ours, theirs = view(game.state, seat).scores[seat % 2], view(game.state, seat).scores[1 - seat % 2]
    score, off = (label for label in labels(game) if " to " in label)
    assert re.fullmatch(rf"Score ([24]): \d+ to {theirs}", score)
    assert re.fullmatch(rf"Set back \d: {ours} to \d+", off)
    after = view(apply(game.state, Lower()), None).scores
    assert off.endswith(f": {after[seat % 2]} to {after[1 - seat % 2]}")


def test_a_claim_is_shown_to_all_and_stays_after_a_refusal() -> None:
    game = until(Rules(), Phase.CLAIMING)
    claim = there(view(game.state, None).claim)
    claimant, cards = claim
    name = ("Ann", "Ben", "Cleo", "Dan")[claimant]
    public = "".join(texts(table_panel(shown(game, None))))
    assert f"{name} claims the rest" in public
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert isinstance(drawing, TablePicture)
    laid = {seat: sorted(each.shown) for seat, each in enumerate(drawing.seats) if each.shown}
    assert laid == {claimant: sorted(map(card_name, cards_in(cards)))}
    assert f"{name} laid down" in drawing.alt
    refused = game.then(Refuse())
    again = "".join(texts(table_panel(shown(refused, None))))
    assert f"{name} laid down" in again
    assert len(cards_in(cards)) > 1


def test_who_hears_a_picture_hears_laid_down_cards_in_its_order() -> None:
    """The words sorted them without the Benny, at 35e905d0."""
    for seed in range(0, 3000, 60):
        game = until(Rules(benny=Benny.JOKER), Phase.CLAIMING, seed=seed)
        seat, cards = there(view(game.state, None).claim)
        if JOKER in cards_in(cards) and view(game.state, None).contract:
            break
    else:
        pytest.fail("nobody has claimed with the Benny")
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert isinstance(drawing, TablePicture)
    voice = Voice(table_of(game), "en", aloud=True)
    names = {card_name(card): voice.card(card) for card in cards_in(cards)}
    drawn = [names[each] for each in drawing.seats[seat].shown]
    assert drawn[0] == voice.card(JOKER)
    assert ", ".join(drawn) in drawing.alt


def test_the_close_of_a_reviewed_hand_is_a_button_for_all() -> None:
    game = until(Rules(honour=True), Phase.REVOKE_REVIEW)
    for panel in (table_panel(shown(game, None)), hand_panel(shown(game, 0), Reader())):
        assert [press.seen for press in presses(panel, Verb.DEAL)] == [len(game.actions)]
        assert "End the hand" in [button.label for button in buttons(panel)]


def test_actions_that_cannot_be_undone_ask_for_confirmation() -> None:
    game = games_in(Phase.REVOKE_REVIEW)[0]
    seat = next(seat for seat in range(4) if interjections(game.state, seat))
    action = interjections(game.state, seat)[0]
    panel = confirm_out_of_turn_panel(shown(game, seat), Reader(), action)
    assert [press.verb for press in presses(panel, *Verb)] == [Verb.OUT_OF_TURN_SURE, Verb.HAND_AGAIN]
    assert presses(panel, Verb.OUT_OF_TURN_SURE)[0].index == number_of(action)


def test_interjections_are_quiet_and_keep_their_numbers() -> None:
    """The same button at the next version of the table does the same: others play on meanwhile."""
    game = until(Rules(honour=True), Phase.REVOKE_REVIEW)
    for place in range(1, len(game.actions)):
        here, later = (replace(game, actions=game.actions[: place + step]) for step in (0, 1))
        for seat in range(4):
            now = {press.index for press in presses(hand_panel(shown(here, seat), Reader()), Verb.OUT_OF_TURN)}
            then = set(map(number_of, interjections(later.state, seat)))
            revokes = {number for number in now if number >= 10}
            assert revokes <= then or later.state.phase is Phase.DEALING
    quiet = [button for button in buttons(hand_panel(shown(game, 0), Reader())) if ":beside:" in button.id]
    assert {button.style.value for button in quiet} <= {"secondary"}


@for_all(language=LANGUAGES, outcome=Outcome)
def test_each_outcome_is_a_sentence_and_a_banner(outcome: Outcome, language: str) -> None:
    """At tables of two sides and of many, whoever won what: with points won, lost, and none at all."""
    for name in ("north-american-1", "bid-euchre-1", "five-handed-1", "set-back-1", "hustle-1"):
        game = met()[Phase.DEALING][name]
        result = view(game.state, None).last
        if result is None:
            continue
        voice = Voice(table_of(game, language=language), language)
        for sign in (1, 0, -1):
            changed = replace(result, outcome=outcome, points=tuple(points * sign for points in result.points))
            told = result_sentence(replace(changed, revoked=result.dealer, claimed=result.dealer), voice)
            assert told.strip() == told
            assert told[-1] in ".!?"
            assert "None" not in told
        assert voice.say(outcome_key(replace(result, outcome=outcome)))


def test_a_dealer_who_looks_first_has_not_passed() -> None:
    game = until(replace(PRESETS["north-american"], blind_loner=True), Phase.BLIND_LONER).then(Pass())
    dealer = there(view(game.state, None).dealer)
    panel = table_panel(shown(game, None))
    assert "looks at the cards first" in "".join(texts(panel))
    drawing = pictures(panel)[0].drawing
    assert isinstance(drawing, TablePicture)
    assert drawing.seats[dealer].said == ""


def test_the_bid_is_shown_with_trump() -> None:
    game = until(PRESETS["bid-euchre"], Phase.PLAYING)
    contract = there(view(game.state, None).contract)
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert isinstance(drawing, TablePicture)
    assert drawing.trump_label == ("moon" if contract.moon else str(contract.bid))


def test_pictures_of_every_phase_say_what_is_said() -> None:
    game = until(PRESETS["bid-euchre"], Phase.AUCTION).then(Bid(4))
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert "4" in [seat.said for seat in getattr(drawing, "seats", ())]
