"""Signing up for contests, by the commands and buttons that members have."""

from __future__ import annotations

from bot.contests.fields import DraftField
from bot.members.preferences import Preferences
from bot.panels.contests.voice import ContestView, place_of
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from cogs.interactions.context import POSTS
from tests.cogs.league.scenes import (
    POSTED,
    SOON,
    board,
    by,
    choose,
    fill_in,
    invitation,
    organiser,
    press_leave,
    publish,
)
from tests.cogs.league.whole.hall import newcomers, pair_up
from tests.cogs.scenes import answer, as_bot, bower, forge
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import World, buttons, text


@promise("members-places")
async def test_members_sign_up_wait_for_a_place_and_leave(w: World) -> None:
    mia = await organiser(w)
    shown = await publish(w, mia, name="Friday hustle", entrants="4-4")
    others = [w.guild.add_member(w.env.create_user(name)) for name in ("Gus", "Hal", "Ivy")]
    await w.env.settle()
    everyone = [*w.members, *others]
    assert len(everyone) == 8
    said = [answer(await w.click(member, shown, by(Verb.CONTEST_JOIN))) for member in everyone]
    assert all(each.startswith("You’re in Friday hustle: ") for each in said[:4])
    assert ["number 1." in said[4], "number 4." in said[7]] == [True, True]
    assert answer(await w.click(everyone[0], shown, by(Verb.CONTEST_JOIN))) == say("en", "contest-joined")
    await w.later(POSTED)
    assert "4 of 4 signed up" in text(shown)
    await press_leave(w, everyone[1], shown)
    assert answer(await everyone[1].slash(w.channel, "league leave", contest=1)) == say("en", "contest-not-joined")
    await w.later(POSTED)
    assert f"{everyone[0].name}, {everyone[2].name}, {everyone[3].name}, {everyone[4].name}" in text(shown)
    assert len(w.public()) == 1, "the notice board is edited in place, and places are given at the start"


@promise("members-own-press", "members-pairs")
@rest
async def test_a_partner_accepts_or_declines_and_nobody_else_can(w: World) -> None:
    mia = await organiser(w)
    shown = await publish(w, mia, "cup", name="Cup")
    ann, ben, cleo, dan, eve = w.members
    await w.click(ann, shown, by(Verb.CONTEST_PARTNER))
    picked = await ann.select(w.panel(ann), [ben], custom_id=f"bowermenu:{Verb.CONTEST_INVITE}:1:0:0")
    assert "I’ve asked Ben" in answer(picked)
    call = invitation(w)
    assert f"<@{ben.id}>" in text(call)
    await as_bot(w, bower(w).services.members.set(ben.id, Preferences(language="fr")))
    await ben.slash(w.channel, "euchre")
    asked = text(w.panel(ben))
    assert "Ann aimerait vous avoir comme partenaire à Cup." in asked, "it waits at home, too, in the own language"
    assert str(ben.id) not in asked
    assert answer(await w.click(cleo, call, by(Verb.CONTEST_ACCEPT))) == say("en", "contest-not-invited")
    await w.click(ben, call, by(Verb.CONTEST_DECLINE))
    assert text(call).startswith("Ben can’t play with Ann")
    await ann.slash(w.channel, "league join", partner=cleo)
    await w.click(cleo, invitation(w), by(Verb.CONTEST_ACCEPT))
    assert answer(await dan.slash(w.channel, "league join", partner=cleo)) == say("en", "contest-partner-taken")
    assert answer(await dan.slash(w.channel, "league join", partner=dan)) == say("en", "contest-no-partner")
    await w.click(eve, shown, by(Verb.CONTEST_JOIN))
    await ben.slash(w.channel, "league join", partner=dan)
    assert "Ben & Dan" in answer(await dan.slash(w.channel, "league join", partner=ben)), "both have asked"
    await w.later(120)

    assert "2 of 32 pairs signed up" in text(shown)
    assert "Ann & Cleo" in text(shown)
    assert say("en", "league-looking", names="Eve") in text(shown)


async def test_an_invitation_notifies_members_who_want_pings(w: World) -> None:
    mia = await organiser(w)
    await publish(w, mia, "cup", name="Cup")
    ann, ben, cleo = w.members[:3]
    await as_bot(w, bower(w).services.members.set(cleo.id, Preferences(pings=False)))
    for partner in (ben, cleo):
        await ann.slash(w.channel, "league join", partner=partner)
    sent = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    calls = {
        partner.id: each["allowed_mentions"].get("users")
        for each in sent
        for partner in (ben, cleo)
        if f"<@{partner.id}>" in str(each.get("components"))
    }
    assert list(map(bool, (calls[ben.id], calls[cleo.id]))) == [True, False]


@promise("members-too-few")
@rest
async def test_conditions_and_check_in(w: World) -> None:
    mia = await organiser(w)
    players = w.guild.create_role("Players")
    zoe = w.guild.add_member(w.env.create_user("Zoe"), roles=[players])
    await w.env.settle()
    await mia.slash(w.channel, "league create", template="hustle")
    await fill_in(w, mia, start=SOON)
    await choose(w, mia, DraftField.ROLE, players)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown, ann = board(w), w.members[0]
    refused = f"Only members with the role <@&{players.id}> can sign up for this contest. Ask its organizers for it."
    assert answer(await w.click(ann, shown, by(Verb.CONTEST_JOIN))) == refused
    await w.click(zoe, shown, by(Verb.CONTEST_JOIN))
    await w.later(POSTED)
    call = next(message for message in w.public() if "Check in now" in text(message))
    joins = say("en", "contest-join-first", join=say("en", "league-button-join"))
    assert answer(await w.click(ann, call, by(Verb.CONTEST_CHECK_IN))) == joins
    await w.click(zoe, shown, by(Verb.CONTEST_CHECK_IN))
    await w.later(POSTED)
    assert say("en", "league-check-in-open", count=1) in text(shown)
    await w.later(4 * 60)
    assert "it needs at least 4" in text(w.public()[-1])
    assert [each.label for each in buttons(w.public()[-1])] == [say("en", "contest-button-again")]
    assert say("en", "league-cancelled") in text(shown)


@promise("print-limits")
async def test_calls_of_partners_are_counted(w: World) -> None:
    mia = await organiser(w)
    await publish(w, mia, "cup", name="Cup")
    ann, *others = w.members
    for number in range(POSTS):
        await ann.slash(w.channel, "league join", partner=others[number % len(others)])
    called = len(w.public())
    assert answer(await ann.slash(w.channel, "league join", partner=others[0])) == say("en", "rights-shared-often")
    assert len(w.public()) == called
    await others[0].slash(w.channel, "league join", partner=ann)
    accepted = answer(await ann.slash(w.channel, "league join", partner=others[0]))
    assert accepted.startswith("You’re in Cup: ")


async def test_a_view_that_is_gone_is_no_old_button(w: World) -> None:
    """Of *Schedule*, once a first round is drawn again: "Bower was updated. Bring the table back with ..." """
    shown = await publish(w, await organiser(w))
    gone = Press(Verb.CONTEST, 1, 0, place_of(ContestView.FIXTURES)).button_id()
    assert answer(await forge(w, w.members[0], shown, gone)) == say("en", "contest-stale")


@promise("members-check-in", "members-looking", "members-places")
async def test_each_who_is_out_at_the_start_hears_why(w: World) -> None:
    mia, (ann, ben, cleo, dan, eve) = await organiser(w), w.members
    gus, hal, ivy, zoe = await newcomers(w, 4)
    await publish(w, mia, "cup", start="2027-01-15 08:40", entrants="2-2")
    await pair_up(w, [(ann, ben), (cleo, dan)])
    await w.click(zoe, board(w), by(Verb.CONTEST_JOIN))
    await gus.slash(w.channel, "league join", partner=hal)
    assert "Waiting for a place: Member 1 & Member 2, number 1" in answer(
        await hal.slash(w.channel, "league join", partner=gus)
    )
    await w.leap(15 * 60)
    await w.later(POSTED)
    await ann.slash(w.channel, "euchre")
    assert any(each.label == "Check in · Cup" for each in buttons(w.panel(ann)))
    for member in (ann, ben, cleo, dan, gus, hal):
        await w.click(member, board(w), by(Verb.CONTEST_CHECK_IN))
    for member in (eve, ivy):
        await w.click(member, board(w), by(Verb.CONTEST_JOIN))
    await press_leave(w, ivy, board(w))
    await w.leap(25 * 60)
    await w.later(POSTED)
    for words, called in (("no place was left", (gus, hal)), ("no partner", (eve,)), ("hadn’t checked in", (zoe,))):
        (told,) = [each for each in w.public() if words in text(each)]
        for member in (ann, gus, hal, eve, zoe):
            assert (f"<@{member.id}>" in text(told)) is (member in called), (words, member.name)
    assert "You’ve offered to substitute" in answer(await w.click(eve, told, by(Verb.CONTEST_OFFER)))


@promise("members-left-alone")
async def test_one_of_a_pair_leaves(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    await publish(w, mia, "cup", start=SOON, entrants="4-8")
    for one, two in ((ann, ben), (ben, ann)):
        await one.slash(w.channel, "league join", partner=two)
    await w.later(POSTED)
    await press_leave(w, ann, board(w))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE))
    await w.later(POSTED)
    call = w.public()[-1]
    assert "your partner has left" in text(call)
    assert [f"<@{member.id}>" in text(call) for member in (ann, ben)] == [False, True]
