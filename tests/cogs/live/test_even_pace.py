"""Even pace: what is said in the bidding is shown in whole steps since the turn began; the speaker sees it at once."""

import pytest
from simcord import MemberActor

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.play import Act, number_of
from bot.tables.commands.settings import SetEvenPace
from bot.tables.even_pace import STEP_MS
from bot.tables.game import StoredTable
from bot.texts import say
from engine import LayDown, Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    forge,
    lobby,
    look,
    member_to_act,
    offered,
    open_hand,
    pattern,
    presenter,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, text

STEP = STEP_MS / 1000
HOUR = 3_600_000
LOOKS = 0.2
"""Virtual seconds between two looks at the channel."""
MOMENT = 0.1


async def bidding(w: World, *, even: bool = True) -> StoredTable:
    """The first turn of the bidding, which began two steps and a moment ago: the channel is at rest."""
    now = await begun(w, rules=Rules(), clock_ms=HOUR)
    await as_bot(w, tables(w).do(1, SetEvenPace(who(w.members[0]), even=even)))
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    assert now.table.even_pace is even
    await w.later(2 * STEP - PAINTED + MOMENT)
    return now


async def passes(w: World, member: MemberActor) -> None:
    """A pass by the member's own panel, which is opened for it."""
    panel = await open_hand(w, member)
    await w.click(member, panel, str(offered(panel)[0].custom_id))


async def until_shown(w: World, before: str, most: float = 12) -> float:
    """Virtual seconds until the channel shows something else."""
    waited = 0.0
    while text(table_message(w)) == before:
        assert waited < most, "it was not shown"
        await w.later(LOOKS)
        waited += LOOKS
    return waited


@rest
@pytest.mark.parametrize("hesitation", [0.2, 1.4, 2.6])
async def test_a_pass_is_shown_after_the_same_time_whether_it_came_soon_or_late(w: World, hesitation: float) -> None:
    now = await bidding(w)
    before, speaker = text(table_message(w)), member_to_act(w, now)
    await w.later(hesitation)
    await passes(w, speaker)
    assert (await look(w)).table.version == now.table.version + 1, "it is kept at once"
    waited = MOMENT + hesitation + await until_shown(w, before)
    assert STEP <= waited + 0.01 <= STEP + 2 * LOOKS


async def test_without_it_a_pass_is_shown_at_once(w: World) -> None:
    now = await bidding(w, even=False)
    before = text(table_message(w))
    await passes(w, member_to_act(w, now))
    assert await until_shown(w, before) <= LOOKS


async def test_the_speaker_sees_it_at_once_and_the_others_when_it_is_their_time(w: World) -> None:
    now = await bidding(w)
    speaker = member_to_act(w, now)
    await passes(w, speaker)
    following = member_to_act(w, await look(w))
    assert not offered(w.panel(speaker))
    await w.later(0.5)
    assert not offered(await open_hand(w, speaker)), "their own word is not taken back by opening the hand again"
    panel = await open_hand(w, following)
    assert not offered(panel), "whoever looks often would else know how long the other took"
    await w.later(STEP)
    assert offered(panel)
    assert text(panel) != ""


@rest
async def test_calls_of_several_seats_are_shown_in_order_one_at_a_time(w: World) -> None:
    now = await bidding(w)
    order: list[str] = []
    for _ in range(3):
        now = await look(w)
        sitter = now.table.seats[now.to_act or 0]
        assert sitter is not None
        order.append(sitter.name)
        assert sitter.user is not None
        await as_bot(w, tables(w).do(1, Act(sitter.user, 0, now.table.version)))
    seen = [text(table_message(w))]
    for _ in range(round(4 * STEP / LOOKS)):
        await w.later(LOOKS)
        if text(table_message(w)) != seen[-1]:
            seen.append(text(table_message(w)))
    assert len(seen) == 4, order


@rest
async def test_a_fresh_message_shows_no_more_than_the_one_before(w: World) -> None:
    now = await bidding(w)
    await passes(w, member_to_act(w, now))
    shown = text(table_message(w))
    await w.members[4].slash(w.channel, "table show")
    await w.later(LOOKS)
    assert text(w.public()[-1]) == shown


@rest
async def test_switched_off_everything_is_shown_at_once(w: World) -> None:
    now = await bidding(w)
    before = text(table_message(w))
    await passes(w, member_to_act(w, now))
    assert text(table_message(w)) == before
    told = answer(await w.members[0].slash(w.channel, "table bid-delay", delay="own"))
    assert told == "At table 1 bids and passes now show right away."
    await w.later(LOOKS)
    assert text(table_message(w)) != before
    before = text(table_message(w))
    await passes(w, member_to_act(w, await look(w)))
    await w.later(LOOKS + 1.25)
    assert text(table_message(w)) != before


@rest
async def test_it_is_set_by_command_and_from_the_menu_of_the_table(w: World) -> None:
    await lobby(w, members=2)
    ann, ben, *_ = w.members
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ann, w.panel(ann), pattern(Verb.PACE, 1, 1))
    assert (await look(w)).table.even_pace
    assert "Bid delay: every bid shows on the same 3-second beat." in text(w.panel(ann))
    await w.later(PAINTED)
    assert "Bid delay" in text(table_message(w))
    await w.click(ann, w.panel(ann), pattern(Verb.PACE, 1, 0))
    assert not (await look(w)).table.even_pace
    told = answer(await ann.slash(w.channel, "table bid-delay", delay="even"))
    assert told == "At table 1 bids and passes now show after a fixed delay."
    assert (await look(w)).table.even_pace
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    assert "Bid delay off" not in text(w.panel(ben)), "only the host sets it"
    refusal = say("en", "table-not-host")
    assert answer(await ben.slash(w.channel, "table bid-delay", delay="own")) == refusal


@rest
async def test_at_the_end_of_a_run_nothing_waits(w: World) -> None:

    now = await bidding(w)
    before = text(table_message(w))
    await passes(w, member_to_act(w, now))

    async def stop() -> None:
        presenter(w).even_pace.close()

    await as_bot(w, stop())
    await w.later(LOOKS)
    assert text(table_message(w)) != before


@pytest.mark.parametrize("verb", [Verb.ACT, Verb.DEAL, Verb.AHEAD])
async def test_f2_a_stale_press_fails_the_same_before_and_after_an_unshown_bid(w: World, verb: Verb) -> None:
    now = await bidding(w)
    speaker = member_to_act(w, now)
    others = [member for member in w.members[:4] if member.id != speaker.id]

    async def tries() -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for member in others:
            for seen in (now.table.version, now.table.version + 1):
                panel = await open_hand(w, member)
                pressed = await forge(w, member, panel, f"bower:{verb}:1:{seen}:0")
                found.append((answer(pressed), text(w.panel(member))))
        return found

    before = await tries()
    await as_bot(w, tables(w).do(1, Act(speaker.id, 0, now.table.version)))
    assert (await look(w)).table.version == now.table.version + 1
    assert await tries() == before
    assert (await look(w)).table.version == now.table.version + 1, "nobody acts on what is not shown"


@rest
async def test_f2_no_other_press_tells_of_an_unshown_bid(w: World) -> None:
    await begun(w, rules=Rules(), clock_ms=HOUR)
    await as_bot(w, tables(w).do(1, SetEvenPace(who(w.members[0]), even=True)))
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND and now.hand_number > 1)
    await w.later(2 * STEP - PAINTED + MOMENT)
    speaker = member_to_act(w, now)
    others = [member for member in w.members if member.id != speaker.id]
    claim = number_of(LayDown(0))

    async def tries() -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for member in others:
            for verb in (Verb.LAST_TRICK, Verb.MORE, Verb.OUT_OF_TURN, Verb.OUT_OF_TURN_SURE):
                for seen in (now.table.version, now.table.version + 1):
                    pressed = await forge(w, member, table_message(w), f"bower:{verb}:1:{seen}:{claim}")
                    labels = [button.label or "" for button in buttons(w.panel(member))] if verb is Verb.MORE else []
                    found.append((answer(pressed), *labels))
        return found

    before = await tries()
    await as_bot(w, tables(w).do(1, Act(speaker.id, 1, now.table.version)))
    assert (await look(w)).public.view != now.public.view, "somebody has made trump"
    assert await tries() == before


async def test_whose_turn_it_is_in_a_reminder_waits_as_the_bid_does(w: World) -> None:
    """At 35e905d0 the message of a contest that names who is awaited knew of a bid before the table showed it."""
    now = await bidding(w)
    speaker = member_to_act(w, now)
    await as_bot(w, tables(w).do(1, Act(speaker.id, 0, now.table.version)))
    assert (await look(w)).to_act != now.to_act, "it is somebody else's turn"
    seen = await as_bot(w, presenter(w).look_public(1))
    assert seen.to_act == now.to_act
    await w.later(3 * STEP)
    seen = await as_bot(w, presenter(w).look_public(1))
    assert seen.to_act != now.to_act
