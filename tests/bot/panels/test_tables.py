"""The lobby, menu, list and result of tables, and the menu of the level of computers."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu, Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.lobby import LISTED, list_panel
from bot.panels.table.menus import more_panel, report_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.tables.game import StoredTable
from bot.tables.model import Pause, PauseReason, Status, Table
from bot.texts import say
from engine import PRESETS, Deal, Phase, Play, Rules, Seat, load
from engine.players.levels import Level
from engine.rules.options import FirstDealer, Ties
from tests.bot.panel_checks import (
    LANGUAGES,
    USERS,
    WIDE,
    buttons,
    check,
    everything,
    pictures,
    pressable,
    shown,
    snapshot_of,
    table_of,
    texts,
)
from tests.bot.panels.moments import games
from tests.bot.panels.positions import games_in, presses, verbs
from tests.cases import for_all
from tests.engine.hand_lines import BARE
from tests.random_games import Game, random_game


def lobby(seated: int, **changes: object) -> Table:
    table = table_of(status=Status.LOBBY, **changes)  # type: ignore[arg-type]
    return replace(table, seats=tuple(sitter if seat < seated else None for seat, sitter in enumerate(table.seats)))


def stored(table: Table) -> StoredTable:
    return StoredTable(revision=0, secret=b"", table=table, state=None)


@for_all(language=LANGUAGES, seated=range(5))
def test_the_lobby_offers_each_free_seat_and_starts_when_full(seated: int, language: str) -> None:
    here, reader = stored(lobby(seated, language=language, names=(WIDE,) * 4)), Reader(language=language)
    panel = table_panel(here.public)
    dead = {press.verb: button.disabled for press, button in zip(presses(panel), buttons(panel), strict=True)}
    sits = [(press.index, press in pressable(panel)) for press in presses(panel, Verb.SIT)]
    # Ann is North, East is a computer's: with her, against her, and with whom when three have come
    with_ann, others = (0, False), (3, True) if 1 < seated < 4 else (1, True)
    assert sits == [[], [(2, True), others], [(2, True), others], [with_ann, others], [with_ann, others]][seated]
    assert (Verb.JOIN in dead) is (seated == 0)
    assert dead[Verb.START] == (seated < 4)
    assert dead[Verb.FILL] == (seated == 4)
    menus = [more_panel(here.public, Reader(), user=user, moderator=user == 5) for user in (*USERS, 5)]
    for each in (panel, hand_panel(here.view_for(0), reader), *menus):
        check(each)


def test_the_menu_offers_what_a_member_may_do() -> None:
    game = games_in(Phase.PLAYING)[0]
    snapshot = snapshot_of(game, table_of(game))

    def offered(user: int, *, moderator: bool = False) -> set[str]:
        panel = more_panel(snapshot.public, Reader(), user=user, moderator=moderator)
        return set(re.findall(r"bower(?:menu)?:([a-z]+):", everything(panel)))

    assert offered(USERS[0]) == {
        *("leave", "pause", "report", "clock", "hints", "close", "substitute", "kick", "invite")
    }
    assert offered(USERS[2]) == {"leave", "pause", "report", "substitute", "invite"}
    rated = StoredTable(revision=0, secret=b"", table=replace(snapshot.table, rated=True), state=game.state)
    sent = everything(more_panel(rated.public, Reader(), user=USERS[0], moderator=False))
    assert not re.search(r"bowermenu:(clock|substitute):", sent), "nobody there is replaced, and the clock is fixed"
    assert offered(5) == {"sit"}
    assert offered(5, moderator=True) == {"sit", "clock", "hints", "close", "substitute", "kick"}


@for_all(
    preset__changes__ruled_by=[
        ("north-american", {}, "host"),
        ("three-handed", {}, "host"),
        ("north-american", {"rated": True}, "moderator"),
        ("north-american", {"contest": 1}, "moderator"),
    ]
)
def test_a_report_says_who_rules(preset: str, changes: dict[str, object], ruled_by: str) -> None:
    game = random_game(PRESETS[preset], Random(4), limit=12)
    panel = report_panel(shown(game, None, replace(table_of(game), **changes)), 0, "")
    assert say("en", f"talk-ruled-by-{ruled_by}") in next(texts(panel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_and_unknown_states_have_a_panel(language: str) -> None:
    table = table_of(status=Status.CLOSED, language=language)
    closed = stored(table).public
    hand = hand_panel(closed, Reader(language=language))
    for panel in (table_panel(closed), retired_panel(closed), hand):
        check(panel)
    assert buttons(table_panel(closed)) == buttons(retired_panel(closed)) == []
    assert verbs(hand) == [Verb.PLAY_NOW, Verb.OPEN_TABLE]


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


STRANGER = 5


def numbered(table: Table, number: int = 4, **changes: object) -> Table:
    return replace(table, id=number, **{"message": number + 900, **changes})  # type: ignore[arg-type]


def with_computers(*computers: int) -> Table:
    """A game that is played."""
    return table_of(computers=frozenset(computers))


def ids(panel: Panel) -> list[str]:
    return [press.button_id() for press in pressable(panel)]


def listed(*tables: Table, user: int = STRANGER, page: int = 0) -> Panel:
    panel = list_panel(tables, Reader(language="en"), user, page)
    check(panel)
    return panel


def test_each_table_is_a_link_to_its_message() -> None:
    told = "\n".join(texts(listed(numbered(lobby(1)), numbered(with_computers(), 7, message=None))))
    assert "**[Table 4](https://discord.com/channels/1/2/904) · " in told
    assert "**Table 7 · " in told, "it has no message yet"


@pytest.mark.parametrize(
    ("table", "seat"),
    [
        (numbered(lobby(2)), 2),
        (numbered(lobby(4, computers=frozenset({1, 2, 3}))), 1),
        (numbered(lobby(4, computers=frozenset())), None),
        (numbered(with_computers(2)), 2),
        (numbered(with_computers()), None),
        (numbered(with_computers(2), rated=True, version=9), None),
        (numbered(with_computers(2), contest=9), None),
    ],
    ids=["free", "of a computer", "full", "of a computer in play", "full in play", "rated", "of a contest"],
)
def test_a_stranger_is_offered_a_seat_that_there_is(table: Table, seat: int | None) -> None:
    expected = [] if seat is None else [Press(Verb.SIT, 4, index=seat).button_id()]
    assert ids(listed(table)) == expected


def test_whoever_plays_is_offered_the_cards_and_no_seat() -> None:
    panel = listed(numbered(with_computers(2)), numbered(lobby(1), 5), numbered(lobby(1), 6), user=USERS[0])
    assert ids(panel) == [Press(Verb.HAND, 4).button_id()], "and sits in the lobbies"


def test_nobody_open_is_offered_a_game() -> None:
    assert len(ids(listed())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_tables_have_pages(language: str) -> None:
    tables = [numbered(lobby(1, language=language), number) for number in range(1, 2 * LISTED + 2)]
    seen = list[int]()
    for page in range(3):
        panel = list_panel(tables, Reader(language=language), STRANGER, page)
        check(panel)
        seen += [number for number in range(1, 50) if f"/{number + 900})" in "".join(texts(panel))]
        ways = [each.id for each in buttons(panel) if Verb.TABLE_LIST in each.id and not each.disabled]
        assert ways == [Press(Verb.TABLE_LIST, index=to).button_id() for to in (page - 1, page + 1) if 0 <= to <= 2]
    assert seen == list(range(1, 2 * LISTED + 2))
    assert list_panel(tables, Reader(), STRANGER, 99) == list_panel(tables, Reader(), STRANGER, 2)


def test_a_host_alone_with_computers_chooses_before_the_first_trick() -> None:
    counted = {True: 0, False: 0}
    for number, game in enumerate(games()):
        reader = Reader(language=LANGUAGES[number % 3], text_only=number % 2 == 1)
        for seat in range(game.rules.seats):
            panel = hand_panel(shown(game, seat, alone(game, seat)), reader)
            check(panel)
            assert bool(chosen(panel)) is before_the_first_trick(game), (game.rules, game.state.phase)
            counted[bool(chosen(panel))] += 1
    assert min(counted.values()) > 100


def test_nobody_else_does() -> None:
    begun = [game for game in games() if before_the_first_trick(game)]
    for game in begun[:60]:
        for seat in range(game.rules.seats):
            for table in others(alone(game, seat), seat):
                assert not chosen(hand_panel(shown(game, seat, table), Reader(language="en")))


def test_it_shows_the_level_that_all_computers_have() -> None:
    game = next(game for game in games() if before_the_first_trick(game))
    for level in Level:
        panel = hand_panel(shown(game, 0, replace(alone(game, 0), level=level)), Reader(language="en"))
        assert chosen(panel) == [(level.value, f"Computers: {level}")]


def alone(game: Game, seat: Seat) -> Table:
    """The game of one member, the host, against computers."""
    table = table_of(game, computers=frozenset(range(game.rules.seats)) - {seat})
    return replace(table, host=USERS[0] + seat)


def others(table: Table, seat: Seat) -> Iterator[Table]:
    """The same game where the member in a seat may not set the level, or has something else to do first."""
    yield replace(table, host=1)
    yield replace(table, rated=True)
    yield replace(table, contest=9)
    yield replace(table, pause=Pause(PauseReason.AGREED, 1))
    yield with_seat(table, seat, away_at=1)
    beside = (seat + 1) % len(table.seats)
    yield with_seat(table, beside, user=1)
    if len(table.seats) > 2:
        yield with_seat(table, beside, level=Level.NOVICE)


def with_seat(table: Table, seat: Seat, **changes: object) -> Table:
    return replace(
        table,
        seats=tuple(
            replace(each, **changes) if place == seat and each is not None else each  # type: ignore[arg-type]
            for place, each in enumerate(table.seats)
        ),
    )


def before_the_first_trick(game: Game) -> bool:
    deals = sum(isinstance(action, Deal) for action in game.actions)
    return deals < 2 and game.state.phase is not Phase.PLAYING and not any(isinstance(a, Play) for a in game.actions)


def chosen(panel: Panel) -> list[tuple[str, str]]:
    """What the menu of levels shows: value and label."""
    menu = Press(Verb.LEVEL, 987_654, index=1).menu()
    menus = [block.select for block in panel.blocks if isinstance(block, Menu) and block.select.id == menu]
    return [(choice.value, choice.label) for each in menus for choice in each.choices if choice.chosen]
