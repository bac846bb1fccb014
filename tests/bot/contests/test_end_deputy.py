"""*Take a deputy off* offers the deputies by name: one who has left the server is in no picker of Discord's."""

import pytest

from bot.contests.commands.organising import Deputize
from bot.contests.errors import ContestCode
from bot.contests.templates import Template
from bot.panels.contests.manage import manage_panel
from bot.panels.contests.task import Task
from bot.panels.contests.tasks import TASKS, task_of, tasks_for
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from bot.store.database import Database
from bot.texts.catalogue import LANGUAGES
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import refused

READER = Reader(language="en")


@pytest.fixture
def world(database: Database) -> World:
    return World(database)


def end_deputy() -> Task:
    return next(task for task in TASKS if task.key == "undeputy")


async def test_a_deputy_is_chosen_by_name_and_organises_no_longer(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    assert end_deputy() not in tasks_for(stored)
    for deputy in CROWD[:2]:
        await world.contests.do(stored.id, Deputize(ORGANISER, deputy))
        stored = await world.accept(stored.id, deputy)
    for language in LANGUAGES:
        (menu,) = (each for each in manage_panel(stored, Reader(language=language)).blocks if isinstance(each, Menu))
        assert "undeputy" in [choice.value for choice in menu.select.choices]
    task = task_of(17)
    one, two = task.targets(ContestVoice(stored, "en"))
    assert {one.label, two.label} == {each.name for each in CROWD[:2]}
    for other in ((int(one.value) + 99,), (), (1, 1)):
        with refused(ContestCode.NO_MATCH):
            task.choose(ContestVoice(stored, READER.language), other)
    make = task.choose(ContestVoice(stored, READER.language), (int(one.value),))
    assert callable(make)
    with refused(ContestCode.NOT_ORGANISER):
        await world.contests.do(stored.id, make(CROWD[1], ""))  # deputies name no deputies, and end none
    stored = await world.contests.do(stored.id, make(ORGANISER, ""))
    assert [each.value for each in task.targets(ContestVoice(stored, "en"))] == [two.value]
    with refused(ContestCode.NO_MATCH):  # a menu from before
        task.choose(ContestVoice(stored, READER.language), (int(one.value),))


def test_each_task_keeps_its_number_in_buttons() -> None:
    before = (
        "pause resume extend adjust forfeit answer replace disqualify add redraw announce handover cancel deputy seed "
        "move rename"
    )
    assert [task.key for task in TASKS[:17]] == before.split()
    assert [task.number for task in TASKS] == list(range(len(TASKS)))
