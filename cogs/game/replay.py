"""Replays of finished games: a position, its buttons, and sharing it."""

from bot.history.replay_steps import Position
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.spots import Spot, read_spot
from bot.panels.replay.panel import replay_panel, shared_hand, shared_position
from bot.tables.errors import Code
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.sharing import check_may_share
from engine import Refused


async def show_position(reply: Reply, number: int, spot: Spot, *, exactly: bool = False) -> None:
    """Show a step of a game of this server. An unknown hand is refused if `exactly`, else the nearest one is shown."""
    await reply.look(number)
    hands = len(await reply.services.replays.hands(number))
    if exactly and hands and spot.hand >= hands:
        raise Refused(Code.NO_SUCH_HAND, hands=hands)
    position = await _at(reply, number, spot)
    if position is None:
        await reply.note("replay-nothing")
    else:
        await reply.panel(replay_panel(position, reply.reader))


async def show_line(reply: Reply, number: int, hand: int, line: int) -> None:
    """Show what a seat did so many lines after the deal of a hand, as that seat saw it; the nearest line there is."""
    await reply.look(number)
    hands = await reply.services.replays.hands(number)
    step = hands[min(hand, len(hands) - 1)].chapter.deal + line if hands else 0
    position = await _at(reply, number, Spot(hand, step))
    seat = None if position is None or position.deed is None else position.deed.seat
    await show_position(reply, number, Spot(hand, step, seat))


async def _at(reply: Reply, number: int, spot: Spot) -> Position | None:
    return await reply.services.replays.position(number, spot.hand, spot.step, spot.seat)


@on_press(Verb.REPLAY)
async def replay(reply: Reply, press: Press, _: Values) -> None:
    """The replay of a message's game, or of a shared position."""
    await show_position(reply, press.subject, read_spot(press))


@on_press(Verb.REPLAY_STEP, edits=True)
async def step(reply: Reply, press: Press, _: Values) -> None:
    """Another step, or another hand."""
    await show_position(reply, press.subject, read_spot(press))


@on_press(Verb.REPLAY_HAND, edits=True)
async def pick_hand(reply: Reply, press: Press, values: Values) -> None:
    """A hand chosen in the menu."""
    await show_position(
        reply, press.subject, Spot(max(0, (chosen_number(values) or 0) - 1), None, read_spot(press).seat)
    )


@on_press(Verb.REPLAY_SEAT, edits=True)
async def pick_seat(reply: Reply, press: Press, values: Values) -> None:
    """The same step as another seat saw it, or with all hands shown."""
    spot, seat = read_spot(press), chosen_number(values) or 0
    await show_position(reply, press.subject, Spot(spot.hand, spot.step, seat - 1 if seat else None))


@on_press(Verb.REPLAY_SHARE, edits=True)
async def share(reply: Reply, press: Press, _: Values) -> None:
    """Show the position to the channel, if the member might write there too."""
    check_may_share(reply)
    position = await _at(reply, press.subject, read_spot(press))
    if position is None:
        await reply.tell("replay-nothing")
    else:
        await reply.post(shared_position(position, reply.member.name))


@on_press(Verb.REPLAY_SHARE_HAND, edits=True)
async def share_hand(reply: Reply, press: Press, _: Values) -> None:
    """Show the whole hand to the channel."""
    check_may_share(reply)
    spot = read_spot(press)
    positions = await reply.services.replays.hand(press.subject, spot.hand, spot.seat)
    if not positions:
        await reply.tell("replay-nothing")
    else:
        await reply.post(shared_hand(positions, reply.member.name))
