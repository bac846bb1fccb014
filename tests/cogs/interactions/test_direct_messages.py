"""`/help` and `/privacy` in direct messages, also for people who share no server with the bot."""

from typing import Any

import pytest

from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import ANYWHERE, OF_A_MEMBER, Press, Verb
from bot.texts import say
from tests.cogs.scenes import answer, as_bot, bower, forge, pattern
from tests.suite import rest
from tests.world import World, button, text


async def test_help_turns_its_pages_in_a_direct_message(w: World) -> None:
    zoe = w.env.create_user("Zoe")
    result = await zoe.slash("help")
    page = result.response
    assert page is not None
    assert f"### {say('en', 'topic-start')}" in text(page)
    pressed = await zoe.click(page, custom_id=button(page, pattern(Verb.HELP, 0, 1)).custom_id)
    assert pressed.acknowledged
    assert say("en", "help-euchre").splitlines()[0] in text(page)


@rest
async def test_data_is_seen_and_deleted_in_a_direct_message(w: World) -> None:
    ann = w.members[0].user
    await as_bot(w, bower(w).services.members.set(ann.id, Preferences(language="en")))
    for command in ("privacy show", "privacy export"):
        assert answer(await ann.slash(command)), command
    asked = (await ann.slash("privacy delete")).response
    assert asked is not None
    pressed = await ann.click(asked, custom_id=button(asked, pattern(Verb.PRIVACY_DELETE)).custom_id)
    assert pressed.acknowledged
    assert say("en", "privacy-deleted") in text(asked)


@pytest.mark.usefixtures("unlimited")
async def test_a3_nothing_of_a_server_is_told_in_a_direct_message(w: World) -> None:
    ann = w.members[0]
    zoe: Any = w.env.create_user("Zoe")
    page = (await zoe.slash("help")).response
    assert page is not None
    for verb in sorted(set(Verb) - ANYWHERE):
        result = await forge(w, zoe, page, Press(verb, ann.id if verb in OF_A_MEMBER else 1).button_id())
        assert answer(result) == say("en", "reply-only-in-a-server"), verb
