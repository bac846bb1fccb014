"""Forms that were never opened, and people who are not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.rules.option_texts import OPTIONS
from bot.texts import say
from tests.cogs.scenes import answer, forge_form, kept, lobby
from tests.suite import sampled

if TYPE_CHECKING:
    from tests.world import World


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("typed", sampled(["9" * 40, "-1", "", "a"], ["9" * 40]))
async def test_m1_a_form_for_any_option_is_no_fault(w: World, typed: str) -> None:
    await lobby(w)
    ann, before = w.members[0], await kept(w)
    for index in range(len(OPTIONS) + 2):
        await forge_form(w, ann, w.public()[-1], Press(Verb.HOUSE_TYPED, 1, 0, index).modal(), typed)
    assert await kept(w) == before


async def test_m1_only_members_of_the_server_are_kept_apart(w: World) -> None:
    await lobby(w)
    ann, before = w.members[0], await kept(w)
    stranger = w.env.create_user("Zoe")
    await w.env.settle()
    result = await ann.slash(w.channel, "table separate", member_one=ann, member_two=stranger, table=1)
    assert answer(result) == say("en", "rights-not-in-server")
    assert await kept(w) == before
