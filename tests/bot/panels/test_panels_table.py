"""The table's lobby, menu, result and messages that are no hand."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import more_panel, report_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.tables.game import StoredTable
from bot.tables.model import Status, Table
from bot.texts import say
from engine import PRESETS, Phase, Rules, load, view
from engine.rules.options import FirstDealer, Ties
from tests.bot.panel_checks import (
    LANGUAGES,
    USERS,
    WIDE,
    buttons,
    check,
    everything,
    pictures,
    shown,
    snapshot_of,
    table_of,
    texts,
)
from tests.bot.panels.readers import cut, everyday_games
from tests.cases import for_all
from tests.engine.hand_lines import BARE
from tests.random_games import Game, random_game


def lobby(seated: int, **changes: object) -> Table:
    table = table_of(status=Status.LOBBY, **changes)  # type: ignore[arg-type]
    return replace(table, seats=tuple(sitter if seat < seated else None for seat, sitter in enumerate(table.seats)))


@for_all(language=LANGUAGES, seated=range(5))
def test_the_lobby_offers_each_free_seat_and_starts_when_full(seated: int, language: str) -> None:
    table = lobby(seated, language=language, names=(WIDE,) * 4)
    panel = table_panel(StoredTable(revision=0, secret=b"", table=table, state=None).public)
    check(panel)
    presses = {(p := read(m)).verb: (p, b) for b in buttons(panel) if (m := BUTTON_TEMPLATE.fullmatch(b.id))}
    sits = [
        (read(m).index, not b.disabled)
        for b in buttons(panel)
        if (m := BUTTON_TEMPLATE.fullmatch(b.id)) and read(m).verb is Verb.SIT
    ]
    # Ann is North, East is a computer's: with her, against her, and with whom when three have come
    with_ann, others = (0, False), (3, True) if 1 < seated < 4 else (1, True)
    assert sits == [[], [(2, True), others], [(2, True), others], [with_ann, others], [with_ann, others]][seated]
    assert (Verb.JOIN in presses) is (seated == 0)
    assert presses[Verb.START][1].disabled == (seated < 4)
    assert presses[Verb.FILL][1].disabled == (seated == 4)
    check(
        hand_panel(StoredTable(revision=0, secret=b"", table=table, state=None).view_for(0), Reader(language=language))
    )
    for user in (*USERS, 5):
        check(
            more_panel(
                StoredTable(revision=0, secret=b"", table=table, state=None).public,
                Reader(),
                user=user,
                moderator=user == 5,
            )
        )


def test_the_menu_offers_what_a_member_may_do() -> None:
    game = next(cut(g, n) for g in everyday_games() for n in range(9, 20) if cut(g, n).state.phase is Phase.PLAYING)
    snapshot = snapshot_of(game, table_of(game))

    def verbs(user: int, *, moderator: bool = False) -> set[str]:
        panel = more_panel(snapshot.public, Reader(), user=user, moderator=moderator)
        return set(re.findall(r"bower(?:menu)?:([a-z]+):", everything(panel)))

    assert verbs(USERS[0]) == {
        *("leave", "pause", "report", "clock", "hints", "close", "substitute", "kick", "invite"),
    }
    assert verbs(USERS[2]) == {"leave", "pause", "report", "substitute", "invite"}
    rated = StoredTable(revision=0, secret=b"", table=replace(snapshot.table, rated=True), state=game.state)
    sent = everything(more_panel(rated.public, Reader(), user=USERS[0], moderator=False))
    assert not re.search(r"bowermenu:(clock|substitute):", sent), "nobody there is replaced, and the clock is fixed"
    assert verbs(5) == {"sit"}
    assert verbs(5, moderator=True) == {"sit", "clock", "hints", "close", "substitute", "kick"}


@for_all(
    preset__changes__ruled_by=[
        ("north-american", {}, "host"),
        ("three-handed", {}, "host"),
        ("north-american", {"rated": True}, "sides"),
        ("north-american", {"contest": 1}, "sides"),
        ("three-handed", {"rated": True}, "moderator"),
    ]
)
def test_a_report_says_who_rules(preset: str, changes: dict[str, object], ruled_by: str) -> None:
    game = random_game(PRESETS[preset], Random(4), limit=12)
    panel = report_panel(shown(game, None, replace(table_of(game), **changes)), 0, "")
    assert say("en", f"talk-ruled-by-{ruled_by}") in next(texts(panel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_and_unknown_states_have_a_panel(language: str) -> None:
    table = table_of(status=Status.CLOSED, language=language)
    closed = StoredTable(revision=0, secret=b"", table=table, state=None).public
    hand = hand_panel(closed, Reader(language=language))
    for panel in (table_panel(closed), retired_panel(closed), hand):
        check(panel)
    assert buttons(table_panel(closed)) == buttons(retired_panel(closed)) == []
    verbs = [read(match).verb for b in buttons(hand) if (match := BUTTON_TEMPLATE.fullmatch(b.id))]
    assert verbs == [Verb.PLAY_NOW, Verb.OPEN_TABLE]


def test_a_retired_message_has_no_buttons() -> None:
    game = everyday_games()[0]
    for actions in range(0, len(game.actions) + 1, 7):
        assert buttons(retired_panel(shown(cut(game, actions), None))) == []


@for_all(
    language__title__headline=[
        ("en", "Tie game", "Tied, 0 all"),
        ("it", "Parità", "Parità, 0 a 0"),
        ("fr", "Partie nulle", "Partie nulle, 0 à 0"),
    ]
)
def test_a_drawn_game_is_nobodys(language: str, title: str, headline: str) -> None:
    rules = Rules(fixed_hands=1, ties=Ties.DRAWN, first_dealer=FirstDealer.NORTH)
    game = Game(rules, None, (load("deal " + BARE), *[load("pass")] * 8))
    table = table_of(game, language=language)
    panel = table_panel(shown(game, None, table), [(0, 0)])
    drawing = pictures(panel)[0].drawing
    assert (getattr(drawing, "title", ""), [side.won for side in getattr(drawing, "sides", ())]) == (title, [False] * 2)
    seats = [hand_panel(shown(game, seat, table), Reader(language=language, text_only=seat > 1)) for seat in range(4)]
    for each in (panel, *seats):
        check(each)
        assert headline in "\n".join(texts(each))
        assert "🏆" not in "\n".join(texts(each))


def test_the_result_shows_the_course() -> None:
    game = everyday_games()[0]
    course = [(0, 2), (1, 2), view(game.state, None).scores]
    panel = table_panel(shown(game, None), course)
    drawing = pictures(panel)[0].drawing
    assert [side.course for side in getattr(drawing, "sides", ())] == [(0, *(s[i] for s in course)) for i in (0, 1)]
    assert {Verb.REMATCH, Verb.REVIEW, Verb.MORE} == {
        read(m).verb for b in buttons(panel) if (m := BUTTON_TEMPLATE.fullmatch(b.id))
    }
