"""The fixtures of a league: all its rounds in their order, those to come too."""

from itertools import combinations

from bot.contests.templates import Template
from bot.panels.contests.board import headings_of
from bot.panels.contests.show import fixtures_panel
from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from tests.bot.contests.world import CROWD, World
from tests.contests.promises import promise

pytestmark = promise("contest-league")


async def test_every_round_of_a_league_is_known_from_the_start(database) -> None:
    """The first page is the present round; each two pairs meet on one of them, and tables say which match they are."""
    w = World(database)
    stored = await w.published(w.plan(Template.LEAGUE), "Autumn league")
    await w.sign_up(stored.id, CROWD[:8])
    stored = await w.start(stored.id)
    pages = [text_of(fixtures_panel(stored, Reader(), page)) for page in (1, 2, 3)]
    assert text_of(fixtures_panel(stored, Reader(), 0)) == pages[0]
    assert [f"**Round {number}**" in page for number, page in enumerate(pages, 1)] == [True] * 3
    pairs = [f"{one.name} & {two.name}" for one, two in zip(CROWD[:8:2], CROWD[1:8:2], strict=True)]
    for one, other in combinations(pairs, 2):
        meetings = [page for page in pages if f"{one} against {other}" in page or f"{other} against {one}" in page]
        assert len(meetings) == 1
    table = stored.tables[1, 1].table
    found = headings_of(stored, table)[table]
    assert found.title == "Autumn league · Round 1, table 2"
    assert 10_000 not in headings_of(stored, 10_000)


def text_of(panel) -> str:
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))
