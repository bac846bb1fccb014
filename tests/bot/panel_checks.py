"""What every panel must be, whatever it shows: read it out, count it, and compare it with Discord's limits."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, MENU_TEMPLATE, Press, Verb, read
from bot.panels.core.panel import Button, Buttons, Divider, Form, Menu, Panel, Picker, Picture, Text
from bot.pictures.emojis import emoji_names
from bot.pictures.hands import ChairPicture, HandCard
from bot.tables.game import StoredTable
from bot.tables.model import Sitter, Status, Table, TableView
from bot.texts import catalogue
from cogs.interactions.components import words_for_pictures
from cogs.interactions.emojis import Emojis
from engine import Phase, Rules, Seat, story
from tests.random_games import Game
from tests.there import there

LANGUAGES = tuple(catalogue.LANGUAGES)
USERS = (1000, 1001, 1002, 1003)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hanna", "Ivo")
WIDE = "@everyone **_~`|<#:/[]()>-+.\\*_"
"""A name of 32 characters, each of which has to be disarmed."""
COMPONENTS = 40
TEXT = 4000
EMOJIS = Emojis()
"""All of them, uploaded: an id has 19 digits."""
EMOJIS._ids = {name: 10**18 + number for number, name in enumerate(sorted(emoji_names()))}
ALT = 1024
OUR_LINK = re.compile(r"\[[^]]*\b([Tt]able|[Tt]avolo) \d+\]\(https://discord\.com/channels/\d+/\d+/\d+\)")
"""To the message of a table."""


def table_of(
    game: Game | None = None,
    *,
    names: tuple[str, ...] = NAMES,
    language: str = "en",
    computers: frozenset[int] = frozenset({1}),
    away: frozenset[int] = frozenset(),
    status: Status = Status.PLAYING,
) -> Table:
    """A table where that game is played, with as many of the names as its rules have seats."""
    rules = game.rules if game else Rules()
    return Table(
        id=987_654,
        guild=1,
        channel=2,
        host=USERS[0],
        preset="north-american",
        rules=rules,
        clock_ms=120_000,
        language=language,
        status=status,
        version=len(game.actions) if game else 0,
        seats=tuple(
            Sitter(
                user=None if seat in computers else USERS[0] + seat,
                name=name,
                away_at=1 if seat in away and seat not in computers else None,
            )
            for seat, name in enumerate(names[: rules.seats])
        ),
        created_at=0,
    )


def snapshot_of(game: Game, table: Table | None = None) -> StoredTable:
    """The table at the game's last state, as the service would give it out."""
    table = table or table_of(game)
    over = game.state.phase is Phase.OVER
    return StoredTable(
        revision=0,
        secret=bytes(32),
        table=replace(table, status=Status.OVER if over else Status.PLAYING, version=len(game.actions)),
        state=game.state,
        events=story(*game.steps[-1]) if game.actions else (),
        deadline=1_790_000_000_000,
    )


def shown(game: Game, seat: Seat | None, table: Table | None = None) -> TableView:
    """What a seat, or the channel, may see of it."""
    return replace(snapshot_of(game, table).view_for(seat), commitment="c0ffee" * 10 + "beef")


def buttons(panel: Panel) -> list[Button]:
    """All buttons, in reading order."""
    return [button for block in panel.blocks if isinstance(block, Buttons) for button in block.buttons]


def pressable(panel: Panel) -> list[Press]:
    """What can be pressed, in reading order."""
    return [read(there(BUTTON_TEMPLATE.fullmatch(each.id))) for each in buttons(panel) if not each.disabled]


def acts(panel: Panel) -> list[tuple[Press, Button]]:
    """The buttons that stand for actions of the game."""
    found: list[tuple[Press, Button]] = []
    for button in buttons(panel):
        match = there(BUTTON_TEMPLATE.fullmatch(button.id))
        press = read(match)
        if press.verb in (Verb.ACT, Verb.ALONE):
            found.append((press, button))
    return found


def everything(panel: Panel) -> str:
    """All that is in a panel, also what nobody sees: texts, labels, ids, emojis, alternative texts, drawings."""
    return repr(panel)


def texts(panel: Panel) -> Iterator[str]:
    """The Markdown of a panel."""
    for block in panel.blocks:
        if isinstance(block, Text):
            yield block.markdown


def check(panel: Panel) -> None:
    """Fails where Discord would refuse the panel, or a reader be left out."""
    assert panel.blocks
    components = 1  # the container
    ids: list[str] = []
    for block in panel.blocks:
        match block:
            case Text(markdown):
                components += 1
                assert markdown.strip()
                disarmed(markdown)
                check_bold(markdown)
            case Picture(drawing):
                components += 1
                assert 1 <= len(drawing.alt) <= ALT, "every picture is described in words"
            case Buttons(row):
                components += 1 + len(row)
                assert 1 <= len(row) <= 5
                for button in row:
                    assert BUTTON_TEMPLATE.fullmatch(button.id)
                    assert len(button.label) <= 80
                    assert any(map(str.isalnum, button.label)), "a symbol alone says nothing to a screen reader"
                    assert button.emoji is None or re.fullmatch(r"bower\d+_\w{1,24}", button.emoji)
                    ids.append(button.id)
            case Menu(select):
                components += 2
                ids.append(select.id)
                assert MENU_TEMPLATE.fullmatch(select.id)
                assert 1 <= len(select.choices) <= 25
                assert 1 <= len(select.placeholder) <= 150
                values = [choice.value for choice in select.choices]
                assert len(set(values)) == len(values)
                assert sum(choice.chosen for choice in select.choices) <= select.most
                for choice in select.choices:
                    assert 1 <= len(choice.label) <= 100
                    assert len(choice.description) <= 100
                    assert 1 <= len(choice.value) <= 100
            case Picker():
                components += 2
                ids.append(block.id)
                assert MENU_TEMPLATE.fullmatch(block.id)
                assert 1 <= len(block.placeholder) <= 150
                assert 1 <= block.count <= 25
            case Divider():
                components += 1
    assert components <= COMPONENTS
    words = words_for_pictures(panel, EMOJIS)
    for each in words.values():
        disarmed(each)
    assert sum(len(EMOJIS.fill_in(each)) for each in texts(panel)) + sum(map(len, words.values())) <= TEXT
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= 100 and each.isascii() for each in ids)


def check_bold(markdown: str) -> None:
    """Fails where bold words stand within bold words: Discord would show them as the only ones that are not."""
    for line in re.sub(r"\\.", "x", markdown).split("\n"):
        parts = line.split("**")
        assert len(parts) % 2 == 1, line
        assert all(bold and bold == bold.strip() for bold in parts[1::2]), line


def check_actions(panel: Panel, shown: TableView, user: int | None) -> None:
    """Fails where a button can be pressed for what its reader may not do now; in a public panel (`None`), nobody.

    `shown` is what the panel was made of. What members may do stands here once more, by the rules in words.
    """
    table, view = shown.table, shown.view
    seat = None if user is None else table.seat_of(user)
    reader = None if seat is None else table.seats[seat]
    members = [each for each in table.seats if each is not None and each.user is not None]
    playing, paused = table.status is Status.PLAYING, table.pause is not None
    held = table.contest is not None and paused
    at_it = playing and not paused and reader is not None and reader.away_at is None
    for press in pressable(panel):
        match press.verb:
            case Verb.ACT | Verb.ALONE | Verb.HINT:
                may = at_it and view is not None and view.actor == seat
                may = may and (press.verb is Verb.HINT or press.index < len(there(view).choices))
            case Verb.OUT_OF_TURN:
                may = at_it and bool(there(view).interjections)
            case Verb.AHEAD:
                may = at_it
            case Verb.DEAL:
                may = playing and not paused and there(view).phase in (Phase.DEALING, Phase.REVOKE_REVIEW)
            case Verb.BACK:
                who = members if user is None else [reader] if reader is not None else []
                may = playing and any(each.away_at is not None or (paused and not held) for each in who)
            case Verb.SIT:
                there_now = table.seats[press.index]
                free = table.status is Status.LOBBY and there_now is None
                may = free or (there_now is not None and there_now.user is None and table.contest is None)
            case Verb.JOIN:
                may = len(members) < len(table.seats)
            case Verb.INVITE:
                may = table.status is Status.LOBBY and len(members) < len(table.seats)
            case Verb.START:
                may = table.status is Status.LOBBY and None not in table.seats
            case Verb.FILL | Verb.ADD_COMPUTER:
                may = table.status is Status.LOBBY and None in table.seats
            case Verb.LEAVE | Verb.REACT:
                may = user is None or reader is not None
            case Verb.REMATCH | Verb.NEW_PARTNERS | Verb.REVIEW | Verb.VERIFY | Verb.ASK:
                may = table.status is Status.OVER
            case Verb.LAST_TRICK:
                may = bool(there(view).latest)
            case _:
                may = True
        assert may, f"{press} may not be done by {user}"


def check_form(form: Form) -> None:
    """Fails where Discord would refuse a form."""
    assert 1 <= len(form.title) <= 45
    assert 1 <= len(form.fields) <= 5
    assert len(form.id) <= 100
    for field in form.fields:
        assert 1 <= len(field.label) <= 45
        assert len(field.value) <= field.longest <= TEXT


def disarmed(markdown: str) -> None:
    """Fails where a text calls members, shows a link or an emoji that we did not put there, or lacks a name."""
    assert "\ue000" not in markdown
    assert "@everyone" not in markdown
    assert "@here" not in markdown
    # a role in the server's settings and the channel of a table are ours; members' ids never are
    assert not re.search(r"<@!?\d", markdown)
    markdown = OUR_LINK.sub("", markdown)
    assert not re.search(r"https?://", markdown)
    assert not re.search(r"(?<!\\)\]\(", markdown)


def pictures(panel: Panel) -> list[Picture]:
    """The pictures of a panel."""
    return [block for block in panel.blocks if isinstance(block, Picture)]


def drawn_hands(panel: Panel) -> list[tuple[HandCard, ...]]:
    """The hands it shows."""
    drawings = [each.drawing for each in pictures(panel)]
    return [drawing.hand for drawing in drawings if isinstance(drawing, ChairPicture) and drawing.hand]
