"""Contests while they are played, by the commands and buttons that members and organizers have."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from simcord import ResponseMessage
from simcord.builders import ChannelHandle

from bot.contests.members import Join, OwnStanding
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Member
from bot.texts import say
from tests.bot.scripted_tables import until_over
from tests.cogs.league.scenes import POSTED, SOON, by, organiser, pick, publish, rule
from tests.cogs.scenes import Maker, answer, as_bot, bower, forge, look, pattern, tables, who
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from simcord import ChannelHandle, MemberActor, ResponseMessage

DAY_MS = 24 * 3_600_000


async def begun(w: World, make: Maker) -> MemberActor:
    """A hustle over weeks of Ann, Ben, Cleo and Dan in its first round; its organiser."""
    mia = await organiser(w)
    shown = await publish(w, mia, "weeks", entrants="4-8")
    for member in w.members[:4]:
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    make.clock.skipped += 4 * DAY_MS
    await w.restart(make())
    await w.later(POSTED)
    return mia


@promise("members-dispute")
@rest
async def test_members_see_their_match_and_dispute_it(w: World, make: Maker) -> None:
    mia = await begun(w, make)
    ann, *_, eve = w.members
    announced = text(w.public()[-1])
    assert "round 1: the tables are open" in announced
    match = re.search(r"(\w+ & \w+) against (\w+ & \w+)", announced)
    assert match is not None
    own, other = sorted(match.groups(), key=lambda side: "Ann" not in side)
    shown = text(w.public(room(w))[-1])
    assert shown.startswith("-# Hustle over weeks · Round 1, table 1")
    assert "house rule" not in shown, "what every contest's table has is none"
    me = answer(await ann.slash(w.channel, "league show", view="me"))
    assert f"**Round 1**: against {other}, at <#" in me
    assert f"With {own.replace('Ann', '').strip(' &')}" in me
    opened = await w.click(ann, w.panel(ann), by(Verb.CONTEST_DISPUTE))
    assert opened.modal["title"] == say("en", "league-dispute-title")
    await ann.submit_modal(opened, {"text": "Who deals?"})
    await w.later(POSTED)
    assert "Who deals?" not in text(w.public()[-1])
    await w.click(eve, w.public()[-1], by(Verb.CONTEST_ANSWER))
    assert "Who deals?" not in text(w.panel(eve))
    await w.click(mia, w.public()[-1], by(Verb.CONTEST_ANSWER))
    assert "Who deals?" in text(w.panel(mia))
    log = answer(await eve.slash(w.channel, "league show", view="log"))
    assert "disputed by Ann" in log
    assert match[0] in answer(await eve.slash(w.channel, "league show", view="fixtures"))


@promise("organizers-rulings", "contest-log", "clock-pause", "messages-calls")
@rest
async def test_organisers_rule_with_a_reason(w: World, make: Maker) -> None:
    mia = await begun(w, make)
    ann = w.members[0]
    await w.later(20)
    await as_bot(w, until_over(tables(w), await look(w)))
    await w.later(POSTED)
    (result,) = found(w, "Won by", room(w))
    await forge(w, ann, result, f"bower:{Verb.RESULT_SHARE}:1:0:0")
    where_it_stands = found(w, "Won by", room(w))
    assert len(where_it_stands) == 2
    assert answer(await ann.slash(w.channel, "league manage")) == say("en", "contest-not-organiser")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "adjust")
    opened = await pick(w, mia, "1:0")
    await mia.submit_modal(opened, {"text": "10-7"})
    assert ": 10–7" in text(w.panel(mia))
    assert "points set to 10–7" in await rule(w, mia, "They both said so")
    await w.later(POSTED)
    assert all("have set this result" in text(message) and "10–7. Why" in text(message) for message in where_it_stands)
    (told,) = called(w, "They both said so")
    assert set(told) == {member.id for member in w.members[:4]}
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "pause")
    assert say("en", "league-paused") in await rule(w, mia, "A holiday")
    await w.later(POSTED)
    assert "is paused: “A holiday”. It goes on by itself" in text(w.public()[-1])
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "resume")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert say("en", "league-log-resumed") in text(w.panel(mia))
    await ann.slash(w.channel, "league show", view="log")
    newest = text(w.panel(ann))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_PAGE))
    older = text(w.panel(ann))
    assert "points set to 10–7" in newest + older
    assert "The tables of round 1 are set" in newest + older
    assert re.search(r"Reason: “They both said so”\n-# \d+ · <t:\d+:f> · Mia", newest + older)


HOUR_MS = 3_600_000
HAND = r"bower:hand:.*"


async def wait(w: World, ms: int) -> None:
    """Let time pass, and what is due then be posted."""
    await w.leap(ms / 1000)
    await w.later(POSTED)


def room(w: World) -> ChannelHandle:
    """The thread of the only table."""
    (thread,) = w.channel.threads
    return thread


def found(w: World, said: str, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
    return [message for message in w.public(channel) if said in text(message)]


def called(w: World, said: str) -> list[list[int]]:
    """Whom each message with a text calls, in the order in which they were posted."""
    posts: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [
        [int(user) for user in post["allowed_mentions"].get("users", ())]
        for post in posts
        if said in str(post.get("components"))
    ]


@promise("messages-posts")
@rest
async def test_a_reminder_calls_who_keeps_a_match_waiting_and_goes_with_the_window(w: World, make: Maker) -> None:
    await begun(w, make)
    ann, ben, cleo, dan, _ = w.members
    await ben.slash(w.channel, "preferences")
    await w.click(ben, w.panel(ben), r"bower:prefer:0:0:2")
    (table,) = [message for message in w.public(room(w)) if any(each.matches(HAND) for each in buttons(message))]
    for member in (ann, dan):
        await w.click(member, table, HAND)
    await wait(w, 85 * HOUR_MS)  # of a week
    (first,) = found(w, "round 1 ends")
    assert f"<@{cleo.id}>" in text(first)
    (users,) = called(w, "round 1 ends")
    assert cleo.id in users
    assert ben.id not in users
    assert len(users) < 3, "neither all who have come"
    await w.restart(make())
    await w.later(POSTED)
    assert len(called(w, "round 1 ends")) == 1, "not again after a restart"
    await wait(w, 60 * HOUR_MS)
    (second,) = found(w, "round 1 ends")
    assert second.id != first.id
    assert len(called(w, "round 1 ends")) == 2
    await wait(w, DAY_MS)
    assert found(w, "round 1 ends") == []


@promise("organizers-ruled-table")
async def test_a_ruling_ends_no_rated_game(w: World, make: Maker) -> None:
    """All four have looked at their hands; their side is ruled against, and they play on for the ratings."""
    mia = await begun(w, make)
    await w.later(20)
    for member in w.members[:4]:
        await member.slash(w.channel, "hand", table=1)
    now = await look(w)
    assert now.table.version > 0
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "adjust")
    await mia.submit_modal(await pick(w, mia, "1:0"), {"text": "1-0"})
    await rule(w, mia, "They shouted")
    await w.later(POSTED)
    (call,) = found(w, "the contest has decided your match", room(w))
    assert all(f"<@{member.id}>" in text(call) for member in w.members[:4])
    assert len(called(w, "They shouted")[0]) == 4
    assert found(w, "counts for the ratings only", room(w))
    now = await look(w)
    assert (now.table.running, now.table.rated) == (True, True)
    stored = await as_bot(w, bower(w).services.contests.load(1))
    assert stored.outcome((1, 0)) is not None
    assert [each.table.id for each in await as_bot(w, tables(w).running())] == [1]


CONTEST, SOON_SECONDS = 1, 180.0


async def night(w: World) -> None:
    """A hustle of two tables in its first round: Ann to Dan and four more."""
    await publish(w, await organiser(w), start=SOON, entrants="4-8")
    people = [*map(who, w.members[:4]), *(Member(number, f"M{number}") for number in range(1, 5))]

    async def come() -> None:
        for each in people:
            await bower(w).services.contests.do(CONTEST, Join(each, OwnStanding()))

    await as_bot(w, come())
    await w.later(SOON_SECONDS)


def call(w: World) -> ResponseMessage:
    return next(each for each in w.public() if "round 1: the tables are open" in text(each))


async def table_of(w: World, member: MemberActor) -> int:
    stored = await as_bot(w, bower(w).services.contests.load(CONTEST))
    return next(each.table for each in stored.tables.values() if member.id in each.users)


def tables_shown(panel: ResponseMessage) -> set[str]:
    """The tables that a panel's buttons are of."""
    return {found[1] for each in buttons(panel) if (found := re.match(r"bower:act:(\d+):", str(each.custom_id)))}


async def test_one_press_from_the_call_and_from_me_to_the_own_cards(w: World) -> None:
    await night(w)
    for member in w.members[:4]:
        await w.click(member, call(w), by(Verb.CONTEST_HAND))
        own = await table_of(w, member)
        stored = await as_bot(w, bower(w).services.contests.load(CONTEST))
        place = next(place for place, each in stored.tables.items() if each.table == own)
        assert text(w.panel(member)).startswith(f"**Hustle night · table {place[1] + 1}**")
        now = await as_bot(w, tables(w).load(own))
        assert member.id in [each.user for each in now.table.seats if each is not None and each.agreed]
        others = {each.table for each in stored.tables.values()} - {own}
        stranger = await as_bot(w, tables(w).load(min(others)))
        thread = ChannelHandle(w.env, w.guild, w.env.backend.get_channel(stranger.table.channel))
        shown = next(each for each in w.public(thread) if any(b.matches(pattern(Verb.HAND)) for b in buttons(each)))
        await w.click(member, shown, pattern(Verb.HAND))
        assert text(w.panel(member)).startswith(f"**Hustle night · table {place[1] + 1}**")
        assert tables_shown(w.panel(member)) <= {str(own)}
    await find_the_game_that_is_on(w)


async def find_the_game_that_is_on(w: World) -> None:
    """*Me* and the call, during the match and after it, and for a stranger."""
    ann, eve = w.members[0], w.members[4]
    await ann.slash(w.channel, "league show", view="me")
    assert "**Round 1**" in text(w.panel(ann))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_HAND))
    assert "**Hustle night · table " in text(w.panel(ann))
    await w.click(eve, call(w), by(Verb.CONTEST_HAND))
    assert "You’re not in this contest" in text(w.panel(eve))
    await as_bot(w, until_over(tables(w), await as_bot(w, tables(w).load(await table_of(w, ann)))))
    await w.click(ann, call(w), by(Verb.CONTEST_HAND))
    assert "Your last match:" in text(w.panel(ann))
    assert not any(each.matches(by(Verb.CONTEST_HAND)) for each in buttons(w.panel(ann)))
