"""Laws of rounds: what is about a match is about one that is drawn, and what was played is not taken away."""

from tests.referee.rows import Event, Record
from tests.referee.story import Place, Story, have_played, last_tables
from tests.referee.verdicts import Verdicts

ABOUT_A_MATCH = frozenset({"forfeited", "adjusted", "agreed", "disputed", "ruled", "watched"})
"""Kinds of events with a round and a place."""
ABOUT_A_ROUND = frozenset({"absent", "whistled", "missing", "closed", "extended", "undrawn", "substituted"})
OF_A_ROUND = ("round", "whistle", "standings")
"""Purposes of messages whose number is a round."""
DUE_IN_A_ROUND = frozenset({"missing", "whistle", "next", "reminder"})


def judge_event(record: Record, story: Story, event: Event, verdicts: Verdicts) -> None:
    """A decision names what is drawn when it is made; `story` is the contest before it."""
    if event.kind in ABOUT_A_MATCH:
        place = event.data["round"], event.data["place"]
        verdicts.judge("named", story.is_drawn(*place), f"{event.kind} of {place} in event {event.seq}")
    elif event.kind in ABOUT_A_ROUND:
        number = event.data["round"]
        there = (
            0 <= number - 1 <= len(story.rounds) if event.kind == "substituted" else 1 <= number <= len(story.rounds)
        )
        verdicts.judge("named", there, f"{event.kind} of round {number} in event {event.seq}")
    elif event.kind == "paired":
        verdicts.judge("named", event.data["round"] == len(story.rounds) + 1, f"round {event.data['round']} is drawn")
    if event.by is None and event.kind == "forfeited":
        _judge_kept(record, story, event, event.data["side"], None, verdicts)
    if event.by is None and event.kind == "absent":
        _judge_kept(record, story, event, None, event.data["entrant"], verdicts)


def _judge_kept(
    record: Record, story: Story, event: Event, side: int | None, entrant: int | None, verdicts: Verdicts
) -> None:
    """Nobody forfeits or is absent in a round in which anybody of the entry has played, whoever sits there now."""
    number = event.data["round"]
    if not 1 <= number <= len(story.rounds):
        return
    for at, match in enumerate(story.rounds[number - 1].matches):
        if side is not None and at != event.data["place"]:
            continue
        theirs = match.sides[side] if side is not None else (entrant,)
        if entrant is not None and entrant not in match.entrants:
            continue
        table = last_tables(record, story).get((number, at))
        players = {
            player for each in theirs if each in story.entries for player in story.entries[each].players_in(number)
        }
        acted = table is not None and have_played(record, table, players)
        verdicts.judge("kept", not acted, f"{event.kind} of {theirs} in round {number}, who have played")


def judge_rows(record: Record, story: Story, verdicts: Verdicts) -> None:
    """What is stored beside the decisions belongs to rounds that are drawn, and so do tables at play."""
    drawn = len(story.rounds)
    for table in record.links:
        if table.running:
            place: Place = table.round, table.place
            counts = story.is_drawn(*place) and last_tables(record, story)[place].id == table.id
            verdicts.judge("tables", counts, f"table {table.id} of {place} goes on")
    for table in record.strays:
        verdicts.judge("tables", False, f"table {table} of no match goes on")
    for kind, number in record.deadlines:
        if kind in DUE_IN_A_ROUND:
            verdicts.judge("named", number <= drawn, f"{kind} of round {number} is due")
    for place in record.slots:
        verdicts.judge("named", story.is_drawn(*place), f"times of {place}")
