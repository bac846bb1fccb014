"""What members may look at of a contest, and the buttons that lead there."""

from enum import StrEnum
from typing import Final

from bot.contests.state import StoredContest
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.pages import turn_buttons
from bot.panels.core.panel import Button, Buttons
from bot.texts.catalogue import say

_PAGES: Final = 1000


class ContestView(StrEnum):
    """A view. Buttons carry its number in this order: new ones come last."""

    STANDINGS = "standings"
    BRACKET = "bracket"
    RULES = "rules"
    ME = "me"
    """What it is for the member who looks."""
    FIXTURES = "fixtures"
    LOG = "log"

    def is_there(self, stored: StoredContest) -> bool:
        """Whether a contest has it now."""
        match self:
            case ContestView.STANDINGS:
                return bool(stored.contest.seeds)
            case ContestView.FIXTURES:
                return stored.round > 0
            case ContestView.BRACKET:
                return bool(stored.plan.format.bracket_seeds(stored.contest))
            case ContestView.RULES | ContestView.ME | ContestView.LOG:
                return True


VIEWS: Final = tuple(ContestView)


def place_of(view: ContestView, page: int = 0) -> int:
    """The `index` of a press that shows a page, from 0, of a view."""
    return VIEWS.index(view) * _PAGES + min(page, _PAGES - 1)


def read_place(index: int) -> tuple[ContestView, int]:
    """The opposite of `place_of`; the standings for a number that no button has."""
    number, page = divmod(index, _PAGES)
    return (VIEWS[number], page) if number < len(VIEWS) else (ContestView.STANDINGS, 0)


def view_button(stored: StoredContest, view: ContestView, language: str) -> Button:
    """The button that shows a view."""
    press = Press(Verb.CONTEST, stored.id, 0, place_of(view))
    return Button(id=press.button(), label=say(language, f"league-view-{view}"))


def page_buttons(
    stored: StoredContest, view: ContestView, page: int, pages: int, language: str, *, first: int = 0
) -> Buttons:
    """The buttons to the pages, numbered from `first` on, before and after this one."""
    turns = turn_buttons(
        lambda to: Press(Verb.CONTEST_PAGE, stored.id, 0, place_of(view, first + to)), page - first, pages, language
    )
    return Buttons(turns)
