"""The lobby, menu, list and result of tables, and the menu of the level of computers."""

import re
from dataclasses import replace
from itertools import accumulate
from random import Random

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu, Panel
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.lobby import LISTED, list_panel
from bot.panels.table.menus import gone_panel, more_panel, report_panel
from bot.panels.table.message import retired_panel, shared_result_panel, table_panel
from bot.stats.read.game import UNCHANGED
from bot.tables.game import StoredTable
from bot.tables.lobby.seats import plays_alone
from bot.tables.model import Member, Status, Table
from bot.texts import say
from engine import PRESETS, Phase, Rules, Seat, load
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
from tests.bot.panels.usual_statistics import over
from tests.cases import for_all
from tests.engine.hand_lines import BARE
from tests.random_games import Game, random_game
from tests.there import there


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
    alone = stored(lobby(seated, language=language, computers=frozenset({1, 2, 3})))
    waits = [say(language, "table-clock-none") in "".join(texts(table_panel(each.public))) for each in (here, alone)]
    assert waits == [False, seated == 4], "a game of one member has no clock"


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
    assert (verbs(table_panel(closed)), buttons(retired_panel(closed))) == ([Verb.OPEN_TABLE], [])
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


def test_two_hands_of_a_night_are_won_without_a_skunk() -> None:
    game = random_game(Rules(fixed_hands=2), Random(3))
    winner = there(shown(game, None).view).winner
    said = pictures(hand_panel(shown(game, winner), Reader()))[0].drawing.alt
    assert "Game!" in said
    assert "Skunk" not in said


def test_a_panel_names_the_upcard_once_at_a_time() -> None:
    for seed in range(8):
        game = random_game(PRESETS["north-american"], Random(seed), limit=16)
        for count in range(1, 17):
            public, own = (shown(replace(game, actions=game.actions[:count]), seat) for seat in (None, 1))
            upcard, lines = there(public.view).upcard, "\n".join(texts(table_panel(public))).splitlines()
            card = "no upcard" if upcard is None else Voice(public.table, public.table.language).card(upcard)
            assert all(line.count(card) < 2 for line in lines), lines
            assert all(text.count("picked up") < 2 for text in texts(hand_panel(own, Reader())))


@for_all(
    hands__key=[
        ((-4, -4, 1, 1, 1), "result-comeback"),
        ((2, -2, 1, -2, 2), "result-close"),
        ((2, 1, -1, 1, 2), "result-led"),
        ((-1, 2, 2, 2, 2), None),
        ((-4, 2, 1), None),
    ]
)
def test_a_result_among_members_tells_what_the_scores_say(hands: tuple[int, ...], key: str | None) -> None:
    """`hands` are points of each hand for the winners, or less than 0 for the others; alone nobody reads it."""
    result = over("usual", "en")
    won = there(there(result.view).winner)
    sums = [[*accumulate(max(0, points if side == won else -points) for points in hands)] for side in (0, 1)]
    gains = [*zip(*sums, strict=True)]
    told = "\n".join(texts(table_panel(result, gains)))
    words = {"came back from 0:8": "result-comeback", "It was 3:4 before": "result-close", "led from": "result-led"}
    assert [words[each] for each in words if each in told] == ([key] if key else [])


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


def test_a_contests_table_has_the_contests_number_wherever_it_is_named() -> None:
    game = games_in(Phase.PLAYING)[0]
    here = snapshot_of(game, numbered(table_of(game), 77, contest=9, in_contest=("Village league", 3))).public
    menu = more_panel(here, Reader(), user=5, moderator=False)
    gone, report = gone_panel(here.table, Reader(), "reply-closed"), report_panel(here, 0, "")
    ended = over("usual", "en")
    shared = shared_result_panel(replace(ended, table=here.table), (), UNCHANGED, Member(1, "Mia"))
    for panel in (listed(here.table, user=USERS[0]), menu, gone, report, shared):
        said = [*texts(panel), *(button.label for button in buttons(panel))]
        assert any("Village league · table 3" in each for each in said)
        assert not any(re.search(r"\b77\b", each) for each in said)


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


def test_who_plays_alone_has_nothing_that_only_others_need() -> None:
    """No reactions, pass in advance, pause, *away* or menu in the hand; members who play together have all of these."""
    for_others = {Verb.REACT, Verb.AHEAD, Verb.PAUSE, Verb.REPORT, Verb.SUBSTITUTE}
    found = set[Verb]()
    for game in games():
        for seat in range(game.rules.seats):
            for table in (alone(game, seat), together(game, seat)):
                here = shown(game, seat, table)
                hand = hand_panel(here, Reader(), Extras(may_pass_ahead=True))
                menu = more_panel(here, Reader(), user=table.host, moderator=False)
                check(hand)
                offered = for_others.intersection([*verbs(hand), *verbs(menu)])
                assert not [block for block in hand.blocks if isinstance(block, Menu)]
                assert not offered or not plays_alone(table), (game.rules, game.state.phase)
                found |= offered
    assert found == for_others


def alone(game: Game, seat: Seat) -> Table:
    """The game of one member, the host, against computers."""
    table = table_of(game, computers=frozenset(range(game.rules.seats)) - {seat})
    return replace(table, host=USERS[0] + seat)


def together(game: Game, seat: Seat) -> Table:
    """The same game with a second member."""
    both = {seat, (seat + 1) % game.rules.seats}
    return replace(table_of(game, computers=frozenset(range(game.rules.seats)) - both), host=USERS[0] + seat)
