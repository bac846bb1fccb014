"""`/table list`: each table with a link, and a button to one's cards or to a free seat."""

from dataclasses import replace

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.table.lobby import LISTED, list_panel
from bot.tables.model import Status, Table
from tests.bot.panel_checks import LANGUAGES, USERS, buttons, check, table_of, texts

STRANGER = 5


def lobby(number: int, taken: int, *computers: int) -> Table:
    table = replace(table_of(computers=frozenset(computers), status=Status.LOBBY), id=number, message=number + 900)
    return replace(table, seats=tuple(each if seat < taken else None for seat, each in enumerate(table.seats)))


def playing(number: int, *computers: int) -> Table:
    return replace(table_of(computers=frozenset(computers)), id=number, message=number + 900)


def presses(panel: Panel) -> list[str]:
    return [each.id for each in buttons(panel) if not each.disabled]


def listed(*tables: Table, user: int = STRANGER, page: int = 0) -> Panel:
    panel = list_panel(tables, Reader(language="en"), user, page)
    check(panel)
    return panel


def test_each_table_is_a_link_to_its_message() -> None:
    told = "\n".join(texts(listed(lobby(4, 1), replace(playing(7), message=None))))
    assert "**[Table 4](https://discord.com/channels/1/2/904) · " in told
    assert "**Table 7 · " in told, "it has no message yet"


@pytest.mark.parametrize(
    ("table", "seat"),
    [
        (lobby(4, 2), 2),
        (lobby(4, 4, 1, 2, 3), 1),
        (lobby(4, 4), None),
        (playing(4, 2), 2),
        (playing(4), None),
        (replace(playing(4, 2), rated=True, version=9), None),
        (replace(playing(4, 2), contest=9), None),
    ],
    ids=["free", "of a computer", "full", "of a computer in play", "full in play", "rated", "of a contest"],
)
def test_a_stranger_is_offered_a_seat_that_there_is(table: Table, seat: int | None) -> None:
    expected = [] if seat is None else [Press(Verb.SIT_HERE, 4, index=seat).button_id()]
    assert presses(listed(table)) == expected


def test_whoever_plays_is_offered_the_cards_and_no_seat() -> None:
    panel = listed(playing(4, 2), lobby(5, 1), lobby(6, 1), user=USERS[0])
    assert presses(panel) == [Press(Verb.HAND, 4).button_id()], "and sits in the lobbies"


def test_nobody_open_is_offered_a_game() -> None:
    assert len(presses(listed())) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_tables_have_pages(language: str) -> None:
    tables = [replace(lobby(number, 1), language=language) for number in range(1, 2 * LISTED + 2)]
    seen = list[int]()
    for page in range(3):
        panel = list_panel(tables, Reader(language=language), STRANGER, page)
        check(panel)
        seen += [number for number in range(1, 50) if f"/{number + 900})" in "".join(texts(panel))]
        ways = [each.id for each in buttons(panel) if Verb.TABLE_LIST in each.id and not each.disabled]
        assert ways == [Press(Verb.TABLE_LIST, index=to).button_id() for to in (page - 1, page + 1) if 0 <= to <= 2]
    assert seen == list(range(1, 2 * LISTED + 2))
    assert list_panel(tables, Reader(), STRANGER, 99) == list_panel(tables, Reader(), STRANGER, 2)
