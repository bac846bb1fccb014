"""Reviews of finished games: a judgement of each decision, by game and by hand. Their cards are public."""

from collections.abc import Callable

from bot.coach.review import Progress
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.review.hand import hand_panel
from bot.panels.review.panel import progress_panel, shared_panel, summary_panel
from bot.tables.errors import Code
from bot.tables.model import TableView
from cogs.game.replay import show_line
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.sharing import check_may_share
from engine import Refused
from engine.players.review import Review


async def review_game(reply: Reply, number: int, *, at: int = 0, everyone: bool = False) -> None:
    """Show the review of a whole game, with one of the verdicts on the member, or on everyone."""

    def panel_of(review: Review, shown: TableView) -> Panel:
        seat = shown.table.seat_of(reply.user)
        return summary_panel(review, shown, reply.reader, seat=seat, everyone=everyone, at=at)

    await _show(reply, number, panel_of)


async def review_hand(reply: Reply, number: int, hand: int, page: int = 0) -> None:
    """Show the review of one hand, counted from 1.

    Raises:
        Refused: UNKNOWN, NO_SUCH_HAND.
    """
    await _load_game(reply, number)
    hands = await reply.services.reviews.hands(number)
    if not 1 <= hand <= hands:
        raise Refused(Code.NO_SUCH_HAND, hands=hands)

    def panel_of(review: Review, shown: TableView) -> Panel:
        seat = shown.table.seat_of(reply.user)
        return hand_panel(review, hand, page, shown.table, reply.reader, seat=seat)

    await _show(reply, number, panel_of)


async def _show(reply: Reply, number: int, made: Callable[[Review, TableView], Panel]) -> None:
    """Show a panel of a review; its progress until it is done."""
    shown, reviews = await _load_game(reply, number), reply.services.reviews
    if not await reviews.hands(number):
        await reply.note("review-nothing")
        return

    telling, looking = False, True

    async def tell(progress: Progress) -> None:
        nonlocal telling, looking
        panel = progress_panel(number, progress, reply.reader)
        if not telling:
            await reply.panel(panel)
        elif not await reply.update(panel):
            looking = False  # the member has dismissed the message: show no other one
            reviews.stop(number, reply.user)
        telling = True

    review = await reviews.of(number, reply.user, tell)
    if not looking:
        return
    if review is None:
        await reply.note("review-stopped")
    else:
        await reply.panel(made(review, shown))


async def _load_game(reply: Reply, number: int) -> TableView:
    """The public view of a game of this server; `Reviews` checks that it is over.

    Raises:
        Refused: UNKNOWN.
    """
    return (await reply.look(number)).public


@on_press(Verb.REVIEW)
async def review(reply: Reply, press: Press, _: Values) -> None:
    """The review of the game that has just ended."""
    await review_game(reply, press.subject)


@on_press(Verb.REVIEW_GAME, edits=True)
async def whole(reply: Reply, press: Press, _: Values) -> None:
    """The whole game, at one of its verdicts."""
    await review_game(reply, press.subject, at=press.seen, everyone=press.index == 1)


@on_press(Verb.REVIEW_HAND, edits=True)
async def hand(reply: Reply, press: Press, _: Values) -> None:
    """Another hand, or more of its decisions."""
    await review_hand(reply, press.subject, press.seen, press.index)


@on_press(Verb.REVIEW_SHOW)
async def show_in_replay(reply: Reply, press: Press, values: Values) -> None:
    """The replay in a message of its own, at a decision, as the seat that took it saw it."""
    line = (chosen_number(values) or 0) if values else press.index
    await show_line(reply, press.subject, press.seen, line)


@on_press(Verb.REVIEW_PICK, edits=True)
async def pick(reply: Reply, press: Press, values: Values) -> None:
    """A hand chosen in the menu."""
    await review_hand(reply, press.subject, chosen_number(values) or 0)


@on_press(Verb.REVIEW_STOP, edits=True)
async def stop(reply: Reply, press: Press, _: Values) -> None:
    """Stop waiting. The waiting task updates the panel; without one, as after a restart, this does."""
    if reply.services.reviews.stop(press.subject, reply.user):
        await reply.silent()
    else:
        await reply.note("review-stopped")


@on_press(Verb.REVIEW_SHARE, edits=True)
async def share(reply: Reply, press: Press, _: Values) -> None:
    """Share the review of the whole game with the channel."""
    check_may_share(reply)
    shown = await _load_game(reply, press.subject)

    async def silence(_: Progress) -> None:
        """Show no progress; except after a restart the review is in the cache."""

    found = await reply.services.reviews.of(press.subject, reply.user, silence)
    if found is not None:
        await reply.post(shared_panel(found, shown, reply.member.name))
