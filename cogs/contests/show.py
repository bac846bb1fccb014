"""What members look at of a contest: `/league show`, the buttons of its messages, their own game, disputes."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from bot import metrics
from bot.contests.commands import find_match
from bot.contests.errors import ContestCode
from bot.contests.members import DisputeMatch
from bot.contests.model import Stage, StoredContest, find_own_table
from bot.panels.contests.board import board_panel
from bot.panels.contests.log import log_panel
from bot.panels.contests.me import dispute_form, me_panel
from bot.panels.contests.rules import contest_rules_panel
from bot.panels.contests.show import bracket_panel, fixtures_panel, season_panel, standings_panel
from bot.panels.contests.voice import ContestView, ContestVoice, read_place
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.model import TableView
from bot.tables.rows import in_thread_if_long
from cogs.contests.drafts import show_draft
from cogs.contests.reading import find_contest, look_contest, role_is_gone, self_of
from cogs.hand import open_own_hand
from cogs.interactions.checks import check_not_often
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused

Shower: TypeAlias = Callable[[Reply, StoredContest, int], Awaitable[None]]


async def show(reply: Reply, number: int | None, view: ContestView | None) -> None:
    """A view of a contest, by default what its notice board shows; of a draft the draft."""
    stored = await find_contest(reply, number)
    if stored.stage is Stage.DRAFT:
        await show_draft(reply, stored)
    elif view is None or not view.is_there(stored):
        role_gone = await role_is_gone(reply.interaction.guild, stored.plan.role)
        board = partial(board_panel, stored, role_gone=role_gone)
        await reply.panel(await in_thread_if_long(stored.size, board))
    else:
        await SHOWERS[view](reply, stored, 0)


async def _rules(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(contest_rules_panel(stored, reply.reader, page))


async def _standings(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(await in_thread_if_long(stored.size, standings_panel, stored, reply.reader, page, reply.user))


async def _bracket(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(await in_thread_if_long(stored.size, bracket_panel, stored, reply.reader, page, reply.user))


async def _season(reply: Reply, stored: StoredContest, page: int) -> None:
    await reply.panel(season_panel(stored, reply.reader, page, reply.user))


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
    ContestView.SEASON: _season,
}
"""What shows each view; the last argument is the page, from 0."""


@on_press(Verb.CONTEST)
@on_press(Verb.CONTEST_PAGE, edits=True)
async def show_page(reply: Reply, press: Press, _: Values) -> None:
    """A page of a view, in a private message or in place of the one pressed."""
    view, page = read_place(press.index)
    stored = await look_contest(reply, press.subject)
    shower = SHOWERS.get(view)
    if shower is None or not view.is_there(stored):
        await reply.tell(ContestCode.STALE)
    else:
        metrics.PAGES.labels(f"contest {view}").inc()
        await shower(reply, stored, page)


async def show_me(reply: Reply, stored: StoredContest) -> None:
    """What a contest is for the member, with the way to their cards while they have a game."""
    game = await _own_game(reply, stored)
    await reply.panel(await in_thread_if_long(stored.size, me_panel, stored, reply.reader, reply.user, game))


async def _own_game(reply: Reply, stored: StoredContest) -> TableView | None:
    own = find_own_table(stored, reply.user)
    if own is None:
        return None
    try:
        shown = await reply.look(own.table.table)
    except Refused:  # its log cannot be read
        return None
    seat = shown.table.seat_of(reply.user)
    return None if seat is None or not shown.table.running else shown.view_for(seat)


@on_press(Verb.CONTEST_HAND)
async def press_own_hand(reply: Reply, press: Press, _: Values) -> None:
    """The hand panel of the member; where they have no game now, how the contest stands for them."""
    stored = await look_contest(reply, press.subject)
    if not await open_own_hand(reply, stored.id):
        await show_me(reply, stored)


@on_press(Verb.CONTEST_DISPUTE, edits=True)
async def press_dispute(reply: Reply, press: Press, values: Values) -> None:
    """Ask what the organisers are to look at, then call them; what was typed is posted nowhere."""
    if not values:
        stored, place = await look_contest(reply, press.subject), (press.seen, press.index)
        find_match(stored, place)
        await reply.form(dispute_form(ContestVoice(stored, reply.language), place))
        return
    check_not_often(reply)
    role = (await reply.services.servers.get(reply.guild)).organiser_role
    command = DisputeMatch(self_of(reply), press.seen, press.index, values[0], role)
    await show_me(reply, await reply.services.contests.do(press.subject, command))
