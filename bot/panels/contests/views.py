"""What members may look at of a contest, and the buttons that lead there."""

from enum import StrEnum
from typing import Final

from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.pages import turn_buttons
from bot.panels.core.panel import Button, Buttons

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
                return stored.plan.format.knocks_out and bool(stored.contest.seeds)
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


def view_button(voice: ContestVoice, view: ContestView) -> Button:
    """The button that shows a view."""
    return voice.button(Verb.CONTEST, f"league-view-{view}", index=place_of(view))


def page_buttons(voice: ContestVoice, view: ContestView, page: int, pages: int, *, first: int = 0) -> Buttons:
    """The buttons to the pages, numbered from `first` on, before and after this one."""

    def press(to: int) -> Press:
        return voice.press(Verb.CONTEST_PAGE, index=place_of(view, first + to))

    return Buttons(turn_buttons(press, page - first, pages, voice.language))
