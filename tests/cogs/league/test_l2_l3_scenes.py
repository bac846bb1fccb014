"""No way out of a rated game, and nothing that counts without a press: by commands and buttons (findings L2, L3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from simcord import ResponseMessage

from bot.panels.core.custom_ids import Verb
from bot.tables.contest_tables import ContestTable
from tests.bot.people import SHORT
from tests.bot.scripted_tables import contest_table, only_tables
from tests.cogs.league.scenes import POSTED, by, organiser, pick, publish, rule
from tests.cogs.league.test_playing import begun
from tests.cogs.scenes import Maker, as_bot, bower, calls, look, tables, who
from tests.world import selects, text

if TYPE_CHECKING:
    from tests.world import World


def in_room(w: World, channel: int) -> list[ResponseMessage]:
    return [ResponseMessage(w.env, message) for message in w.env.backend.messages[channel].values()]


async def test_l2_a_forfeit_ends_no_rated_game(w: World, make: Maker) -> None:
    """All four have looked at their hands; their side is ruled against, and they play on for the ratings."""
    mia = await begun(w, make)
    await w.later(20)
    for member in w.members[:4]:
        await member.slash(w.channel, "hand", table=1)
    now = await look(w)
    assert now.table.version > 0
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "forfeit")
    await pick(w, mia, "1:0:0")
    assert "Done" in await rule(w, mia, "They shouted")
    await w.later(POSTED)
    room = (await look(w)).table.channel
    call = next(each for each in in_room(w, room) if "the contest has decided your match" in text(each))
    assert all(f"<@{member.id}>" in text(call) for member in w.members[:4])
    assert any("counts for the ratings only" in text(each) for each in in_room(w, room))
    now = await look(w)
    assert (now.table.running, now.table.rated) == (True, True)
    stored = await as_bot(w, bower(w).services.contests.look(1))
    assert stored.outcome((1, 0)) is not None
    assert [each.table.id for each in await as_bot(w, tables(w).running())] == [1]


@pytest.mark.parametrize("put_in", [True, False])
async def test_l3_a_turn_calls_nobody_who_was_put_in(w: World, *, put_in: bool) -> None:
    new = contest_table(*(who(member) for member in w.members[:4]), rules=SHORT)
    seats = tuple(replace(sitter, put_in=put_in) for sitter in new.table.seats)
    here = ContestTable(replace(new.table, guild=w.guild.id, channel=w.channel.id, seats=seats))
    (now,) = await as_bot(w, tables(w).open_for_contest([here], only_tables))
    await w.later(50)
    now = await look(w, now.table.id)
    assert now.to_act is not None
    assert len(calls(w)) == (0 if put_in else 1)


async def test_l3_who_is_put_in_is_called_once_and_agrees_by_a_press(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    await publish(w, mia, "hustle", start="2027-01-20 08:00", entrants="4-8")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "add")
    await mia.select(w.panel(mia), [ann], custom_id=selects(w.panel(mia))[-1]["custom_id"])
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await w.later(POSTED)
    call = w.public()[-1]
    assert "Mia has put you in. Nothing counts for you before you agree" in text(call)
    assert f"<@{ann.id}>" in text(call)
    await ann.slash(w.channel, "league show", view="me")
    assert "An organizer has put you in" in text(w.panel(ann))
    await w.click(ann, call, by(Verb.CONTEST_JOIN))
    assert "You’re in" in text(w.panel(ann))
    await ann.slash(w.channel, "league show", view="me")
    assert "An organizer has put you in" not in text(w.panel(ann))
    await w.click(ben, call, by(Verb.CONTEST_JOIN))  # anybody may press it, and signs up alone
    stored = await as_bot(w, bower(w).services.contests.look(1))
    assert [person.agreed_at is not None for person in stored.people.values()] == [True, True]
