"""Forms that were never opened, and people who are not there."""

from random import Random

import pytest

from bot.panels.core.custom_ids import OF_A_CONTEST, Press, Verb
from bot.panels.rules.option_texts import OPTIONS
from bot.texts import say
from tests.cogs.league.scenes import by, organiser, publish
from tests.cogs.scenes import answer, forge, forge_form, kept, lobby
from tests.suite import first, sampled
from tests.world import World


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("typed", sampled(["9" * 40, "-1", "", "a"], ["9" * 40], [""]))
async def test_m1_a_form_for_any_option_is_no_fault(w: World, typed: str) -> None:
    await lobby(w)
    ann, before = w.members[0], await kept(w)
    for index in range(len(OPTIONS) + 2):
        await forge_form(w, ann, w.public()[-1], Press(Verb.HOUSE_TYPED, 1, 0, index).modal(), typed)
    assert await kept(w) == before


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("typed", first(["9" * 20, "1-1", "", "=1"], 0, 1))
async def test_m1_nothing_forged_of_a_contest_is_a_fault(w: World, typed: str) -> None:
    mia, ann = await organiser(w), w.members[0]
    await publish(w, mia, "hustle")
    await w.click(ann, w.public()[-1], by(Verb.CONTEST_JOIN))
    dice = Random(1)
    for verb in sorted(OF_A_CONTEST - {Verb.CONTEST_JOIN, Verb.CONTEST_LEAVE, Verb.CONTEST_OFFER}):
        for member in (mia, ann):
            await member.slash(w.channel, "preferences")
            message, press = w.panel(member), Press(verb, 1, dice.choice((0, 1, 10**9)), dice.choice((0, 3, 999_999)))
            await forge(w, member, message, press.button_id())
            await forge(w, member, message, press.menu(), typed or "0:0:0")
            await forge_form(w, member, message, press.modal(), typed)


async def test_m1_only_members_of_the_server_are_kept_apart(w: World) -> None:
    await lobby(w)
    ann, before = w.members[0], await kept(w)
    stranger = w.env.create_user("Zoe")
    await w.env.settle()
    result = await ann.slash(w.channel, "table separate", member_one=ann, member_two=stranger, table=1)
    assert answer(result) == say("en", "rights-not-in-server")
    assert await kept(w) == before
