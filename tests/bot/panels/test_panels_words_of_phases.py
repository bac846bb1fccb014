"""What panels of each phase call things, and what they ask to confirm."""

import re
from dataclasses import replace

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.buttons import confirm_out_of_turn_panel
from bot.panels.hand.panel import hand_panel
from bot.panels.table.message import table_panel
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.status_lines import result_sentence
from bot.pictures import TablePicture
from bot.tables.commands.play import number_of
from engine import PRESETS, Outcome, Phase, Rules, view
from engine.actions import Bid, Lower, Pass, Refuse
from engine.cards import JOKER, card_name, cards_in
from engine.game import actor, apply, interjections
from engine.rules.options import (
    Benny,
    Robson,
)
from tests.bot.panel_checks import (
    LANGUAGES,
    buttons,
    pictures,
    shown,
    table_of,
    texts,
)
from tests.bot.panels.phases import games_in, labels, met, presses, until
from tests.cases import for_all
from tests.there import there


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
