"""L18e, L18f: large contests hold up nobody, and an organizer without the role keeps the contest."""

from threading import get_ident

from bot.contests.model import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.show import standings_panel
from bot.panels.core.reader import Reader
from bot.tables.long_logs import in_thread_if_long
from tests.bot.panels.largest_contests import stored_of
from tests.contests.promises import promise

pytestmark = promise("print-limits")


def standings(stored: StoredContest) -> int:
    """Makes the standings as a panel; by which thread."""
    assert standings_panel(stored, Reader(language="en"), 0, 0).blocks
    return get_ident()


async def test_l18e_standings_of_a_large_contest_are_made_off_the_loop() -> None:
    large = stored_of(Template.HUSTLE, 256, "en", rounds=2, played=True)
    assert await in_thread_if_long(large.size, standings, large) != get_ident()
    small = stored_of(Template.HUSTLE, 16, "en", rounds=2, played=True)
    assert await in_thread_if_long(small.size, standings, small) == get_ident(), "a thread takes time, too"
