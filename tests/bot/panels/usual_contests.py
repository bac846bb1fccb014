"""The panels of contests at their usual size: eight entrants, names of 8 to 12 letters, a description of two lines."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.contests.commands import LoggedCommand
from bot.contests.fields import fields_of
from bot.contests.model import StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.templates import Template, preview
from bot.panels.contests.drafts import draft_panel, templates_panel
from bot.panels.contests.posts import WRITERS, announcement
from bot.panels.contests.rounds import reminder
from bot.panels.contests.signing_up import looking_panel
from bot.panels.core.panel import Block, Menu, Panel
from bot.panels.core.reader import Reader
from engine.contest.events import Cancelled, Player
from tests.bot.panels import largest_contests as sizes
from tests.bot.panels.usual_panels import MEMBERS

ENTRANTS, TIMES = 8, 4
NAME = "Friday evening league"
ABOUT = "Bring a friend. We play for fun, and the winners choose the next snacks."
TEXT = "Nobody came to our table."
STAGES = {
    "open": (Template.SWISS, {"waiting": 1}),
    "checking": (Template.HUSTLE, {"checking": True}),
    "hustle": (Template.HUSTLE, {"rounds": 1}),
    "cup": (Template.CUP, {"rounds": 1}),
    "league": (Template.LEAGUE, {"rounds": 3}),
    "weeks": (Template.WEEKS, {"rounds": 2}),
    "over": (Template.LEAGUE, {"rounds": 5, "over": True, "played": True}),
}
_NOTE = {"round": 1, "place": 0, "player": 1, "text": TEXT, "own": 1, "at": sizes.START, "entrant": 1, "seed": 8}
_NOTE |= {"asked": 1, "withdrawn": 1, "task": "disqualify"}
EVENTS = [
    LoggedCommand(seq=number, happening=LogNote(kind, _NOTE), by=1, by_name=MEMBERS[0], at=0)
    for number, kind in enumerate(NoteKind, start=1)
]
EVENTS += [
    replace(EVENTS[list(NoteKind).index(NoteKind.REASON)], seq=len(EVENTS) + 1),
    LoggedCommand(seq=len(EVENTS) + 2, happening=Cancelled(), by=1, by_name=MEMBERS[0], at=0),
]


def name_of(player: Player) -> str:
    """One of the usual length, which nobody else has."""
    return MEMBERS[player % len(MEMBERS)][:-1] + "aeiouy"[player // len(MEMBERS)]


def usual(stored: StoredContest) -> StoredContest:
    """A contest with usual names and words, and two people who offer to substitute."""
    players = {player for entry in stored.contest.entries.values() for player in entry.players}
    people = {
        player: replace(person, name=name_of(player), looking=player not in players)
        for player, person in stored.people.items()
        if player <= len(players) + 2
    }
    config = replace(stored.plan.config, most=2 * ENTRANTS)
    plan = replace(stored.plan, description=ABOUT, zone="Europe/Rome", role=None, config=config)
    disputes = tuple(replace(each, text=TEXT) for each in stored.notes.disputes[:1])
    notes = replace(stored.notes, disputes=disputes)
    return replace(stored, name=NAME, people=people, plan=plan, notes=notes, number=7)


@cache
def of_stage(stage: str, language: str) -> StoredContest:
    template, more = STAGES[stage]
    return usual(sizes.stored_of(template, ENTRANTS, language, **more))  # type: ignore[arg-type]


def _posts(stored: StoredContest) -> Iterator[tuple[str, Panel]]:
    purposes = (*WRITERS, "round") if stored.round else (*(set(WRITERS) - {"dispute", "ruling"}),)
    for purpose in purposes:
        found = announcement(stored, purpose, sizes.number_of(stored, purpose), EVENTS)
        if found is not None:
            yield f"post-{purpose}", found.panel
    if stored.round:
        drawn = replace(stored, drawn_at=dict.fromkeys(range(1, stored.round + 1), 0))
        found = reminder(drawn, sizes.START // 60_000, dict.fromkeys(stored.open_places, 0))
        if found is not None:
            yield "post-reminder", found.panel


def _few_chosen(panel: Panel) -> Panel:
    """Who says when they can play names four times."""

    def few(block: Block) -> Block:
        if not isinstance(block, Menu):
            return block
        choices = block.select.choices
        chosen = [choice for choice in choices if choice.chosen][:TIMES]
        return Menu(replace(block.select, choices=tuple(replace(each, chosen=each in chosen) for each in choices)))

    return replace(panel, blocks=tuple(map(few, panel.blocks)))


def _panels(stage: str, language: str) -> dict[str, Panel]:
    stored, reader = of_stage(stage, language), Reader(language=language)
    members = sizes.seen_by_members(stored, reader, (EVENTS,))
    organisers = sizes.seen_by_organisers(stored, reader)
    found = {f"member-{nth}": _few_chosen(panel) for nth, panel in enumerate(members)}
    found |= {f"organiser-{nth}": _few_chosen(panel) for nth, panel in enumerate(organisers)}
    return {**found, **dict(_posts(stored)), "looking": looking_panel(stored, reader, sizes.SNOWFLAKE + 1)}


def contests(language: str) -> dict[str, Panel]:
    """All of them, by name: at each stage, and each draft with each of its fields being changed."""
    reader = Reader(language=language)
    found = {"templates": templates_panel(reader)}
    for stage in STAGES:
        found |= {f"{stage}-{name}": panel for name, panel in _panels(stage, language).items()}
    for template in Template:
        stored = usual(sizes.stored_of(template, 0, language))
        shown = preview(stored.plan, 2 * ENTRANTS)
        for field in (None, *fields_of(stored.plan)):
            draft = draft_panel(stored, reader, shown, field=field, saved=(), notices=())
            found[f"draft-{template}-{field or 'whole'}"] = draft
    return found
