"""What members look at of a contest: `/league show`, and the buttons of its messages."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from bot.contests.errors import ContestCode
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.board import board_panel
from bot.panels.contests.fixtures import fixtures_panel, log_panel
from bot.panels.contests.rules import contest_rules_panel
from bot.panels.contests.show import bracket_panel, standings_panel
from bot.panels.contests.voice import ContestView, read_place
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.long_logs import in_thread_if_long
from cogs.contests.drafts import show_draft
from cogs.contests.own_hand import show_me
from cogs.contests.reading import find_contest, look_contest, organises
from cogs.discord_errors import ChannelState
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press

Shower: TypeAlias = Callable[[Reply, StoredContest, int], Awaitable[None]]


async def show(reply: Reply, number: int | None, view: ContestView | None) -> None:
    """A view of a contest, by default what its notice board shows; of a draft the draft."""
    stored = await find_contest(reply, number)
    if stored.stage is Stage.DRAFT:
        await show_draft(reply, stored)
    elif view is None or not view.is_there(stored):
        await reply.panel(await in_thread_if_long(stored.size, board_panel, stored))
    else:
        await SHOWERS[view](reply, stored, 0)
    await say_closed(reply, stored)


async def say_closed(reply: Reply, stored: StoredContest) -> None:
    """Tell an organiser that the channel of a contest takes no messages."""
    why = reply.ui.presenter.messages.why_closed(stored.channel)
    if why is not None and await organises(reply.interaction):
        await reply.tell(ContestCode.CHANNEL_GONE if why is ChannelState.GONE else ContestCode.MAY_NOT_POST)


async def _rules(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(contest_rules_panel(stored, reply.reader, page))


async def _standings(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(await in_thread_if_long(stored.size, standings_panel, stored, reply.reader, page, reply.user))


async def _bracket(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(await in_thread_if_long(stored.size, bracket_panel, stored, reply.reader, page, reply.user))


async def _me(reply: Reply, stored: StoredContest, _: int) -> None:
    await show_me(reply, stored)


async def _fixtures(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(await in_thread_if_long(stored.size, fixtures_panel, stored, reply.reader, page))


async def _log(reply: Reply, stored: StoredContest, page: int) -> None:
    events = await reply.services.contests.events(stored.id)
    await reply.panel(await in_thread_if_long(len(events), log_panel, stored, events, reply.reader, page))


SHOWERS: Final[Mapping[ContestView, Shower]] = {
    ContestView.STANDINGS: _standings,
    ContestView.BRACKET: _bracket,
    ContestView.RULES: _rules,
    ContestView.ME: _me,
    ContestView.FIXTURES: _fixtures,
    ContestView.LOG: _log,
}
"""What shows each view; the last argument is the page, from 0."""


@on_press(Verb.CONTEST)
async def press_view(reply: Reply, press: Press, _: Values) -> None:
    """A view, in a private message."""
    await _show_page(reply, press)


@on_press(Verb.CONTEST_PAGE, edits=True)
async def press_page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of a view."""
    await _show_page(reply, press)


async def _show_page(reply: Reply, press: Press) -> None:
    view, page = read_place(press.index)
    stored = await look_contest(reply, press.subject)
    shower = SHOWERS.get(view)
    if shower is None or not view.is_there(stored):
        await reply.tell(ContestCode.STALE)
    else:
        await shower(reply, stored, page)
