"""A member asks to be called before their days in a row end: once, in the evening, nobody else, and gone at the end."""

from typing import Any

import pytest

from bot.members.preferences import Preferences
from bot.servers.settings import OwnPost, ServerSettings
from bot.texts import LANGUAGES, say
from tests.cogs.commands.test_own_posts import posts, solve, until
from tests.cogs.scenes import Maker, as_bot, bower
from tests.suite import rest, sampled
from tests.world import World, buttons, text


@rest
@pytest.mark.parametrize("language", sampled(LANGUAGES, ("fr",), ()))
async def test_only_a_member_who_has_asked_is_called(w: World, make: Maker, language: str) -> None:
    ann, ben, cleo, *_ = w.members
    w.locales[ann.id] = language
    settings = ServerSettings(language=language, post_channel=w.channel.id, own_posts=frozenset({OwnPost.DAILY}))
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))
    await ann.slash(w.channel, "preferences")
    wanted = say(language, "preferences-streak_calls")
    panel = w.panel(ann, say(language, "preferences-title"))
    (switch,) = [each for each in buttons(panel) if str(each.label).startswith(wanted)]
    await w.click(ann, panel, str(switch.custom_id))
    assert say(language, "preferences-on", name=wanted) in text(panel)
    await as_bot(w, bower(w).services.members.set(cleo.id, Preferences(streak_calls=True)))
    for _ in range(3):
        await until(w, make, 12)
        for member in (ann, ben, cleo):
            await solve(w, member, posts(w)[-1])
    await until(w, make, 21)
    assert calls(w) == [], "all have answered"
    await until(w, make, 12)
    await until(w, make, 21)
    (call,) = calls(w)
    both = sorted((ann.id, cleo.id))
    assert called(w) == [both], "not Ben, who has not asked for it"
    await solve(w, ann, call)
    await w.later(60)
    assert call.content.startswith(f"<@{cleo.id}>"), "whoever has solved it is no longer called"
    assert str(ann.id) not in call.content
    await until(w, make, 0)
    assert calls(w) == [], "the puzzle is over"
    await until(w, make, 12)
    await until(w, make, 21)
    assert called(w) == [both, [ann.id]], "Cleo has no streak any more"
    (call,) = calls(w)
    await solve(w, ann, call)
    await w.later(60)
    assert calls(w) == [], "there is nobody left to call"


def calls(w: World) -> list[Any]:
    """The calls that stand."""
    return [message for message in w.public() if message.content]


def called(w: World) -> list[list[int]]:
    """Whom each call notifies."""
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    found = [each["allowed_mentions"] for each in sent if each.get("content") and each.get("enforce_nonce")]
    return [sorted(map(int, allowed["users"])) for allowed in found if allowed.get("users")]
