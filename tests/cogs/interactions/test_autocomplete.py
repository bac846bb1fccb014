"""Suggestions while typing: every option that has them, in the language the member prefers, within Discord's limits."""

from collections.abc import Iterator
from typing import Any

import pytest
from simcord import MemberActor

from bot.contests.organizers import Publish
from bot.contests.templates import Defaults, Template, make_plan
from bot.members.preferences import Preferences
from bot.tables.commands.seats import Sit
from bot.tables.model import Member
from bot.texts import LANGUAGES
from engine import Rules
from tests.cogs.scenes import as_bot, begun, bower, is_over, lobby, manager, until
from tests.suite import first, rest
from tests.world import World

WITHOUT_WORDS = {
    ("admin settings", "time_zone"),
    ("houserules delete", "name"),
    *((f"league {each}", "contest") for each in ("show", "join", "leave", "when", "manage", "export")),
}
"""Suggestions that are names only, which no language changes."""


def suggesting(w: World) -> Iterator[tuple[str, str]]:
    """Every command and option of it that Discord was told to ask for while a member types."""
    (request,) = [r for r in w.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    for command in request.json:
        leaves = [o for o in command.get("options") or () if o["type"] == 1]
        named = [(f"{command['name']} {leaf['name']}", leaf) for leaf in leaves] or [(command["name"], command)]
        for name, leaf in named:
            for option in leaf.get("options") or ():
                if option.get("autocomplete"):
                    yield name, option["name"]


async def a_manager(w: World) -> MemberActor:
    """Somebody who sees all commands; a server in which each has something to suggest."""
    mia = await manager(w, manage_guild=True, manage_messages=True)
    services = bower(w).services
    await begun(w)
    await until(w, is_over)
    await lobby(w)
    await as_bot(w, services.rulesets.save(w.guild.id, "Friday night", Rules(target=7), by=mia.id))
    await as_bot(w, services.seasons.start(w.guild.id, Member(mia.id, "Mia", moderator=True), "Autumn"))
    plan = make_plan(Template.CUP, Defaults(), services.clock.now() + 3_600_000)
    member = Member(mia.id, "Mia", moderator=True)
    draft = await as_bot(w, services.contests.create(member, w.guild.id, w.channel.id, "Cup", plan))
    await as_bot(w, services.contests.do(draft.id, Publish(member)))
    return mia


async def suggested(w: World, member: MemberActor, typed: str = "") -> dict[tuple[str, str], list[dict[str, Any]]]:
    return {each: await member.autocomplete(w.channel, *each, typed) for each in suggesting(w)}


@rest
async def test_in_the_language_a_member_prefers_whatever_discord_says(w: World) -> None:
    mia = await a_manager(w)
    by_locale, preferred = {}, {}
    for language in LANGUAGES:
        w.locales[mia.id] = language
        by_locale[language] = await suggested(w, mia)
    for language in LANGUAGES:
        w.locales[mia.id] = "fr" if language == "it" else "it"
        await as_bot(w, bower(w).services.members.set(mia.id, Preferences(language=language)))
        preferred[language] = await suggested(w, mia)
    assert preferred == by_locale
    assert len(preferred["en"]) >= 20
    for each, found in preferred["en"].items():
        assert found, f"{each} suggests nothing"
        if each not in WITHOUT_WORDS:
            assert len({str(said[each]) for said in preferred.values()}) == 3, f"{each} is not translated"


@pytest.mark.parametrize(
    "typed", first(["", "\u202e\u0000**@everyone** <@1> `", "a" * 6000, "-1", "9" * 400, "é\ufeff🂡"], 0, 3)
)
async def test_whatever_is_typed_they_are_within_discords_limits(w: World, typed: str) -> None:
    mia = await a_manager(w)
    for found in (await suggested(w, mia, typed)).values():
        assert len(found) <= 25
        assert all(1 <= len(choice["name"]) <= 100 for choice in found)


async def test_n1_a_suggestion_shows_names_that_can_be_seen(w: World) -> None:
    ann, ben, cleo, *_ = w.members
    await lobby(w)
    for member, name in ((ben, "\N{HANGUL FILLER}\N{HEBREW LETTER ALEF}"), (cleo, "\N{HANGUL FILLER}")):
        await as_bot(w, bower(w).services.tables.do(1, Sit(Member(member.id, name))))
    (suggested,) = await ann.autocomplete(w.channel, "hand", "table", "")
    assert suggested["name"].endswith("Ann, \N{HEBREW LETTER ALEF}\N{LEFT-TO-RIGHT MARK}, ?")
