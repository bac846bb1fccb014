"""The clock of a turn, set by command and menu and run out, and pauses as members see them."""

from simcord import MemberActor

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.status_lines import moment
from bot.tables.commands.seats import Substitute
from bot.tables.model import CLOCK_MAX_MS, CLOCK_MIN_MS
from bot.texts import say
from engine import Rules
from tests.bot.scripted_tables import CLOCK_MS
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    calls,
    forge,
    lobby,
    look,
    member_to_act,
    offered,
    on_turn,
    open_hand,
    pattern,
    press_turn,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, selects, text

HOUR, DAY = 3_600_000, 86_400_000
LONG = Rules(target=10)
MOMENT = 1_000
"""Milliseconds in which a command is answered, on a machine with much to do."""


async def turn(w: World, clock_ms: int):
    """A game in which it is a member's turn, painted; some of the clock has run."""
    await begun(w, rules=LONG, clock_ms=clock_ms, casual=True)
    return await until(w, lambda now: now.to_act is not None)


async def test_in_the_lobby_by_command(w: World) -> None:
    await lobby(w)
    ann = w.members[0]
    told = answer(await ann.slash(w.channel, "table timer", time=3 * DAY))
    assert told == "The turn timer of table 1 is now 3 days."
    now = await look(w)
    assert now.table.clock_ms == 3 * DAY
    await w.later(PAINTED)
    assert "Host: Ann · 3 days per turn" in text(table_message(w))
    told = answer(await ann.slash(w.channel, "table timer", time=3 * DAY, table=1))
    assert told == "The turn timer of table 1 is 3 days already. Nothing has changed."


@rest
async def test_every_length_offered_can_be_chosen_and_all_there_may_be_are_between_the_first_and_the_last(
    w: World,
) -> None:
    (group,) = [c for c in _synced(w) if c["name"] == "table"]
    offers = [
        [choice["value"] for each in command["options"] if each["name"] == option for choice in each["choices"]]
        for command in group["options"]
        for name, option in (("open", "timer"), ("timer", "time"))
        if command["name"] == name
    ]
    assert offers[0] == offers[1] == sorted(offers[0])
    assert (offers[0][0], offers[0][-1]) == (CLOCK_MIN_MS, CLOCK_MAX_MS)
    await lobby(w)
    for clock_ms in offers[0]:
        result = await w.members[0].slash(w.channel, "table timer", time=clock_ms)
        assert answer(result).startswith("The turn timer of table 1 ")
        assert (await look(w)).table.clock_ms == clock_ms


@rest
async def test_a_turn_that_is_running_has_all_of_the_new_time(w: World, make: Maker) -> None:
    now = await turn(w, CLOCK_MS)
    ann, speaker = w.members[0], member_to_act(w, now)
    panel = await open_hand(w, speaker)
    await w.later(20)
    at = make.clock.now()
    told = answer(await ann.slash(w.channel, "table timer", time=30_000))
    assert told == "The turn timer of table 1 is now 30 seconds."
    after = await look(w)
    assert after.table.version == now.table.version
    assert 0 <= after.deadline - (at + 30_000) < MOMENT, "neither the rest of the old time, nor less than the new"
    await w.later(PAINTED)
    assert moment(after.deadline) in text(table_message(w))
    assert moment(after.deadline) in text(panel)
    assert offered(panel), "it can be played with"
    await w.later(30 - PAINTED - 1)
    assert (await look(w)).table.version == now.table.version
    await w.later(6)
    assert (await look(w)).table.version > now.table.version, "the new clock has run out, and a computer decided"


@rest
async def test_a_call_says_the_new_clock(w: World) -> None:
    now = await turn(w, DAY)
    speaker = member_to_act(w, now)
    await w.later(75)
    (call,) = calls(w)
    assert moment(now.deadline) in call
    await w.members[0].slash(w.channel, "table timer", time=60_000)
    await w.later(5)
    (call,) = calls(w)
    assert call.startswith(f"<@{speaker.id}> ")
    assert moment((await look(w)).deadline) in call


@rest
async def test_from_the_menu_of_the_table(w: World, make: Maker) -> None:
    now = await turn(w, CLOCK_MS)
    ann, ben, *_ = w.members
    menu = Press(Verb.CLOCK, 1).menu()
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    panel = w.panel(ann)
    assert "2 minutes per turn" not in text(panel)
    at = make.clock.now()
    await ann.select(panel, ["120000"], custom_id=menu)
    assert "2 minutes per turn" in text(panel)
    after = await look(w)
    assert (after.table.clock_ms, after.table.version) == (120_000, now.table.version)
    assert 0 <= after.deadline - (at + 120_000) < MOMENT
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    assert menu not in [each.custom_id for each in selects(w.panel(ben))], "only the host sets it"


def _synced(w: World) -> list[dict]:
    (request,) = [r for r in w.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    return request.json


async def turn_of(w: World, seat: int) -> None:
    """Everyone presses until it is this seat's turn."""
    for _ in range(80):
        now = await look(w)
        if now.to_act == seat:
            return
        if now.to_act is None:
            await w.later(6)
        else:
            await press_turn(w)
            await w.later(0.1)
    raise AssertionError("the seat's turn did not come")


@rest
async def test_once_then_twice_then_back(w: World) -> None:
    await begun(w, rules=LONG, clock_ms=CLOCK_MS)
    await w.later(4)
    seat = (await look(w)).to_act
    member = member_to_act(w, await look(w))
    version = (await look(w)).table.version
    await w.later(CLOCK_MS / 1000 + 3)
    now = await look(w)
    assert now.table.version == version + 1, "the computer made this one decision"
    assert (now.table.seats[seat].missed, now.table.seats[seat].away) == (1, False)
    await turn_of(w, seat)
    version = (await look(w)).table.version
    await w.later(CLOCK_MS / 1000 + 3)
    now = await look(w)
    assert now.table.version > version
    assert now.table.seats[seat].away
    panel = await open_hand(w, member)
    assert say("en", "hand-away") in text(panel)
    assert not offered(panel)
    await w.later(PAINTED)
    await w.click(member, panel, pattern(Verb.BACK, 1))
    assert not (await look(w)).table.seats[seat].away
    await turn_of(w, seat)
    await press_turn(w)


async def go_away(w: World, *seats: int) -> None:
    for seat in seats:
        await as_bot(w, tables(w).do(1, Substitute(who(w.members[seat]), seat)))
    await w.later(PAINTED)


async def ask_pause(w: World, member: MemberActor) -> None:
    await w.click(member, table_message(w), pattern(Verb.MORE, 1))
    await w.click(member, w.panel(member), pattern(Verb.PAUSE, 1, 1))


@rest
async def test_two_members_pause_and_go_on(w: World) -> None:
    ann, ben, *_ = w.members
    await begun(w, members=2)
    await until(w, lambda now: now.to_act == 0)
    panel = await open_hand(w, ann)
    await ask_pause(w, ben)
    await ask_pause(w, ann)
    assert text(w.panel(ann)).startswith("The game is paused. Press *I’m back* to play on.")
    assert offered(w.panel(ann), Verb.BACK)
    await w.later(PAINTED)
    assert "**Paused.** Press *I’m back* to play on." in text(table_message(w))
    before = await look(w)
    await w.later(300)
    assert await look(w) == before
    assert "**Paused.**" in text(panel)
    assert not [button for button in offered(panel) if not button.disabled]
    await w.click(ann, table_message(w), pattern(Verb.BACK, 1))
    assert [button for button in offered(w.panel(ann)) if not button.disabled]
    await w.later(PAINTED)
    assert "Paused" not in text(table_message(w))


@rest
async def test_a_spectator_takes_a_seat_of_a_game_that_everyone_has_left_alone(w: World) -> None:
    eve = w.members[4]
    await begun(w, members=2)
    await until(w, lambda now: now.to_act == 0)
    await go_away(w, 0, 1)
    shown = table_message(w)
    assert "**Paused: everyone is away.**" in text(shown)
    await w.click(eve, shown, pattern(Verb.JOIN, 1))
    now = await look(w)
    assert now.table.seat_of(eve.id) is not None
    assert now.table.pause is None
    assert "Your hand:" in text(w.panel(eve))
    await w.later(PAINTED)
    assert "A computer plays for Ann & Ben." in text(table_message(w))


@rest
async def test_a_press_on_a_panel_from_before_the_pause_shows_it(w: World) -> None:
    _, member, panel = await on_turn(w, casual=True)
    card = offered(panel)[0].custom_id
    await go_away(w, 0, 1, 2, 3)
    await forge(w, member, panel, card)
    assert "**Paused: everyone is away.**" in text(w.panel(member))
