"""Hints: made once for a turn, from what its seat sees; how they read; the host's switch."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.coach.hint import KEPT, SEED, Hint, Hints, Turn
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.panel import Panel, Style
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.hints import hint_lines, marks_of, offers_hint, why_text
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.lobby import lobby_panel
from bot.store.database import Database
from bot.tables.commands.life import Rematch, Start
from bot.tables.commands.seats import FillWithComputers
from bot.tables.commands.settings import SetHints
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from bot.workers.pool import Cause
from engine import PRESETS, Discard, Give, Phase, Play, Rules, View, actor, dump, load, replay, view
from engine.cards import Card, Trump, card_name
from engine.players.adviser import Advice, Option
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import reason
from engine.players.review import review_hand
from tests.bot.panel_checks import (
    LANGUAGES,
    buttons,
    check,
    drawn_hands,
    everything,
    shown,
    snapshot_of,
    table_of,
    texts,
)
from tests.bot.panel_heights import height
from tests.bot.panels.built import check_as_sent
from tests.bot.people import ANN, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, opened, tables_on, until_over
from tests.cases import for_all
from tests.engine.hand_lines import table
from tests.engine.players.review_games import by_dice, played
from tests.fake_worker import FakeWorker, always
from tests.random_games import Game, random_game
from tests.refused import refused
from tests.suite import EVERY_PRESET, rest
from tests.there import there


def a_view(number: int = 1) -> View:
    state = table("9h", north="JhJdAhTcQs")
    return replace(view(state, actor(state)), number=number)


# --- one for each turn


async def test_a_turn_has_one_hint_however_often_it_is_asked_for() -> None:
    works = FakeWorker()
    hints = Hints(works, by_dice)
    turn = Turn(7, 12, 0)
    first, second = await asyncio.gather(hints.of(turn, a_view()), hints.of(turn, a_view()))
    assert first is second is await hints.of(turn, a_view())
    assert len(works.asked) == 1
    assert first.reason == reason(a_view(), first.advice)
    again = await Hints(FakeWorker(), by_dice).of(turn, a_view())
    assert again == first, "after a restart as well"


async def test_the_oldest_hints_leave_the_cache() -> None:
    works = FakeWorker()
    hints = Hints(works, by_dice)
    for version in range(KEPT + 1):
        await hints.of(Turn(1, version, 0), a_view(version))
    await hints.of(Turn(1, 1, 0), a_view(1))
    assert len(works.asked) == KEPT + 1
    await hints.of(Turn(1, 0, 0), a_view(0))
    assert len(works.asked) == KEPT + 2


@pytest.mark.parametrize("cause", [Cause.TIMEOUT, Cause.FULL, Cause.CRASHED])
async def test_where_none_is_made_in_time_the_next_try_may_succeed(cause: Cause) -> None:
    works = FakeWorker(always(cause))
    hints = Hints(works, by_dice)
    with refused(Code.NO_HINT_YET):
        await hints.of(Turn(7, 12, 0), a_view())
    works.faults = iter(())
    assert (await hints.of(Turn(7, 12, 0), a_view())).advice


async def test_a_review_judges_by_the_advice_of_the_hint() -> None:
    lines, hints = played(Rules(), 3), Hints(FakeWorker(), by_dice)
    before = next(place for place, line in enumerate(lines) if line.startswith("deal ")) + 1
    for told in review_hand(Rules(), lines, 0, SEED, by_dice).decisions:
        mine = view(replay(Rules(), [load(line) for line in lines[: before + told.line - 1]]), told.seat)
        hint = await hints.of(Turn(1, told.line, told.seat), mine)
        assert hint.advice.of(told.action).points == told.points


# --- how they read


@for_all(language=LANGUAGES, why=Why)
def test_every_reason_is_a_sentence_in_every_language(why: Why, language: str) -> None:
    voice = Voice(table_of(language=language), language)
    for number in (1, 4):
        said = why_text(Reason(why, Card(10), Trump.HEARTS, number), voice)
        if why is Why.BRINGS_MOST:
            assert said == "", "the figures are all there is to say"
            continue
        assert said.endswith("."), said
        assert "{" not in said
        assert ".." not in said


def the_hint(points: tuple[float, ...], north: str = "9cTcQc9sTs") -> tuple[Hint, View]:
    state = table("9h", "pass", "order", "discard 9h", north=north)
    now = view(state, actor(state))
    advice = Advice(tuple(Option(c, p, 0.5, 0.04) for c, p in zip(now.choices, points, strict=True)), 400)
    return Hint(advice, reason(now, advice)), now


def test_a_hint_names_the_best_choice_and_its_reason_and_the_buttons_have_the_figures() -> None:
    hint, now = the_hint((0.84, 0.83, 0.5, -0.004, -0.204))
    first, why = hint_lines(hint, now, Voice(table_of(), "en"))
    assert first.startswith("### Hint: 9♣")
    assert re.search("Either will do: 9♠.? is worth the same", why)
    said = "".join(hint_lines(*the_hint((0.84, 0.84, 0.84, 0.3, 0.0), "9cTcThKcKs"), Voice(table_of(), "en")))
    assert ("10♣" in said, "10♥" in said) == (True, False), "the reason speaks against a trump"
    figures = {dump(action): figure for action, figure in marks_of(hint, "en").figures.items()}
    alike = {"play 9c": "+0.84", "play 9s": "+0.84"}
    assert figures == {**alike, "play Tc": "+0.50", "play Ts": "0.00", "play Qc": "−0.20"}


def test_figures_are_written_as_each_language_writes_numbers() -> None:
    hint, now = the_hint((0.84, 0.5, 0.3, 0.0, -0.2))
    for language in ("it", "fr"):
        assert marks_of(hint, language).figures[now.choices[0]] == "+0,84"
    assert not marks_of(the_hint((0.3, 0.84, 0.5, 0.0, -0.2))[0], "en").figures, "the chance to win decides"


def test_the_hint_stands_where_the_question_stood_and_its_button_stays_in_sight() -> None:
    """It once stood between the cards and the buttons, and pushed the button it advised off a phone."""
    for preset in ("north-american", "bid-euchre", "five-handed"):
        for game in decisions(preset):
            if not offers_hint(view(game.state, actor(game.state)), table_of(game)):
                continue
            panel, now = hinted(game)
            kinds = [type(block).__name__ for block in panel.blocks]
            assert kinds[:2] == ["Text", "Picture"]
            assert set(kinds[2:]) == {"Buttons"}
            question = next(texts(hand_panel(shown(game, now.seat), Reader()))).splitlines()[0]
            assert question not in next(texts(panel))
            best = next(button for button in buttons(panel) if button.label.startswith("✓ "))
            assert re.search(r"[+−]?\d\.\d\d$", best.label)
            assert height(panel) <= 600


def decisions(preset: str) -> Iterator[Game]:
    """The first decision of each phase of a few games."""
    seen = set[Phase]()
    for seed in range(3):
        game = random_game(PRESETS[preset], Random(f"{preset} {seed}"), limit=200)
        for place, state in enumerate(game.states):
            if actor(state) is not None and state.phase not in {*seen, Phase.CUTTING}:
                seen.add(state.phase)
                yield Game(game.rules, game.dealer, game.actions[:place])


def hinted(game: Game, language: str = "en") -> tuple[Panel, View]:
    """The panel of the seat to act, with a hint for any of its choices."""
    seat = actor(game.state)
    now = view(game.state, seat)
    advice = by_dice(now, 1)
    hint = Hint(advice, reason(now, advice))
    at = table_of(game, language=language, computers=frozenset())
    return hand_panel(shown(game, seat, at), Reader(language=language), Extras(hint=hint)), now


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_the_panel_with_a_hint_fits_and_its_choices_stay_buttons(preset: str) -> None:
    """Only the advised one is green, and its card is lifted."""
    for game in decisions(preset):
        for language in LANGUAGES:
            panel, now = hinted(game, language)
            check(panel)
            pressed = [read(match) for each in buttons(panel) if (match := BUTTON_TEMPLATE.fullmatch(each.id))]
            choices = [press.index for press in pressed if press.verb in (Verb.ACT, Verb.ALONE)]
            lit = [index for index in choices if index < len(now.choices)]
            assert sorted(lit) == list(range(len(now.choices)))
            assert not [each for each in buttons(panel) if f":{Verb.HINT}:" in each.id and not each.disabled]
        best = by_dice(now, 1).best.action
        green = [button for button in buttons(panel) if button.style is Style.SUCCESS]
        assert [button.label.startswith("✓ ") for button in green] == [True]
        assert [read(there(BUTTON_TEMPLATE.fullmatch(each.id))).index for each in green] == [now.choices.index(best)]
        lifted = [card.card for hand in drawn_hands(panel) for card in hand if card.lifted]
        card = best.card if isinstance(best, Play | Discard | Give) else None
        assert set(lifted) == (set() if card is None else {card_name(card)})


@rest
@pytest.mark.parametrize("language", LANGUAGES)
async def test_discord_takes_a_panel_with_a_hint(language: str) -> None:
    await check_as_sent(hinted(game, language)[0] for game in decisions("bid-euchre-double"))


# --- who is offered one


def test_it_is_offered_on_turn_where_there_is_a_choice() -> None:
    now = a_view()
    here = table_of()
    assert offers_hint(now, here)
    assert not offers_hint(now, replace(here, hints=False))
    assert not offers_hint(replace(now, actor=1), here)
    assert not offers_hint(replace(now, seat=None), here)
    assert not offers_hint(replace(now, choices=now.choices[:1]), here)
    assert not offers_hint(replace(now, phase=Phase.CUTTING), here), "no cut is better than another"


def test_a_member_who_is_away_is_offered_no_hint() -> None:
    state = next(game for game in decisions("north-american") if game.state.phase is Phase.FIRST_ROUND)
    seat = actor(state.state) or 0
    for away in (frozenset[int](), frozenset({seat})):
        at = table_of(state, computers=frozenset(), away=away)
        panel = hand_panel(snapshot_of(state, at).view_for(seat), Reader())
        assert ("'Hint'" in everything(panel)) is not bool(away)


# --- the host's switch


async def test_the_host_turns_hints_off_at_any_time_and_a_rematch_keeps_it(database: Database, tables: Tables) -> None:
    here = (await opened(tables, rules=SHORT)).id
    assert (await tables.load(here)).table.allows_hints
    await tables.do(here, SetHints(ANN, on=False))
    assert not (await tables_on(database, FakeClock()).load(here)).table.allows_hints
    await tables.do(here, FillWithComputers(ANN))
    await tables.do(here, Start(ANN))
    now = await tables.do(here, SetHints(MOD, on=True))
    assert now.table.allows_hints
    await tables.do(here, SetHints(MOD, on=False))
    over = await until_over(tables, await tables.load(here))
    assert not (await tables.rematch(over.table.id, Rematch(ANN, new_partners=False))).table.allows_hints


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_when_there_are_none(language: str) -> None:
    at = table_of(status=Status.LOBBY, language=language)
    line = Voice(at, language).say(Code.NO_HINTS)
    for on in (True, False):
        panel = lobby_panel(
            StoredTable(revision=0, secret=b"", table=replace(at, hints=on), state=None).public, Voice(at, language)
        )
        assert (line in "\n".join(texts(panel))) is not on
