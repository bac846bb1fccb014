"""The laws, each with its heading in docs/leagues.md and the words there that say it; a test looks them up."""

from collections.abc import Mapping
from typing import Final

ALWAYS: Final = "What always holds"
CASES: Final = "What happens if…"
LAWS: Final[Mapping[str, tuple[str, str]]] = {
    "days": (CASES, "It has all its days from when it opens, also if Bower was away"),
    "lost time": (CASES, "A round is longer by that time, and a window by at least a day if its last hour was lost"),
    "no sooner": (CASES, "No round ends sooner than it was to end."),
    "nobody acts": (CASES, "Nothing is due, and nobody is absent, meanwhile."),
    "shown dates": (ALWAYS, "The dates that are shown are those on which it happens."),
    "calendar file": (
        CASES,
        "all later rounds move with it: schedule, *Find a time*, reminders, calendar file and event",
    ),
    "offered times": ("Results and corrections", "each chooses when they could play, from now to the end of the round"),
    "next round": (ALWAYS, "The next round opens when *Me* says so."),
    "you're in": (ALWAYS, "Who reads *You're in* is drawn, unless they leave, are taken out or don't check in."),
    "arrows": (ALWAYS, "An arrow in the standings points to where the pair goes, and without one it stays"),
    "points": ("Results and corrections", "win or bye 2, tie 1"),
    "ruled": ("Who doesn't come", "Where you have ruled, nobody was absent"),
    "taken back": (CASES, "The ruling on a match of which no game counts can't be taken back"),
    "gifts": (CASES, "rounds they missed count 0"),
    "kept": (CASES, "What has been played stays, and so does having come: both belong to the entry."),
    "order": (ALWAYS, "Nobody with fewer points is ranked above somebody who has finished."),
    "once": (ALWAYS, "A member stands in the standings once, and in one place of a round."),
    "there": ("Your first evening", "Members who have not checked in at the start don't take part"),
    "left alone": ("Who doesn't come", "or offers before the next round is drawn"),
    "finished": (CASES, "They have finished, and keep their place."),
    "title": (CASES, "A title needs a match that a member of the entry has played"),
    "qualified": (CASES, "the standings as they are then say who plays it"),
    "divisions": (
        "A series",
        "a league's next season with the first two pairs of each division moved up and the last two moved down",
    ),
    "moves up": ("Results and corrections", "the winners of a table move up to the one before and its losers stay"),
    "new partner": ("Results and corrections", "Nobody plays with the partner of the round before"),
    "tables": (ALWAYS, "Every running table of a contest belongs to a match that is drawn"),
    "named": (ALWAYS, "and so does every forfeit, ruling, absence, agreed time and message"),
    "told": (ALWAYS, "Nobody's entry is changed by others, or by Bower, without a message that calls them."),
    "mentions": (ALWAYS, "Every mention and every time in a message is one that Discord can read."),
}
