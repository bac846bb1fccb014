"""L18e, L18f: large contests hold up nobody, and an organizer without the role keeps the contest."""

from threading import get_ident

from bot.contests.commands.organising import Pause, Resume
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.show import standings_panel
from bot.panels.core.reader import Reader
from bot.tables.long_logs import in_thread_if_long
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panels.largest_contests import stored_of
from tests.refused import code_of


def standings(stored: StoredContest) -> int:
    """Makes the standings as a panel; by which thread."""
    assert standings_panel(stored, Reader(language="en"), 0, 0).blocks
    return get_ident()


async def test_l18e_standings_of_a_large_contest_are_made_off_the_loop() -> None:
    large = stored_of(Template.HUSTLE, 256, "en", rounds=2, played=True)
    assert await in_thread_if_long(large.size, standings, large) != get_ident()
    small = stored_of(Template.HUSTLE, 16, "en", rounds=2, played=True)
    assert await in_thread_if_long(small.size, standings, small) == get_ident(), "a thread takes time, too"


async def test_l18f_who_has_lost_the_role_still_organises_their_contest(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    assert not ORGANISER.moderator
    assert (await world.contests.do(stored.id, Pause(ORGANISER, "lights out"))).paused
    assert await code_of(world.contests, stored.id, Resume(CROWD[40])) == ContestCode.NOT_ORGANISER
