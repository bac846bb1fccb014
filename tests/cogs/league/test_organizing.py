"""What organizers do by commands and buttons before a contest is played: drafts, changes, invitations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import PermissionOverwrite

from bot.contests.fields import DraftField
from bot.contests.members import Join, OwnStanding
from bot.panels.core.custom_ids import Verb
from bot.texts import say
from bot.wall_clock import clock_time
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, organiser, pick, press_leave, publish, rule
from tests.cogs.scenes import answer, as_bot, bower, who
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import selects, text

if TYPE_CHECKING:
    from tests.world import World


@promise("options-draft", "clock-zones")
@rest
async def test_a_draft_is_changed_and_published(w: World) -> None:
    mia = await organiser(w)
    fans = w.guild.create_role("Fans", mentionable=True)
    await w.env.settle()
    await mia.slash(w.channel, "admin settings", time_zone="rome")
    await mia.slash(w.channel, "league create", template="swiss")
    await fill_in(
        w, mia, name="  Night of\n*stars*", start="2027-01-20 20:00", entrants="6 - 20", description="Bring tea"
    )
    await choose(w, mia, DraftField.ROUNDS, "4")
    await choose(w, mia, DraftField.RATED, "no")
    await choose(w, mia, DraftField.PING_ROLE, fans)
    draft = text(w.panel(mia))
    assert "<t:1800471600:F>" in draft, "20:00 in Rome is 19:00 UTC"
    assert w.public() == []
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown = text(board(w))
    assert "Night of \\*stars\\*" in shown
    assert say("en", "league-signed-pairs", count=0, most=20) in shown
    assert "Signing up means you agree to the *Rules* · draws sealed · `" in shown
    called = [each.json["allowed_mentions"]["roles"] for each in w.env.http_requests if "nonce" in (each.json or ())]
    assert called == [[fans.id]]


@promise("clock-changes")
@rest
async def test_bad_input_gets_a_sentence_and_changes_nothing(w: World) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "admin settings", time_zone="Europe/Rome")
    await mia.slash(w.channel, "league create", template="hustle")
    before = text(w.panel(mia))
    entrants = say("en", "contest-bad-entrants", least=4, most=512)
    for typed, said in (
        ({"entrants": "3"}, entrants),
        ({"entrants": "513"}, entrants),
        ({"entrants": "many"}, entrants),
        ({"start": "2027-01-14 20:00"}, say("en", "calendar-past")),
        ({"start": "2027-03-28 02:30"}, say("en", "calendar-no-such-time")),
        ({"start": "2027-02-30 20:00"}, say("en", "calendar-no-such-day")),
        ({"start": "soon"}, say("en", "calendar-bad-time")),
        ({"name": " \u200b "}, say("en", "contest-bad-name", most=48)),
    ):
        draft = w.panel(mia, "Draft:")
        await fill_in(w, mia, draft=draft, **typed)
        assert text(draft).startswith(f"{said}\nTry again"), typed
        await w.click(mia, draft, by(Verb.CONTEST_FIELD))
        assert text(draft) == before
    refused = await mia.slash(w.channel, "admin settings", time_zone="Atlantis")
    assert answer(refused) == say("en", "calendar-unknown-zone", zone="Atlantis")


async def test_organizers_publish_where_they_may_write_or_in_the_contest_channel(w: World) -> None:
    mia, everyone = await organiser(w), w.guild.roles["@everyone"]
    assert w.bot.user is not None
    overwrites = {
        everyone: PermissionOverwrite(send_messages=False),
        w.bot.user: PermissionOverwrite(send_messages=True),
    }
    news = w.guild.create_text_channel("news", overwrites=overwrites)
    await mia.slash(news, "league create", template="hustle")
    draft = w.panel(mia)
    assert answer(await w.click(mia, draft, by(Verb.CONTEST_PUBLISH))) == say("en", "rights-may-not-write")
    await mia.slash(w.channel, "admin settings", contest_channel=news)
    await w.click(mia, draft, by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert len(w.public(news)) == 1


FIRST = 1


@promise("organizers-always")
async def test_a_published_contest_is_renamed(w: World) -> None:
    mia, contests = await organiser(w), bower(w).services.contests
    await publish(w, mia, entrants="4-8", description="Bring tea")

    async def come() -> None:
        for member in map(who, w.members[:4]):
            await contests.do(FIRST, Join(member, OwnStanding()))

    await as_bot(w, come())
    await mia.slash(w.channel, "league manage")
    opened = await pick(w, mia, "rename")
    refused = await mia.submit_modal(opened, {"text": "  ", "text1": "", "text2": "8"})
    assert refused.acknowledged
    opened = await w.click(mia, w.panel(mia), by(Verb.FORM_AGAIN))
    await mia.submit_modal(opened, {"text": "Tea night", "text1": "Bring cake", "text2": "8"})
    await w.later(2 * POSTED)
    assert "### Tea night" in text(board(w))
    assert "Bring cake" in text(board(w))
    assert len(w.public()) == 1, "nobody is called"


@promise("organizers-always", "messages-calls")
async def test_a_start_is_moved_and_calls(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    await publish(w, mia, start="2027-01-16 10:00", entrants="4-8")
    await ann.slash(w.channel, "league join")
    await mia.slash(w.channel, "league manage")
    opened = await pick(w, mia, "change")
    await mia.submit_modal(opened, {"text": "2027-01-16 20:00"})
    assert "**Move the start** · Hustle night" in text(w.panel(mia))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert "Starts <t:1800129600:F>" in text(w.panel(mia)), "what holds now"
    await w.later(2 * POSTED)
    stored = await as_bot(w, bower(w).services.contests.load(FIRST))
    assert clock_time(stored.plan.starts_at, "UTC").isoformat() == "2027-01-16T20:00:00"
    assert f"<@{ann.id}>" in text(w.public()[-1])


@promise("organizers-called-off")
@rest
async def test_after_one_that_is_called_off_the_next_follows_until_the_series_is_ended(w: World) -> None:
    mia = await organiser(w)
    await publish(w, mia, "league", name="Winter")
    await mia.slash(w.channel, "league manage")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_TASK))
    await rule(w, mia, "flu")
    await w.later(2 * POSTED)
    assert "flu" in text(next(each for each in w.public() if "is called off" in text(each)))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "series")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert not (await as_bot(w, bower(w).services.contests.load(FIRST + 1))).plan.repeats


@promise("organizers-judge-not", "organizers-play-not")
async def test_an_organiser_who_plays_judges_nothing_and_one_who_has_ruled_does_not_play(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    shown = await publish(w, mia)
    await w.click(ann, shown, by(Verb.CONTEST_JOIN))
    await mia.slash(w.channel, "league manage")
    before = w.panel(mia)
    await w.click(mia, shown, by(Verb.CONTEST_JOIN))
    (menu,) = selects(before)
    assert say("en", "contest-own") in answer(await mia.select(before, ["disqualify"], custom_id=menu["custom_id"]))
    await mia.slash(w.channel, "league manage")
    assert say("en", "contest-own") in text(w.panel(mia))
    assert "disqualify" not in [each["value"] for each in selects(w.panel(mia))[0]["options"]]
    await press_leave(w, mia, board(w))
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "disqualify")
    assert "**Take out**" in answer(await pick(w, mia, "1"))
    await rule(w, mia, "Nobody knows Ann")
    assert say("en", "contest-has-judged") in answer(await w.click(mia, board(w), by(Verb.CONTEST_JOIN)))


@promise("organizers-invite", "members-own-press")
async def test_a_member_is_invited_by_a_call_and_is_in_by_a_press(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    await publish(w, mia, "hustle", start="2027-01-20 08:00", entrants="4-8")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "invite")
    await mia.select(w.panel(mia), [ann], custom_id=selects(w.panel(mia))[-1]["custom_id"])
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await w.later(POSTED)
    call = w.public()[-1]
    assert "Mia invites you" in text(call)
    assert f"<@{ann.id}>" in text(call)
    assert (await as_bot(w, bower(w).services.contests.load(FIRST))).entry_of(ann.id) is None, "nothing counts yet"
    assert "You’re in" in answer(await w.click(ann, call, by(Verb.CONTEST_JOIN)))
