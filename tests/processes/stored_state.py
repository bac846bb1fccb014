"""Reads the database of a running bot, and checks what Discord should show."""

import os
import re
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from bot.coach.notes import CoachNote, Lesson
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import NOTHING, Extras, hand_panel
from bot.panels.table.message import table_panel
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables import repository
from bot.tables.game import StoredTable
from engine import PRESETS, Rules, apply, legal_actions, load, replay, start
from tests.processes.people import Click
from tests.standin import StandIn
from tests.waiting import deadline

NOTE = "💡"
"""Begins the line of a note for a newcomer."""


class Line(NamedTuple):
    """A row of the log."""

    seq: int
    text: str
    user: int | None
    interaction: int | None


def logs(database: Path) -> dict[int, list[Line]]:
    """The log of every table, in order."""
    query = "SELECT table_id, seq, line, user_id, interaction_id FROM log NATURAL LEFT JOIN acted ORDER BY 1, 2"
    with sqlite3.connect(database) as db:
        found: dict[int, list[Line]] = {number: [] for (number,) in db.execute("SELECT id FROM tables ORDER BY id")}
        for table, *row in db.execute(query):
            found[table].append(Line(*row))
    return found


async def snapshot(database: Path, table: int) -> StoredTable:
    """Load a table, its secret unsealed; checked against the engine's own replay of its log."""
    base = await Database.open(f"sqlite+aiosqlite:///{database}", read_only=True)
    try:
        async with base.read() as connection:
            kept = await repository.load(connection, table)
            lines = await repository.read_lines(connection, table)
        vault = await Vault.open(base, os.environ["SECRET_KEY"])
    finally:
        await base.close()
    assert kept is not None
    assert kept.table.version == len(lines)
    if kept.state is not None:
        assert replay(kept.table.rules, map(load, lines)) == kept.state
    return replace(kept, secret=vault.unseal(kept.secret))


def check_clicks(kept: dict[int, list[Line]], clicks: Sequence[Click]) -> int:
    """No answered click is lost and none was done twice; how many were answered.

    A member without an answer clicks again, and sees that the table has moved on: so of all clicks of a member at
    one version exactly one is in the log as soon as one of them was answered.
    """
    by_turn: dict[tuple[int, int, int], list[Click]] = {}
    for click in clicks:
        by_turn.setdefault((click.table, click.seen, click.user), []).append(click)
    for (table, seen, user), tries in by_turn.items():
        if any(click.answered for click in tries):
            assert len(kept[table]) > seen, f"table {table} lost what {user} did at version {seen}"
            line = kept[table][seen]
            assert line.user == user, f"another's line at version {seen} of table {table}"
            # without an interaction the member's only card was played by order, before the click arrived
            assert line.interaction in {None, *(click.interaction for click in tries)}
    sent = {click.interaction: click for click in clicks}
    for table, log in kept.items():
        assert [line.seq for line in log] == list(range(1, len(log) + 1))
        for line in log:
            if line.interaction is not None:
                click = sent[line.interaction]
                assert (click.table, click.seen, click.user) == (table, line.seq - 1, line.user)
    done = [line.interaction for log in kept.values() for line in log if line.interaction is not None]
    assert len(done) == len(set(done))
    return sum(click.answered for click in clicks)


def check_games(kept: dict[int, list[Line]], clicks: Sequence[Click], rules: Rules = PRESETS["north-american"]) -> None:
    """Every log is a game by the rules, and every click did the action that its button meant."""
    meant = {click.interaction: click.index for click in clicks}
    for log in kept.values():
        state = start(rules)
        for line in log:
            if line.interaction is not None:
                assert load(line.text) == legal_actions(state)[meant[line.interaction]]
            state = apply(state, load(line.text))
        assert state == replay(rules, [load(line.text) for line in log])


def words(discord: StandIn, panel: Panel) -> str:
    """A panel's text as a message has it, with the emojis that the stand-in holds."""
    from cogs.interactions.emojis import Emojis

    emojis = Emojis()
    emojis._ids.update({emoji["name"]: int(emoji["id"]) for emoji in discord.world.emojis.values()})
    return "\n".join(emojis.fill_in(block.markdown) for block in panel.blocks if isinstance(block, Text))


def public_words(discord: StandIn, now: StoredTable) -> str:
    """What the public message of a table should say, `timeless`."""
    return timeless(words(discord, table_panel(now.public)))


def timeless(words: str) -> str:
    """A text without its countdowns: seconds that a restart gave back are no reason to edit a message."""
    return re.sub(r"<t:\d+:R>", "<t>", words)


def is_shown(discord: StandIn, now: StoredTable) -> bool:
    """Whether the public message of a table says what the database holds."""
    message = discord.world.messages.get(now.table.message or 0)
    return message is not None and timeless(message.text) == public_words(discord, now)


async def shown_wrong(discord: StandIn, database: Path) -> list[int]:
    """Tables at play whose public message says something else."""
    stored = [await snapshot(database, table) for table in logs(database)]
    return [now.table.id for now in stored if now.table.running and not is_shown(discord, now)]


async def until_shown(discord: StandIn, database: Path) -> None:
    """Wait until computers have nothing to do any more and the last state of every table is shown."""
    async with deadline():
        while (seen := len(discord.requests)) and await shown_wrong(discord, database):
            await discord.until(lambda: len(discord.requests) > seen)


def hand_words(discord: StandIn, now: StoredTable, user: int, *, taught: bool = False) -> str:
    """What a member's hand panel should say, `without_note`. The note of a newcomer who is `taught` replaces lines."""
    extras = Extras(note=CoachNote(Lesson.ALONE)) if taught else NOTHING
    panel = hand_panel(now.view_for(now.table.seat_of(user)), Reader(language="en"), extras)
    return without_note(words(discord, panel))


def without_note(words: str) -> str:
    """A panel's text without the line that teaches a newcomer."""
    return "\n".join(line for line in words.splitlines() if not line.startswith(NOTE))
