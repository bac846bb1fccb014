"""Laws of the standings: they are judged at every step, and when the contest is over."""

import itertools
from fractions import Fraction

from tests.referee.rows import Event, Record, Standing
from tests.referee.scores import WIN, Sheet, divisions, has_finished, outcomes, parts, sheets
from tests.referee.story import Story, has_come, last_tables
from tests.referee.verdicts import Verdicts


def judge_standings(
    record: Record, story: Story, standings: tuple[Standing, ...], verdicts: Verdicts, *, over: bool
) -> None:
    """The standings that are shown or stored: points, gifts, order, once, finished, title."""
    rows = {row.entrant: row for row in standings}
    if not rows or not story.seeds or (not over and _waits_for_end(record, story)):
        return
    found = sheets(record, story)
    if record.config["format"] != "cup":
        for entrant, sheet in found.items():
            row = rows.get(entrant)
            says = None if row is None else row.points
            verdicts.judge("points", says == sheet.points, f"entrant {entrant}: {says}, the page says {sheet.points}")
    _judge_gifts(record, story, rows, verdicts)
    for division in sorted({row.division for row in standings}):
        _judge_order(record, story, found, [row for row in standings if row.division == division], verdicts)
    _judge_once(record, story, standings, verdicts)
    if over:
        _judge_title(record, story, rows, verdicts)


def _waits_for_end(record: Record, story: Story) -> bool:
    """Whether points are not known before the end: those won without play from a pair of a league that has left."""
    return record.config["format"] == "league" and any(each.left is not None for each in story.taking_part)


def _judge_gifts(record: Record, story: Story, rows: dict[int, Standing], verdicts: Verdicts) -> None:
    """Who was in no round has no points, but for what a pair of a league that has left lost to them without play."""
    if record.config["format"] not in ("hustle", "swiss"):
        return
    there = {entrant for drawn in story.rounds for match in drawn.matches for entrant in match.entrants}
    there |= {entrant for drawn in story.rounds for entrant in drawn.idle}
    for entry in story.taking_part:
        row = rows.get(entry.number)
        if row is not None and (entry.since > 1 or entry.gone or entry.number not in there):
            most = _most(record, story, entry.number)
            verdicts.judge("gifts", most is None or row.points <= most, f"entrant {entry.number} has {row.points}")


def _most(record: Record, story: Story, entrant: int) -> int | None:
    """The most points that pairs can have of the rounds they were in; None for members, whose points have no limit."""
    rounds = [drawn for drawn in story.rounds if drawn.stage == 1]
    had = sum(entrant in drawn.idle or any(entrant in each.entrants for each in drawn.matches) for drawn in rounds)
    return WIN * had if record.size > 1 or not had else None


def _judge_order(
    record: Record, story: Story, found: dict[int, Sheet], rows: list[Standing], verdicts: Verdicts
) -> None:
    """Ranks go by points, then by what the table says; who has not finished comes after all who have."""
    if record.config["format"] == "cup" or story.in_knockout:
        return
    finished = {row.entrant for row in rows if has_finished(record, story, story.entries[row.entrant])}
    for above in rows:
        for below in rows:
            if above.rank >= below.rank or (below.entrant not in finished and above.entrant in finished):
                continue
            fair = above.points >= below.points
            if above.entrant not in finished and below.entrant in finished:
                entry = story.entries[above.entrant]
                fair = not entry.taken_out and entry.left is None
            verdicts.judge("order", fair, f"{above.entrant} ({above.points}) over {below.entrant} ({below.points})")
            if fair and above.points == below.points and record.config["format"] == "hustle":
                ties = [(s.scored - s.conceded, s.won, s.lone) for s in (found[above.entrant], found[below.entrant])]
                verdicts.judge("order", ties[0] >= ties[1], f"tie of {above.entrant} and {below.entrant}: {ties}")
    for row in rows:
        entry = story.entries[row.entrant]
        if entry.left is None or entry.taken_out or row.entrant not in finished or not story.ended:
            continue
        less = [other.entrant for other in rows if other.points < row.points and other.rank < row.rank]
        verdicts.judge("finished", not less, f"{row.entrant} has played every round, and is below {less}")


def _judge_once(record: Record, story: Story, standings: tuple[Standing, ...], verdicts: Verdicts) -> None:
    """A person plays for one line of the standings; those who only stood in, or were replaced, for another as well."""
    lines: dict[int, int] = {}
    for row in standings:
        entry = story.entries.get(row.entrant)
        for player in entry.players if entry is not None else ():
            user = record.same(record.people.get(player, -1))
            if user > 0 and entry is not None:
                lines.setdefault(user, row.entrant)
                verdicts.judge("once", lines[user] == row.entrant, f"a member in {lines[user]} and {row.entrant}")
    drawn = story.rounds[-1] if story.rounds else None
    if drawn is not None:
        seated = [entrant for match in drawn.matches for entrant in match.entrants if entrant > 0] + list(drawn.idle)
        verdicts.judge("once", len(seated) == len(set(seated)), f"twice in round {drawn.number}: {seated}")


def _judge_title(record: Record, story: Story, rows: dict[int, Standing], verdicts: Verdicts) -> None:
    """Nobody is first without a match that somebody of the entry has played, or whose points organisers have set.

    Nor is anybody who has left before the end; who has left a cup has lost it.
    """
    first = [row.entrant for row in rows.values() if row.rank == 1]
    idle = [entrant for entrant in first if not _has_played(record, story, entrant)]
    verdicts.judge("title", not idle, f"{idle} are first without a match played")
    if record.config["format"] != "cup" and not story.in_knockout:
        gone = not all(has_finished(record, story, story.entries[entrant]) for entrant in first)
        verdicts.judge("title", not gone, f"{first} are first, and have left before the end")


def judge_qualified(record: Record, story: Story, event: Event, verdicts: Verdicts) -> None:
    """Whoever is still in a Swiss and not in its knockout has at most the points of each who is; `story` is before."""
    if event.kind != "paired" or event.data.get("stage", 1) == 1 or story.in_knockout:
        return
    points = {entrant: sheet.points for entrant, sheet in sheets(record, story).items()}
    named, others = {*story.qualified}, story.active - {*story.qualified}
    fair = named <= story.active and len(named) == min(record.config["cut"], len(story.active))
    fair = fair and max((points[each] for each in others), default=0) <= min(points[each] for each in named)
    verdicts.judge("qualified", fair, f"{sorted(named)} are in the knockout, and {sorted(others)} are not: {points}")


def _has_played(record: Record, story: Story, entrant: int) -> bool:
    tables = last_tables(record, story)
    for place, outcome in outcomes(record, story).items():
        if entrant in story.match(*place).entrants:
            table = tables.get(place)
            acted = table is not None and has_come(record, story, place, entrant, table)
            if place in story.adjustments or (acted and not outcome.lost):
                return True
    return False


def judge_divisions(before: Record, old: Story, now: Record, new: Story, verdicts: Verdicts) -> None:
    """The divisions of a season are those of the one before, but for those who move, leave and come."""
    if new.by_hand or not before.config["moving"]:
        return
    order = _moved(before, old)
    places = {before.same(before.people[each]): nth for nth, number in enumerate(order) for each in _of(old, number)}

    def place(number: int) -> Fraction | None:
        found = [places[user] for user in (now.same(now.people[each]) for each in _of(new, number)) if user in places]
        return Fraction(sum(found), len(found)) if len(found) == len(_of(new, number)) else None

    again = [number for number in new.seeds if place(number) is not None]
    expected = sorted(again, key=lambda number: place(number) or 0)
    coming = [number for number in new.seeds if number not in again]
    if len(divisions(before, old)) < 2 or len(again) < len(new.seeds) - 1:
        return
    for nth, members in enumerate(parts((*expected, *coming), now.config["division"])):
        found = divisions(now, new)[nth]
        verdicts.judge("divisions", {*members} == {*found}, f"division {nth + 1}: {found}, by the page {members}")


def _of(story: Story, number: int) -> tuple[int, ...]:
    """Whose place it is: not that of a substitute who plays for some rounds."""
    return story.entries[number].owners


def _moved(before: Record, old: Story) -> list[int]:
    """The pairs of all divisions, after the last of each have changed places with the first of the one below."""
    numbers = sorted({row.division for row in before.standings})
    tables = [
        [
            row.entrant
            for row in sorted(before.standings, key=lambda row: (row.rank, row.entrant))
            if row.division == one
        ]
        for one in numbers
    ]
    for upper, lower in itertools.pairwise(tables):
        moving = min(before.config["moving"], len(upper) // 2, len(lower) // 2)
        if moving:
            upper[-moving:], lower[:moving] = lower[:moving], upper[-moving:]
    return [entrant for table in tables for entrant in table]
