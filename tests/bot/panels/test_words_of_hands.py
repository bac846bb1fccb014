"""What panels of a hand call things, and how long they tell of a card, a trick, a claim, a call."""

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.buttons import confirm_out_of_turn_panel
from bot.panels.hand.panel import hand_panel
from bot.panels.table.bidding import called_text
from bot.panels.table.message import table_panel
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.status_lines import news, result_sentence, sentence_of
from bot.pictures.table_description import TablePicture
from bot.tables.commands.play import number_of
from bot.texts import say
from engine import PRESETS, Event, Outcome, Phase, Rules, Word, view
from engine.actions import Bid, Lower, Pass
from engine.cards import JOKER, card_name, cards_in
from engine.game import actor, apply, interjections
from engine.phases.registry import Playing
from engine.rules.options import Benny, CalledCard, Robson
from engine.unseen_cards import partner_of
from tests.bot.panel_checks import LANGUAGES, buttons, everything, pictures, shown, table_of, texts
from tests.bot.panels.positions import games_in, presses, states_of, until
from tests.cases import for_all
from tests.random_games import Game, random_game
from tests.there import there


def labels(game: Game) -> list[str]:
    return [button.label for button in buttons(hand_panel(shown(game, actor(game.state)), Reader()))]


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


def test_a_claim_is_shown_to_all() -> None:
    game = until(Rules(), Phase.CLAIMING)
    claimant, cards = there(view(game.state, None).claim)
    name = ("Ann", "Ben", "Cleo", "Dan")[claimant]
    public = "".join(texts(table_panel(shown(game, None))))
    assert f"{name} claims the rest" in public
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert isinstance(drawing, TablePicture)
    laid = {seat: sorted(each.shown) for seat, each in enumerate(drawing.seats) if each.shown}
    assert laid == {claimant: sorted(map(card_name, cards_in(cards)))}
    assert f"{name} laid down" in drawing.alt
    assert len(cards_in(cards)) > 1


def test_who_hears_a_picture_hears_laid_down_cards_in_its_order() -> None:
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
    assert [press.verb for press in presses(panel)] == [Verb.OUT_OF_TURN_SURE, Verb.HAND]
    assert presses(panel, Verb.OUT_OF_TURN_SURE)[0].index == number_of(action)


def test_interjections_are_quiet_and_keep_their_numbers() -> None:
    """The same button at the next version of the table does the same: others play on meanwhile."""
    game = until(Rules(honour=True), Phase.REVOKE_REVIEW)
    for here, later in pairwise(states_of(game)):
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
    ended = [game for game in games_in(Phase.DEALING) if (last := view(game.state, None).last) and last.contract]
    counted_down = next(game for game in ended if game.rules.counts_down)
    elsewhere = () if outcome in (Outcome.DECLARED_WON, Outcome.DECLARED_LOST, Outcome.NO_MAKER) else ended[::9]
    for game in (counted_down, *elsewhere):
        result = there(view(game.state, None).last)
        voice = Voice(table_of(game, language=language), language)
        for sign in (1, 0, -1):
            changed = result._replace(outcome=outcome, points=tuple(points * sign for points in result.points))
            told = result_sentence(changed._replace(revoked=result.dealer, claimed=result.dealer), voice)
            assert told.strip() == told
            assert told[-1] in ".!?"
            assert "None" not in told
        assert voice.say(outcome_key(changed))


def test_a_dealer_who_looks_first_has_not_passed() -> None:
    game = until(replace(PRESETS["north-american"], blind_loner=True), Phase.BLIND_LONER).then(Pass())
    dealer = there(view(game.state, None).dealer)
    panel = table_panel(shown(game, None))
    assert "looks at the cards first" in "".join(texts(panel))
    drawing = pictures(panel)[0].drawing
    assert isinstance(drawing, TablePicture)
    assert drawing.seats[dealer].said == ""


def test_the_bid_is_shown_with_its_seat_and_with_trump() -> None:
    bid = until(PRESETS["bid-euchre"], Phase.AUCTION).then(Bid(4))
    drawing = pictures(table_panel(shown(bid, None)))[0].drawing
    assert "4" in [seat.said for seat in getattr(drawing, "seats", ())]
    game = until(PRESETS["bid-euchre"], Phase.PLAYING)
    contract = there(view(game.state, None).contract)
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert isinstance(drawing, TablePicture)
    assert drawing.trump_label == ("moon" if contract.moon else str(contract.bid))


NAMED = {Word.CHOP, Word.TRUMPED_PARTNER, Word.OVERTRUMPED_PARTNER, Word.DOG, Word.UNDERMAN, Word.WALK}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trick_s_winner_is_told_while_the_hand_goes_on(language: str) -> None:
    met, taken = set[Word](), list[Event]()
    for seed in range(6):
        for here in states_of(random_game(PRESETS["north-american"], Random(seed), limit=120)):
            if here.state.phase is not Phase.PLAYING:
                continue
            now = shown(here, None)
            view, voice = there(now.view), Voice(table_of(here, computers=frozenset(), language=language), language)
            if view.trick:  # painted late, a message still has the events of the trick before
                said = news(voice, replace(now, events=(*taken, *now.events)))
                assert not {sentence_of(event, voice, view) for event in taken} & {*said}
            taken = [event for event in now.events if event.word is Word.TRICK]
            if view.trick or not view.tricks:
                continue
            met |= NAMED & {event.word for event in now.events}
            trick = view.tricks[-1]
            if len(trick.cards) < 4:
                continue
            best = voice.card(trick.cards[(trick.winner - trick.leader) % 4])
            (line,) = news(voice, now)
            assert voice.name(trick.winner) in line
            assert best in line
    assert met


@cache
def of(rules: Rules, seed: int) -> tuple[Game, ...]:
    """Every moment of some hands in which trump is made."""
    states = states_of(random_game(rules, Random(seed), limit=160))
    return tuple(here for here in states if here.state.phase.has_hand and view(here.state, None).contract is not None)


def read(game: Game, seat: int | None, language: str, *, text_only: bool = False) -> str:
    table = table_of(game, computers=frozenset(), language=language)
    here = shown(game, seat, table)
    panel = table_panel(here) if seat is None else hand_panel(here, Reader(language=language, text_only=text_only))
    return "\n".join(texts(panel))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("called", list(CalledCard))
def test_the_called_card_is_told_from_the_call_on(called: CalledCard, language: str) -> None:
    """Five-handed, after *Call A♦*: "Ann called for a partner in diamonds.", and after the first lead nothing."""
    rules, told = replace(PRESETS["five-handed"], called_card=called), 0
    for game in of(rules, 5)[::4]:
        public = view(game.state, None)
        contract = there(public.contract)
        if contract.called is None:
            continue
        table = table_of(game, computers=frozenset(), language=language)
        for seat in range(5):
            mine, voice = view(game.state, seat), Voice(table, language, told=seat)
            values = {"card": called_text(contract.called, voice), "name": voice.name(contract.maker)}
            known = "-known" if mine.partner is not None else ""
            key = "hand-called-mine" if mine.partner == seat else f"hand-called{known}"
            expected = voice.say(key, partner=voice.name(mine.partner), **values)
            for text_only in (False, True):
                assert expected in read(game, seat, language, text_only=text_only)
            told += 1
    assert told > 20


def test_only_the_holder_of_the_called_card_reads_who_the_partner_is() -> None:
    for game in of(PRESETS["five-handed"], 5):
        state, public = game.state, view(game.state, None)
        if not isinstance(state, Playing) or there(public.contract).called is None or public.tricks or public.trick:
            continue
        partner = partner_of(state.hand)
        for seat in range(5):
            text = read(game, seat, "en")
            assert ("You have A" in text) == (seat == partner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_upcard_is_told_until_it_is_played(language: str) -> None:
    """After trump was made no panel named the upcard."""
    met: set[str] = set()
    for preset, seed in (("north-american", 1), ("north-american", 3), ("canadian", 2)):
        for game in of(PRESETS[preset], seed)[::2]:
            public = view(game.state, None)
            upcard, dealer = public.upcard, there(public.dealer)
            if upcard is None:
                continue
            plays = [(trick.leader, trick.cards) for trick in public.tricks] + [(public.leader, public.trick)]
            gone = any(upcard in cards for _, cards in plays)
            for seat in (*range(4), None):
                voice = Voice(table_of(game, computers=frozenset()), language, told=seat)
                keys = {"taken": "line-upcard-taken", "under": "line-turned-down", "left": "line-upcard-left"}
                card, name = voice.card(upcard), voice.name(dealer)
                lines = {each: voice.say(key, card=card, name=name) for each, key in keys.items()}
                kind = "under" if public.turned_down else "taken" if public.upcard_taken else "left"
                said = read(game, seat, language)
                found = {each for each, line in lines.items() if line in said}
                if public.phase is Phase.DISCARDING and seat == public.actor:
                    assert voice.say("hand-took", card=card) in said
                    assert found == set(), "once is enough"
                    continue
                named = kind == "taken" and (gone or (not found and card in said))  # by what has just happened
                assert found == (set() if named else {kind})
                met |= found
    assert met == {"taken", "left", "under"}


def test_an_auction_has_no_upcard() -> None:
    for game in of(PRESETS["bid-euchre"], 1)[::6]:
        assert say("en", "line-upcard", card="") not in everything(table_panel(shown(game, None)))
        assert game.state.phase is not Phase.FIRST_ROUND


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_joker_is_called_as_the_rules_call_it(language: str) -> None:
    rules, found = PRESETS["cornish"], 0
    for game in of(rules, 2)[::3]:
        for seat in range(4):
            here = shown(game, seat, table_of(game, computers=frozenset(), language=language))
            labels = [each.label for each in buttons(hand_panel(here, Reader(language=language)))]
            found += (label := next((each for each in labels if "★" in each), "")) != ""
            assert label in ("", "★ Benny")
    assert found


def test_a_rated_game_says_while_it_is_first_bid_why_there_is_no_hint() -> None:
    for phase in (Phase.FIRST_ROUND, Phase.PLAYING):
        here = games_in(phase)[0]
        panel = hand_panel(shown(here, actor(here.state), replace(table_of(here), rated=True)), Reader())
        assert (f"-# {say('en', 'table-no-hints-rated')}" in texts(panel)) is (phase is Phase.FIRST_ROUND)
