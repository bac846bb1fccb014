"""Forged presses by lot on the buttons of calls, bells, lists and posts change nothing that is not the presser's."""

from random import Random
from typing import Any

import pytest

from bot.calls import Bell
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.avoided import Avoided
from tests.cogs.scenes import answer, as_bot, bower, forge, kept, lobby, table_message
from tests.suite import night, rest
from tests.world import World

VERBS = (
    *(Verb.CALL, Verb.CALL_EXAMPLE, Verb.BELL, Verb.BELL_SET, Verb.BELL_CHANGE),
    *(Verb.AVOID, Verb.AVOID_ADD, Verb.AVOID_OFF),
    *(Verb.OWN_POSTS, Verb.OWN_POSTS_CHANNEL, Verb.OWN_POSTS_HOUR, Verb.OWN_POSTS_SET, Verb.OWN_POSTS_SEASONS),
    Verb.OWN_POSTS_EXAMPLE,
)
LOOK = 25
"""Presses between two looks at everything that is stored."""


async def others(w: World, presser: int) -> dict[str, Any]:
    """Everything stored but the presser's own bells and list."""
    found = await kept(w)
    for name, place in (("bells", 2), ("avoided", 1)):
        found[name] = [row for row in found[name] if row[place] != presser]
    return found


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize(
    ("seed", "presses"), [pytest.param(0, 100, marks=rest), *(pytest.param(s, 500, marks=night) for s in range(1, 5))]
)
async def test_a_stranger_changes_nothing_of_others(w: World, seed: int, presses: int) -> None:
    ann, ben, cleo, _, eve = w.members
    dice = Random(seed)
    await lobby(w, 4)
    for member in (ben, cleo):
        await as_bot(w, bower(w).services.bells.add(Bell(guild=w.guild.id, channel=w.channel.id, user=member.id)))
    for mine, other in ((ann, eve), (ann, ben), (cleo, eve)):
        add = bower(w).services.avoided.add(w.guild.id, mine.id, Avoided(other.id, other.name))
        await as_bot(w, add)
    before = await others(w, eve.id)
    subjects = (0, 1, 2, w.channel.id, w.channel.id + 1, ann.id, eve.id, w.guild.id, 2**63 - 1)
    words = ("server", "Europe/Rome", "months", "off", "9" * 30)
    values = (*map(str, subjects), "0", "7", "24", "25", "-1", "x", "", *words)
    for number in range(1, presses + 1):
        press = Press(
            dice.choice(VERBS), dice.choice(subjects), dice.choice((0, 1, 9)), dice.choice((0, 1, 2, 3, 5, 99))
        )
        value = dice.choice((None, *values))
        ids = (press.button_id(),) if value is None else (press.menu(), value)
        said = answer(await forge(w, eve, table_message(w), *ids))
        assert "On it: Ann" not in said or value == str(ann.id), "nobody's list is shown to another"
        if number % LOOK == 0:
            assert await others(w, eve.id) == before, f"one of the {LOOK} before {press}, {value}"
