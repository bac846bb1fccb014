"""Names that show nothing are numbers in words and pictures alike, so that members tell each other apart."""

from bot.contests.members import Join, Offer, Standing
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel
from bot.panels.contests.manage import manage_panel
from bot.panels.contests.pictures import contest_lines, standings_picture
from bot.panels.contests.tasks import TASKS
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from tests.bot.contests.world import World

EMPTY = ("\u200b", "\u2800", "\u3164", "\u00ad\u200d", "\u202e\u202c", "\ufeff", "\U000e0041", "\u115f\u1160")
BARE = [Member(3000 + nth, name) for nth, name in enumerate(EMPTY)]


async def test_eight_of_them_are_told_apart(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    await world.sign_up(stored.id, BARE)
    stored = await world.start(stored.id)
    for language, word in (("en", "Player"), ("it", "Partecipante"), ("fr", "Membre")):
        wanted = [f"{word} {number}" for number in range(1, 9)]
        assert [ContestVoice(stored, language).names(number) for number in range(1, 9)] == wanted
        picture = standings_picture(ContestVoice(stored, language))
        assert sorted(player.letters for row in picture.rows for player in row.players) == wanted
        lines = "\n".join(contest_lines(picture, language))
        assert all(name in lines for name in wanted)


async def test_and_so_are_those_who_look_or_offer(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, least=2, check_in=False))
    await world.contests.do(stored.id, Join(BARE[0], Standing()))
    await world.contests.do(stored.id, Join(BARE[1], Standing()))
    stored = await world.contests.do(stored.id, Offer(BARE[2], Standing(), True))
    assert "Player 1, Player 2" in str(board_panel(stored))
    assert "Player 3" in str(manage_panel(stored, Reader()))
    stored = await world.sign_up(stored.id, BARE[3:5])
    entries = next(task.targets for task in TASKS if task.key == "disqualify")
    assert entries is not None
    assert [each.label for each in entries(ContestVoice(stored, "en"))] == ["Player 4 & Player 5"]
