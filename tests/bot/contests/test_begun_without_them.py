"""A rated game that all four have begun is played to its end: calls and *Me* are for whoever sits there."""

from dataclasses import replace

from bot.contests.commands.rulings import Replace
from bot.contests.commands.signing_up import Offer, Standing
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import announcement
from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from tests.bot.contests.test_l2_no_way_out import SUBSTITUTE, begun, member_at, users
from tests.bot.contests.world import ORGANISER, World


async def test_a_substitute_for_the_next_match_is_not_called_to_this_one(world: World) -> None:
    stored, table = await begun(world)
    member = member_at(table, 0)
    person, entry = stored.player_of(member.user), stored.entry_of(member.user)
    assert person is not None
    assert entry is not None
    await world.contests.do(stored.id, Offer(SUBSTITUTE, Standing(), True))
    await world.contests.do(stored.id, Replace(ORGANISER, entry.number, person.player, SUBSTITUTE, "ill"))
    stored = await world.director.advance(stored.id)
    late = replace(stored, notes=replace(stored.notes, whistled=frozenset({1})))
    said = announcement(late, "whistle", 1, ())
    assert said is not None
    assert users(table) <= {*said.users}
    assert SUBSTITUTE.user not in said.users
    text = {each.user: _text(stored, each.user) for each in (member, SUBSTITUTE)}
    assert "**Round 1**: against" in text[member.user]
    assert "You play from round 2 on" in text[SUBSTITUTE.user]
    assert "**Round 1**: against" not in text[SUBSTITUTE.user]


def _text(stored: object, user: int) -> str:
    panel = me_panel(stored, Reader(), user)  # type: ignore[arg-type]
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))
