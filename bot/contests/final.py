"""The final of a season: a cup of the first in its table. Who is called, who may join, and who plays with whom."""

import sys
from dataclasses import replace
from typing import Final

from bot.clock import HOUR_MS
from bot.contests.commands import ContestChange
from bot.contests.dates import pace_of
from bot.contests.entries import LineUp, is_there, pairs_in_order, singles
from bot.contests.model import Deadline, DeadlineKind, Person, StoredContest
from bot.contests.plan import Plan
from bot.contests.posts import MOST_CALLED, Purpose
from bot.contests.templates import contest_rules, with_best_of_three
from engine import PRESETS, BadRules, Refused
from engine.contest.config import Config, Format, Seeding
from engine.contest.events import Entry, Player
from engine.contest.season import SeasonRow
from engine.rules.presets import base_of

NEXT: Final = (DeadlineKind.CALL, 0)
"""The deadline that stands until the next in the table are called."""


def final_plan(night: Plan) -> Plan:
    """The plan of a final: a cup of the best of three games, by the rules, clock and pace of the season's nights."""
    try:
        rules = night.format.without_table_rules(night.rules, PRESETS[base_of(night.rules, night.preset)])
        rules, preset = with_best_of_three(contest_rules(Format.CUP, rules), wanted=True), night.preset
    except (BadRules, Refused):
        preset = "north-american"
        rules = with_best_of_three(contest_rules(Format.CUP, PRESETS[preset]), wanted=True)
    before = night.config
    config = Config(format=Format.CUP, least=2, most=night.final.members // 2, seeding=Seeding.SEASON)
    config = replace(config, pace=before.pace, days=before.days, rated=before.rated)
    return replace(night, config=config, rules=rules, preset=preset, check_in=True, opens=())


def calls_next_at(plan: Plan) -> int:
    """When the next in the table are called: an hour before check-in."""
    return plan.starts_at - pace_of(plan).check_in_ms - HOUR_MS


def call_next(stored: StoredContest, now: int) -> ContestChange | None:
    """A step that is due before the start of a final: the next in the table are called; later, if the start is."""
    due = stored.deadlines.get(NEXT)
    if due is None or now < due.due_at:
        return None
    at = calls_next_at(stored.plan)
    if now < at:
        return ContestChange(deadlines={NEXT: Deadline(at, None)})
    return ContestChange(deadlines={NEXT: None}, posts=((Purpose.FINALISTS, 1),))


def _rows(stored: StoredContest) -> tuple[SeasonRow, ...]:
    return () if stored.season is None else stored.season.rows


def places(stored: StoredContest) -> int:
    """How many rows of the table have a place: of members two for each pair."""
    return stored.plan.config.most * (1 if stored.plan.final.mode == "pairs" else 2)


def may_join(stored: StoredContest, user: int) -> bool:
    """Whether a member may join a final now: who is in the table, once the next are called; before, the first."""
    person, most = stored.person_of(user), places(stored) if NEXT in stored.deadlines else sys.maxsize
    return any(person in row.who and row.rank <= most for row in _rows(stored))


def users_to_call(stored: StoredContest, number: int) -> tuple[int, ...]:
    """The persons who are called and have not joined: the first in the table, or the next where places are free."""
    rows, most = _rows(stored), places(stored)
    joined = {stored.person_of(person.user) for person in singles(stored)}
    found = [row for row in rows if row.rank <= most]
    if number:
        free = most - sum(joined.issuperset(row.who) for row in rows)
        found = [row for row in rows if row.rank > most and not joined.issuperset(row.who)][: max(0, free)]
    return tuple(dict.fromkeys(person for row in found for person in row.who if person not in joined))[:MOST_CALLED]


def line_up_final(stored: StoredContest) -> LineUp:
    """Those who have checked in, in pairs, in the order of the table; who is level there, by the time of joining."""
    there, out = dict[int, Person](), dict[Player, str]()
    for person in singles(stored):
        if is_there(stored, person.player):
            there[stored.person_of(person.user)] = person
        else:
            out[person.player] = "absent"

    def order(row: SeasonRow) -> tuple[int, int]:
        return row.rank, min(there[person].joined_at for person in row.who)

    found = [
        tuple(there[person] for person in row.who)
        for row in sorted((row for row in _rows(stored) if there.keys() >= {*row.who}), key=order)
    ]
    most, pairs = stored.plan.config.most, list[tuple[Person, Person]]()
    if stored.plan.final.mode != "pairs":
        first = [one for (one,) in found[: 2 * most]]
        out |= {one.player: "place" for (one,) in found[2 * most :]}
        pairs += pairs_in_order(stored, first[: len(first) // 2 * 2], ends=stored.plan.final.mode == "ends")
    else:
        for one, two in found:
            if not {one.player, two.player} & {each.player for pair in pairs for each in pair}:
                pairs.append((one, two))
        out |= {each.player: "place" for pair in pairs[most:] for each in pair}
        del pairs[most:]
    paired = {each.player for pair in pairs for each in pair}
    out = dict.fromkeys((each.player for each in there.values() if each.player not in paired), "partner") | out
    numbered = enumerate(pairs, start=stored.next_entrant)
    made = tuple(Entry(number, (one.player, two.player)) for number, (one, two) in numbered)
    return LineUp(entries=made, new=made, out=tuple(sorted(out.items())))
