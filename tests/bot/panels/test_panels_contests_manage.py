"""What organizers can choose from."""

from dataclasses import replace

import pytest

from bot.contests.templates import Template
from bot.panels.contests.manage import Task, targets_panel
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from tests.bot.panels.test_panels_contests_sizes import stored_of


@pytest.mark.parametrize("task", [Task.ADJUST, Task.FORFEIT, Task.REPLACE, Task.DISQUALIFY])
def test_members_whose_data_was_deleted_are_former_members(task: Task) -> None:
    stored = stored_of(Template.LEAGUE, 4, rounds=1)
    gone = {1, 2, 3}  # a pair, and the first member of another
    people = {n: replace(each, user=-n, name="") if n in gone else each for n, each in stored.people.items()}
    panel = targets_panel(replace(stored, people=people), task, Reader(language="en"))
    labels = [choice.label for each in panel.blocks if isinstance(each, Menu) for choice in each.select.choices]
    assert any("former member" in label for label in labels)
    assert not [label for label in labels if "?" in label or label.startswith((" &", "–"))]
