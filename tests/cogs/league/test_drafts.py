"""Drafts of contests: what is typed and chosen, what is refused, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import PermissionOverwrite

from bot.contests.fields import Field
from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, organiser
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import text

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
    await choose(w, mia, Field.ROUNDS, "4")
    await choose(w, mia, Field.RATED, "no")
    await choose(w, mia, Field.PING_ROLE, fans)
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


@rest
async def test_two_organisers_and_members_who_are_none(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    assert answer(await ann.slash(w.channel, "league create", template="cup")) == say("en", "contest-not-organiser")
    other = await organiser(w, "Noa")
    await mia.slash(w.channel, "league create", template="cup")
    await other.slash(w.channel, "league show")
    await choose(w, other, Field.BEST_OF_THREE, "yes")
    stale = await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    assert answer(stale) == say("en", "contest-stale")
    await w.click(other, w.panel(other), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert len(w.public()) == 1


@rest
async def test_a_deleted_channel(w: World) -> None:
    mia = await organiser(w)
    gone = w.guild.create_text_channel("gone")
    await w.env.settle()
    await mia.slash(w.channel, "league create", template="cup")
    await choose(w, mia, Field.CHANNEL, gone)
    w.env.backend.delete_channel(gone.id)
    await w.env.settle()
    draft = w.panel(mia)
    assert answer(await w.click(mia, draft, by(Verb.CONTEST_PUBLISH))) == say("en", "contest-channel-gone")
    assert w.public() == []


async def test_a2_organizers_publish_where_they_may_write_or_in_the_contest_channel(w: World) -> None:
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
