"""Open hand panels: refreshed with the token of the press that showed them, while it is valid."""

import asyncio
import logging
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, final

import aiohttp
import discord

from bot.logs import about
from bot.panels.core.reader import reader_of
from bot.services import Services
from bot.tables.game import StoredTable
from cogs.interactions.emojis import Emojis
from cogs.interactions.widgets import layout
from cogs.live.seat_panel import seat_panel
from engine import Phase, Seat, View, interjections

_log = logging.getLogger(__name__)
TOKEN_LIFE_MS: Final = 14 * 60_000
"""Milliseconds; Discord's tokens expire after 15 minutes."""
REFRESH_EVERY: Final = 1.0
"""Seconds between two refreshes of one panel."""


@final
@dataclass(slots=True)
class _Open:
    interaction: discord.Interaction
    since: int
    shows: StoredTable
    """The last state that was sent."""
    may_show_older: bool = False
    """Whether an older state may have reached it after that."""


class OpenPanels:
    """In memory only: after a restart members reopen their panel with the My hand button."""

    def __init__(self, services: Services, emojis: Emojis) -> None:
        self._services = services
        self._emojis = emojis
        self._clock = services.clock
        self._open: dict[tuple[int, int], _Open] = {}
        self._wanted: dict[tuple[int, int], StoredTable] = {}
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._answering: Counter[tuple[int, int]] = Counter()
        self._missed: dict[tuple[int, int], StoredTable] = {}
        self._deleting: set[asyncio.Task[None]] = set()

    def keep(self, snapshot: StoredTable, interaction: discord.Interaction, *, new: bool) -> None:
        """Note that an interaction's message is the member's hand panel, and shows this state.

        A `new` message replaces the one before, which is deleted if its token is still valid.
        """
        now, key = self._clock.now(), (snapshot.table.id, interaction.user.id)
        older = self._open.pop(key, None)
        if new and older is not None and now - older.since < TOKEN_LIFE_MS:
            task = asyncio.create_task(_delete(older.interaction), name="delete")
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)
        self._open[key] = _Open(interaction, now, snapshot)
        while now - self._open[oldest := next(iter(self._open))].since >= TOKEN_LIFE_MS:  # ordered by age
            del self._open[oldest]

    def forget(self, user: int) -> None:
        """Stop refreshing the panels of a member."""
        for key in [key for key in self._open if key[1] == user]:
            del self._open[key]

    @contextmanager
    def answering(self, table: int, user: int) -> Generator[None]:
        """While a member's press is answered, the answer is the refresh; later states are shown after it."""
        key = (table, user)
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
                missed = self._missed.pop(key, None)
                if missed is not None:
                    self._want(key, missed)

    def note_unanswered(self, snapshot: StoredTable, user: int) -> None:
        """An answer did not reach a member: the panel from before it is to show this state, by the token it has."""
        key = (snapshot.table.id, user)
        missed = self._missed.get(key)
        if key in self._open and (missed is None or _order(missed) < _order(snapshot)):
            self._missed[key] = snapshot

    def is_open(self, table: int, user: int) -> bool:
        """Whether a member's panel can be refreshed, or is being answered now."""
        key = (table, user)
        found = self._open.get(key)
        if key in self._answering:
            return True
        if found is not None and self._clock.now() - found.since >= TOKEN_LIFE_MS:
            del self._open[key]
            return False
        return found is not None

    def refresh_for(self, snapshot: StoredTable) -> None:
        """Refresh the panels to which this state matters.

        That is at the member's turn, for actions out of turn, at the beginning of a hand, and when the game is over.
        """
        view = snapshot.public.view
        for seat, sitter in enumerate(snapshot.table.seats):
            if sitter is None or sitter.user is None:
                continue
            key = (snapshot.table.id, sitter.user)
            if not self.is_open(*key):
                continue
            found = self._open.get(key)
            was_for_all = found is not None and _is_for_all(found.shows.public.view)
            everyone = _is_for_all(view) or was_for_all or not snapshot.table.running
            if everyone or seat == snapshot.to_act or _may_act_out_of_turn(snapshot, seat):
                if key in self._answering:
                    self._missed[key] = snapshot
                else:
                    self._want(key, snapshot)

    def _want(self, key: tuple[int, int], snapshot: StoredTable) -> None:
        self._wanted[key] = snapshot
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._refresh(key), name="refresh")

    async def close(self) -> None:
        """Stop refreshing."""
        tasks = (*self._tasks.values(), *self._deleting)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _refresh(self, key: tuple[int, int]) -> None:
        try:
            while (snapshot := self._wanted.pop(key, None)) is not None:
                with about(table=key[0]):
                    await self._show(key, snapshot)
                await asyncio.sleep(REFRESH_EVERY)
        finally:
            del self._tasks[key]

    async def _show(self, key: tuple[int, int], snapshot: StoredTable) -> None:
        found = self._open.get(key)
        seat = snapshot.table.seat_of(key[1])
        if found is None or seat is None:
            return
        # usually the answer to the member's press has already shown the same state
        if not found.may_show_older and (_order(snapshot) < _order(found.shows) or snapshot == found.shows):
            return
        found.may_show_older = False
        try:
            reader = reader_of(await self._services.members.get(key[1]), found.interaction.locale.value)
            panel = await seat_panel(self._services, snapshot, key[1], reader)
            view, files = await layout(panel, self._emojis, self._services.studio)
            await found.interaction.edit_original_response(view=view, attachments=files)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            _log.info("a hand panel could not be refreshed", exc_info=True)
            if self._open.get(key) is found:
                del self._open[key]
        except Exception:
            _log.exception("a hand panel could not be made")
        else:
            now = self._open.get(key)
            if now is found:
                found.shows = snapshot
            elif now is not None and _order(now.shows) > _order(snapshot):
                now.may_show_older = True  # answered meanwhile: Discord may have taken the two in either order
                self._wanted.setdefault(key, now.shows)


def _is_for_all(view: View | None) -> bool:
    """Whether a state matters to every seat: a hand is over or begins, or cards are shown that were hidden.

    So does what comes after it: a panel keeps no button of the table's own step, not even that of a seat that sits the
    next hand out.
    """
    if view is None or view.phase.between_hands or _begins(view):
        return True
    return view.phase in (Phase.CLAIMING, Phase.REVOKE_REVIEW)


def _begins(view: View) -> bool:
    """Whether the hand has just been dealt."""
    return not view.calls and not view.tricks and not view.trick


def _may_act_out_of_turn(stored: StoredTable, seat: Seat) -> bool:
    return stored.state is not None and bool(interjections(stored.state, seat))


async def _delete(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        _log.info("an older hand panel could not be deleted", exc_info=True)


def _order(snapshot: StoredTable) -> tuple[int, bool]:
    return snapshot.table.version, not snapshot.table.running
