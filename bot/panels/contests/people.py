"""What the members of a contest are called, also those whose data was deleted."""

from collections.abc import Callable

from bot.contests.state import Person, StoredContest
from bot.panels.core.names import escape
from bot.texts.catalogue import say
from bot.user_text import tidy
from engine.contest.events import Entrant, Player


def name_of(stored: StoredContest, player: Player | None, language: str, show: Callable[[str], str] = escape) -> str:
    """A player's name, made ready for Markdown, or for labels by `show=plain`; "former member" if it is gone."""
    person = stored.people.get(player or 0)
    name = "" if person is None else seen_name(person, language)
    return show(name) if name else say(language, "former-member")


def seen_name(person: Person, language: str) -> str:
    """A member's name; one that shows nothing is a number, by which members tell each other apart. Empty if gone."""
    if not person.name or tidy(person.name):
        return person.name
    return say(language, "picture-player", number=person.player)


def names_of(
    stored: StoredContest, entrant: Entrant, language: str | None = None, show: Callable[[str], str] = escape
) -> str:
    """The names of an entrant's players; without a language in that of the contest."""
    players = stored.contest.entries[entrant].players
    return " & ".join(name_of(stored, player, language or stored.plan.language, show) for player in players)


def deputies_of(stored: StoredContest) -> tuple[Person, ...]:
    """Who organises it beside its organiser."""
    people = (stored.people[player] for player in sorted(stored.notes.deputies) if player in stored.people)
    return tuple(person for person in people if person.user > 0)
