"""The laws, each with its heading in docs/leagues.md and the words there that say it; a test looks them up."""

from collections.abc import Mapping
from typing import Final

ALWAYS: Final = "What always holds"
FORMATS: Final = "Results and corrections"
LAWS: Final[Mapping[str, tuple[str, str]]] = {
    "days": (ALWAYS, "A round of a contest in windows lasts its days from when it opens."),
    "lost time": (
        ALWAYS,
        "Time in which nobody can act, because the contest is paused or Bower is away, is added to the round; "
        "if the last hour of a window is lost, at least a day is.",
    ),
    "nobody acts": (
        ALWAYS,
        "Nobody is called off, missed, absent or out of time while nobody can act.",
    ),
    "shown dates": (ALWAYS, "The dates that are shown are those on which it happens."),
    "points": (FORMATS, "win or bye 2, tie 1"),
    "gifts": (ALWAYS, "Nobody has points for a round that nobody of their entry could play"),
    "kept": (ALWAYS, "What has been played stays: neither a later absence nor a substitute takes it away."),
    "order": (ALWAYS, "Nobody is ranked above somebody with more points who has finished."),
    "once": (ALWAYS, "A member stands in the standings once, and in one place of a round."),
    "finished": (ALWAYS, "Whoever has played every round is ranked by points, even after leaving."),
    "title": (ALWAYS, "Without a match played there is no winner and no title."),
    "divisions": (
        "A series",
        "a league's next season with the first two pairs of each division moved up and the last two moved down",
    ),
    "tables": (ALWAYS, "Every running table of a contest belongs to a match that is drawn."),
    "named": (
        ALWAYS,
        "Every forfeit, ruling, absence, agreed time and message is about a match that is drawn; "
        "a round that is drawn again takes with it what was about it.",
    ),
    "told": (
        ALWAYS,
        "Nobody is dropped, moved up, paired, replaced or drawn again by others without a message that calls them.",
    ),
    "mentions": (ALWAYS, "Every mention and every time in a message is one that Discord can read."),
}
