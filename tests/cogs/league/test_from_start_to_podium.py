"""Small contests from sign-up to podium, and what their channel reads on the way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from discord import Permissions

from bot.contests.fields import DraftField
from bot.contests.members import CheckIn, DisputeMatch, InvitePartner, Join, OwnStanding
from bot.contests.model import Stage
from bot.contests.organizers import Announce
from bot.contests.rulings import AnswerDispute
from bot.panels.core.custom_ids import Verb
from bot.tables.commands.seats import ComeBack
from bot.tables.model import Member
from bot.texts import say
from tests.bot.scripted_tables import until_over
from tests.cogs.league.scenes import POSTED, SOON, board, by, choose, fill_in, organiser, pick, press_leave, publish
from tests.cogs.league.whole.hall import BREAK, draw_again, open_match, said
from tests.cogs.scenes import as_bot, bower, pattern, tables, who
from tests.contests.promises import promise
from tests.world import World, buttons, selects, text

if TYPE_CHECKING:
    from simcord import MemberActor

    from tests.cogs.scenes import Maker

CONTEST, SOON_MINUTES, MINUTE_MS = 1, 3, 60_000
SLOW_ROUND = 3600.0
"""Virtual seconds in which the time of a round of the cup is up."""


async def sign_up(w: World) -> None:
    """Four members sign up, check in and are drawn."""
    for verb in (Verb.CONTEST_JOIN, Verb.CONTEST_CHECK_IN):
        for member in w.members[:4]:
            await w.click(member, board(w), by(verb))
    await w.later(SOON_MINUTES * 60)


async def play_tables(w: World) -> None:
    """Every table played to its end: its members come back, and play themselves."""
    (contest,) = await bower(w).services.contests.of_guild(w.guild.id)
    for table in contest.tables.values():
        if table.running:
            now = await tables(w).load(table.table)
            for sitter in filter(None, now.table.seats):
                if sitter.user is not None and sitter.away_at is not None:
                    now = await tables(w).do(table.table, ComeBack(Member(sitter.user, sitter.name)))
            await until_over(tables(w), now)


@promise("organizers-redraw", "members-leave-hustle")
async def test_a_hustle_of_four(w: World) -> None:
    mia, (ann, ben, *_, eve) = await organiser(w), w.members
    await mia.slash(w.channel, "league create")
    await w.click(mia, w.panel(mia), pattern(Verb.CONTEST_TEMPLATE, index=0))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_DISCARD))
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, DraftField.ROUNDS, "2")
    await choose(w, mia, DraftField.HANDS, "4")
    await fill_in(w, mia, start=SOON, entrants="4-8")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await w.click(eve, board(w), by(Verb.CONTEST_JOIN))
    await press_leave(w, eve, board(w))
    await sign_up(w)
    assert said(w, "round 1: the tables are open")
    await w.click(ben, board(w), next(str(each.custom_id) for each in buttons(board(w)) if each.label == "Log"))
    assert "Dan checked in." in text(w.panel(ben))
    await draw_again(w, mia)
    await open_match(w, ann)
    await as_bot(w, play_tables(w))
    await press_leave(w, ann, board(w))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE))
    await w.later(BREAK)
    assert said(w, "round 1 is over. In the lead with ")


@promise("members-leave-seat", "clock-whistle", "options-beside")
async def test_a_cup_of_four_pairs(w: World) -> None:
    mia, contests = await organiser(w), bower(w).services.contests
    await publish(w, mia, "cup", start=SOON, entrants="4-8")
    people = [*map(who, w.members[:4]), *(Member(number, f"M{number}") for number in range(1, 5))]

    async def come() -> None:
        for one, two in zip(people[::2], people[1::2], strict=True):
            await contests.do(CONTEST, InvitePartner(one, OwnStanding(), two))
            await contests.do(CONTEST, InvitePartner(two, OwnStanding(), one))
            await contests.do(CONTEST, CheckIn(one))

    await as_bot(w, come())
    await w.later(SOON_MINUTES * 60)
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "forfeit")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_MANAGE))
    ann, eve = w.members[0], w.members[4]
    await press_leave(w, ann, board(w))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE))
    await w.click(eve, board(w), by(Verb.CONTEST_OFFER))
    await w.later(POSTED)
    assert said(w, f"Eve has the seat of {ann.name} from the next match on")
    place = (1, 0)
    for command in (
        DisputeMatch(people[1], *place, "Who deals?"),
        AnswerDispute(replace(who(mia), moderator=True), *place, "North"),
        Announce(replace(who(mia), moderator=True), "Tea at five"),
    ):
        await as_bot(w, contests.do(CONTEST, command))
    await w.leap(SLOW_ROUND)
    await w.later(POSTED)
    for words in ("the organizers’ answer. “North”", "Tea at five"):
        assert said(w, words)
    await as_bot(w, play_tables(w))
    await w.later(BREAK)
    await as_bot(w, play_tables(w))
    await w.later(BREAK)
    await w.later(BREAK)
    assert said(w, "is over. First:")
    await same_again(w, mia)


async def same_again(w: World, mia: MemberActor) -> None:
    """One press on the final post drafts the same a week later, a second one publishes it; only organisers may."""
    final = next(each for each in w.public() if "is over. First:" in text(each))
    await w.click(w.members[0], final, by(Verb.CONTEST_AGAIN))
    assert text(w.panel(w.members[0])) == say("en", "contest-not-organiser")
    await w.click(mia, final, by(Verb.CONTEST_AGAIN))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    before, after = [await as_bot(w, bower(w).services.contests.load(number)) for number in (CONTEST, CONTEST + 1)]
    assert after.plan.starts_at - before.plan.starts_at == 7 * 24 * 3_600_000
    assert replace(after.plan, starts_at=0, meant="") == replace(before.plan, starts_at=0, meant="")
    assert (after.name, after.channel, after.stage) == (before.name, before.channel, Stage.OPEN)


async def test_more_of_them_than_one_menu_takes(w: World) -> None:
    mia, contests = await organiser(w), bower(w).services.contests
    await publish(w, mia, entrants="4-32")

    async def sign_up_all() -> None:
        for number in range(1, 28):
            await contests.do(CONTEST, Join(Member(number, f"Member {number}"), OwnStanding()))

    await as_bot(w, sign_up_all())
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "disqualify")
    await w.click(mia, w.panel(mia), rf"bower:{Verb.CONTEST_TARGETS}:\d+:\d+:1")
    assert "Member 27" in [option["label"] for option in selects(w.panel(mia))[-1]["options"]]


@promise("clock-downtime")
async def test_a_start_that_the_bot_missed_comes_when_it_is_back(w: World, make: Maker) -> None:
    await publish(w, await organiser(w), start=SOON)
    make.clock.skipped += (SOON_MINUTES + 60) * MINUTE_MS
    await w.restart(make())
    await w.later(POSTED)
    assert len([message for message in w.public() if "starts at another time" in text(message)]) == 1


async def test_where_no_threads_can_be_made_tables_stand_in_the_channel(w: World) -> None:
    await publish(w, await organiser(w), start=SOON)
    for role in w.env.backend.get_guild(w.guild.id).roles.values():
        rights = Permissions(role.permissions)
        rights.update(create_public_threads=False, administrator=False)
        w.env.backend.edit_role(w.guild.id, role.id, {"permissions": rights.value})
    await sign_up(w)
    (table,) = (await as_bot(w, bower(w).services.contests.load(1))).tables.values()
    assert (table.running, table.channel) == (True, w.channel.id)
