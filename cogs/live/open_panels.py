"""Seat panels; every change reaches those that are open by the token of the last press, while it is valid."""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, final

import discord
from cachetools import LRUCache
from discord import ui

from bot.coach.hint import Hint
from bot.coach.notes import CoachNote, Lesson, explains, most_telling
from bot.logs import about
from bot.members.preferences import GAMES
from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.panel import Panel, panel_look
from bot.panels.core.reader import Reader, plain_suits_for, reader_of
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.menus import closed_hand_panel, gone_panel
from bot.panels.table.message import hand_to_react_to
from bot.panels.table.picture import with_avatars
from bot.services import Services
from bot.tables.game import StoredTable
from bot.tables.lobby.rated import is_hand_closed
from bot.tables.model import Status, Table
from bot.tasks import Backoff, cancel
from cogs.discord_errors import is_unreadable, log_failure, passes, refusal
from cogs.interactions.outbox import Outbox, PrivateMessage, may_follow_up
from cogs.live.pace import PANELS_AT_ONCE, QueuePlace
from engine import View

AT_END: Final[list[Callable[[Services, StoredTable, int, Reader], Awaitable[Panel | None]]]] = []
"""Panels of games that are over, where a feature has its own; `None` for other tables."""


async def seat_panel(
    services: Services,
    stored: StoredTable,
    user: int,
    reader: Reader,
    hint: Hint | None = None,
    asks: int | None = None,
) -> Panel:
    """The panel of the seat in which a member sits, as `stored` has the table; a note after leaving it.

    `asks` is the number of the choice to go alone about which the member is asked.
    """
    table = stored.table
    if table.seat_of(user) is None and table.running:
        return gone_panel(table, reader, "reply-no-longer")
    shown = stored.view_for(table.seat_of(user))
    if shown.view is not None and shown.view.seat is not None and is_hand_closed(table, shown.view.seat):
        return closed_hand_panel(table, reader)
    if table.status is Status.OVER:
        for find in AT_END:
            if (panel := await find(services, stored, user, reader)) is not None:
                return with_avatars(plain_suits_for(reader, panel), services.avatars.of(table))
    hand = hand_to_react_to(shown.view)
    games = await services.newcomers.games_before(table.id, user)
    newcomer = games < GAMES
    note = None
    if newcomer and shown.view is not None:
        members = [seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer]
        note = services.coach.note_for(user, table.id, shown.view, members)
        note = note or await _what_partner_meant(services, table, shown.view)
    extras = Extras(
        hint=hint,
        asks=asks,
        may_pass_ahead=shown.view is not None and may_pass_ahead(shown.view),
        passes_ahead=services.orders.passes_ahead(stored, user),
        note=note,
        how_to_play=newcomer,
        guided_hand=not games,
        may_let_in=not table.private or (await services.servers.get(table.guild)).opener_role is None,
        reactions={} if hand is None else services.reactions.of(table, hand),
    )
    panel = plain_suits_for(reader, hand_panel(shown, reader, extras))
    return with_avatars(panel, services.avatars.of(table))


async def _what_partner_meant(services: Services, table: Table, view: View) -> CoachNote | None:
    """After a hand, what a computer meant that was the partner, where there is something to learn from it."""
    last = view.last if view.phase.between_hands and explains(table) else None
    if last is None or last.contract is None or view.seat is None:
        return None
    partners = view.rules.seating_of(last.dealer).partners(view.seat)
    found = most_telling(await services.meanings.of(table, last.number), partners)
    return None if found is None else CoachNote(Lesson.PARTNER_MEANT, explained=found)


WITHIN: Final = 60.0
UNASKED: Final = 20
"""How many of them a channel may get that no member asked for; the rest is for answers."""
_CHANNELS: Final = 1000


@final
class FollowUps:
    """Counts them, so that panels are posted again only where there is room."""

    def __init__(self) -> None:
        self._sent: LRUCache[int, deque[float]] = LRUCache(_CHANNELS)

    def note(self, channel: int) -> None:
        """Note that one is being posted."""
        sent = self._sent.setdefault(channel, deque[float](maxlen=UNASKED))
        sent.append(asyncio.get_running_loop().time())

    def has_room(self, channel: int) -> bool:
        """Whether a channel may get one that nobody asked for."""
        sent = self._sent.get(channel)
        return sent is None or len(sent) < UNASKED or asyncio.get_running_loop().time() - sent[0] >= WITHIN


_log = logging.getLogger(__name__)
TOKEN_LIFE_MS: Final = 14 * 60_000
"""Milliseconds; Discord's tokens expire after 15 minutes."""
REFRESH_EVERY: Final = 1.0
"""Seconds between two refreshes of one panel: a token may make some 5 requests in 2 s."""
_RETRY: Final = Backoff((3, 10, 30))
"""Between tries while Discord fails."""


@final
@dataclass(slots=True, eq=False)
class _Open:
    table: int
    user: int
    place: QueuePlace
    message: PrivateMessage | None = None
    """`None` while the first one is being sent."""
    since: int = 0
    latest: StoredTable | None = None
    """The newest state known."""
    shown: object = None
    """The look of the panel that Discord shows, if known."""
    hint: tuple[int, Hint] | None = None
    """The hint in the panel, and the version it is for."""
    gone: set[int] = field(default_factory=set[int])
    """The ids of messages that were deleted: an answer on its way may still change one of them."""
    answering: Counter[int] = field(default_factory=Counter[int])
    """Presses of the member that are being answered, by interaction: the answers are the refresh."""
    crossed: bool = False
    """Whether a refresh or another answer was on its way during the answer: Discord may take two in either order."""
    is_above: bool = False
    """Whether the table's message was posted below it."""
    waiting: bool = False
    """Whether the latest state may not be shown."""
    failures: int = 0
    task: "asyncio.Task[None] | None" = None


class OpenPanels:
    """In memory only: after a restart members reopen their panel with the My hand button, or by any press in it."""

    def __init__(self, services: Services, outbox: Outbox) -> None:
        self._services = services
        self._outbox = outbox
        self._clock = services.clock
        self._open: dict[tuple[int, int], _Open] = {}
        """By table and member, the oldest token first."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False
        self.follow_ups = FollowUps()
        self._queue = asyncio.Semaphore(PANELS_AT_ONCE)
        self._making = asyncio.Lock()
        """Held for the 2 ms in which a panel is made: presses that came in meanwhile go on before the next one."""

    def keep(
        self, found: _Open, stored: StoredTable, message: PrivateMessage, panel: Panel, hint: Hint | None = None
    ) -> None:
        """Note that a message is now the hand panel; an older one is deleted if its token is still valid.

        What was asked for later is newer, whoever is answered first. `found` is what `answering` gave.
        """
        before, now = found.message, self._clock.now()
        is_older = before is not None and message.interaction.id < before.interaction.id
        if before is not None and (is_older or message.id in found.gone or found.table != stored.table.id):
            if message.id != before.id:
                self._remove(found, message)
            found.shown, found.waiting = None, True
            return
        if before is None or before.id != message.id:
            found.is_above = False
            if before is not None and now - found.since < TOKEN_LIFE_MS:
                self._remove(found, before)
        found.message, found.since, found.failures = message, now, 0
        found.hint = None if hint is None else (stored.table.version, hint)
        found.shown = None if found.crossed else panel_look(panel, stored.table.clock_ms)
        found.waiting = found.waiting or found.crossed
        if found.latest is None or found.latest.revision <= stored.revision:
            found.latest = stored
        self._drop(found)
        self._open[found.table, found.user] = found
        while now - (oldest := next(iter(self._open.values()))).since >= TOKEN_LIFE_MS and not oldest.answering:
            self._drop(oldest)

    def forget(self, user: int) -> None:
        """Stop refreshing the panels of a member."""
        for found in [found for found in self._open.values() if found.user == user]:
            self._drop(found)

    @contextmanager
    def answering(self, table: int, interaction: discord.Interaction[Any]) -> Generator[_Open]:
        """While a member's press is answered, the answer is the refresh; later states are shown after it."""
        key, asked = (table, interaction.user.id), interaction.id
        found = self._open.setdefault(key, _Open(*key, QueuePlace(self._queue), since=self._clock.now()))
        found.answering[asked] += 1
        found.crossed = found.crossed or len(found.answering) > 1
        try:
            yield found
        finally:
            found.answering -= Counter((asked,))
            found.crossed = found.crossed and bool(found.answering)
            if not found.answering and found.message is None:
                self._drop(found)
            elif found.waiting:
                self._wake(found)

    def note_unanswered(self, found: _Open, stored: StoredTable) -> None:
        """An answer did not reach a member: the panel from before it is to show this state, by the token it has."""
        found.shown = None
        self._want(found, stored)

    def is_open(self, table: int, user: int) -> bool:
        """Whether a member's panel can be refreshed, or is being answered now."""
        return self._find(table, user) is not None

    def refresh_for(self, stored: StoredTable) -> None:
        """Show a state in all panels of its table, that of the member to act first; and of members who left it."""
        first = stored.to_act
        for found in [found for found in self._open.values() if found.table == stored.table.id]:
            if stored.table.seat_of(found.user) is None:
                self._want(found, stored)
        for seat in sorted(range(len(stored.table.seats)), key=lambda seat: seat != first):
            sitter = stored.table.seats[seat]
            found = None if sitter is None or sitter.user is None else self._find(stored.table.id, sitter.user)
            if found is not None:
                self._want(found, stored)

    def follow(self, stored: StoredTable) -> None:
        """A new message of the table was posted: post its panels again below it, and delete the older ones."""
        for sitter in stored.table.seats:
            found = None if sitter is None or sitter.user is None else self._find(stored.table.id, sitter.user)
            if found is not None and found.message is not None:
                found.is_above = True
                self._want(found, stored)

    def continue_at(self, rematch: StoredTable) -> None:
        """The panels of a finished game become those of its rematch."""
        for sitter in rematch.table.seats:
            user, before = None if sitter is None else sitter.user, rematch.table.previous
            if user is None or before is None or (rematch.table.id, user) in self._open:
                continue
            found = self._find(before, user)
            if found is not None and found.message is not None:
                self._drop(found)
                found.table, found.latest = rematch.table.id, None
                self._open[rematch.table.id, user] = found
                self._want(found, rematch)

    async def close(self) -> None:
        """Stop refreshing, for good."""
        self._ended = True
        await cancel(*self._tasks)

    def _find(self, table: int, user: int) -> _Open | None:
        found = self._open.get((table, user))
        if found is not None and not found.answering and self._clock.now() - found.since >= TOKEN_LIFE_MS:
            self._drop(found)
            return None
        return found

    def _drop(self, found: _Open) -> None:
        if self._open.get((found.table, found.user)) is found:
            del self._open[found.table, found.user]

    def _want(self, found: _Open, stored: StoredTable) -> None:
        if found.latest is None or found.latest.revision <= stored.revision:
            found.latest = stored
        if _is_to_act(found):
            found.place.skip()
        self._wake(found)

    def _wake(self, found: _Open) -> None:
        found.waiting = True
        if found.task is None and not found.answering and not self._ended:
            found.task = self._run(self._refresh(found))

    def _run(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work, name="panel")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _refresh(self, found: _Open) -> None:
        try:
            while found.waiting and not found.answering and self._is_current(found):
                found.waiting = False
                with about(table=found.table):
                    wait = await self._show_in_turn(found)
                await asyncio.sleep(wait)
        finally:
            found.task = None
        if found.waiting and self._is_current(found):  # answered during the pause
            self._wake(found)

    def _is_current(self, found: _Open) -> bool:
        return self._open.get((found.table, found.user)) is found

    async def _show_in_turn(self, found: _Open) -> float:
        """Show the latest state, at once to the member to act; returns the seconds until the next request."""
        if not _is_to_act(found):
            await found.place.wait()
        try:
            return await self._show(found)
        finally:
            found.place.end()

    async def _show(self, found: _Open) -> float:
        """Show the latest state, if it differs from what is shown."""
        message, stored = found.message, found.latest
        if message is None or stored is None or self._find(found.table, found.user) is None:
            self._drop(found)
            return 0
        try:
            reader = reader_of(await self._services.members.get(found.user), message.interaction.locale.value)
            hint = found.hint[1] if found.hint is not None and found.hint[0] == stored.table.version else None
            async with self._making:
                await asyncio.sleep(0)
                panel = await seat_panel(self._services, stored, found.user, reader, hint)
                look = panel_look(panel, stored.table.clock_ms)
            if found.shown == look and not self._may_move(found, message):
                return 0

            async def post(view: ui.LayoutView, files: list[discord.File]) -> PrivateMessage | None:
                found.place.end()
                if found.answering:
                    return None
                found.shown = None
                if not self._may_move(found, message):
                    return await message.edit(view, files)
                self.follow_ups.note(message.channel)
                return await message.post_again(view, files)

            sent = await self._outbox.send(panel, message.channel, post, urgent=_is_to_act(found))
        except Exception as error:
            return self._note_failure(found, message, error)
        if sent is None:
            found.waiting = True  # the answer comes first, and may show the same
            return 0
        found.failures = 0
        if found.message is message:
            found.shown, found.crossed = look, bool(found.answering)
        else:  # answered meanwhile: Discord may have taken the two in either order
            found.shown, found.waiting = None, True
        if sent is not message:
            self._replace(found, message, sent)
        if stored.table.seat_of(found.user) is None and found.latest is stored:
            self._drop(found)  # its last look
        return REFRESH_EVERY

    def _may_move(self, found: _Open, message: PrivateMessage) -> bool:
        """Whether a panel is to be posted again, and may be; one that stays above moves with a later state."""
        return found.is_above and self.follow_ups.has_room(message.channel) and may_follow_up(message.interaction)

    def _replace(self, found: _Open, before: PrivateMessage, sent: PrivateMessage) -> None:
        """A panel was posted again: it replaces the one above, unless the member has opened another meanwhile."""
        now = found.message
        if now is None or now.id == before.id:
            self._remove(found, now or before)
            found.message, found.is_above = sent, False
        else:
            self._remove(found, sent)

    def _remove(self, found: _Open, message: PrivateMessage) -> None:
        """Delete a message once, unless its number is not known: it may be the one that is pressed."""
        if message.id not in found.gone and message.id != message.interaction.id:
            found.gone.add(message.id)
            self._run(_delete(message))

    def _note_failure(self, found: _Open, message: PrivateMessage, error: Exception) -> float:
        """Drop a panel that is gone; try again later if Discord or the network fails."""
        if found.message is not message:  # answered meanwhile
            found.shown, found.waiting = None, True
            return REFRESH_EVERY
        if refusal(error) is not None or is_unreadable(error):
            # the token has expired, the member has dismissed the message, or its number is not known
            log_failure(_log, "a hand panel is gone", error)
            self._drop(found)
            return 0
        found.failures += 1
        found.waiting = found.waiting or passes(error)
        log_failure(_log, "a hand panel could not be refreshed", error)
        return _RETRY.wait(found.failures)


def _is_to_act(found: _Open) -> bool:
    latest = found.latest
    return latest is not None and latest.to_act is not None and latest.to_act == latest.table.seat_of(found.user)


async def _delete(message: PrivateMessage) -> None:
    try:
        await message.delete()
    except Exception as error:
        log_failure(_log, "an older hand panel could not be deleted", error)
