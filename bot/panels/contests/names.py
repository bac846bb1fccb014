"""What contests are called."""

from typing import Final

from bot.contests.listing import ListedContest
from bot.contests.state import StoredContest
from bot.panels.core.names import escape, plain
from bot.stats.read.titles import Placing

LONGEST_NAME: Final = 48


def title_of(contest: StoredContest | ListedContest | Placing) -> str:
    """The name of a contest, and its number in a series; ready for Markdown."""
    name = escape(contest.name, LONGEST_NAME)
    return f"{name} #{contest.number}" if contest.number > 1 else name


def label_of(contest: ListedContest, longest: int) -> str:
    """The same for labels and choices, in which no Markdown works; the number, which tells seasons apart, is whole."""
    number = f" #{contest.number}" if contest.number > 1 else ""
    return plain(contest.name, longest - len(number)) + number
