"""Laws of presence: those take part who said that they were there, each person once, and who plays for whoever left."""

from tests.referee.rows import Event, Record
from tests.referee.story import Place, Story, last_tables
from tests.referee.verdicts import Verdicts


class Presence:
    """Follows who has checked in since checking in began last."""

    def __init__(self) -> None:
        self._entries: dict[int, int | None] = {}
        """Who has pressed for each."""
        self._players: set[int] = set()
        """Those without a partner."""
        self._parted: int | None = None
        """Who had pressed for the pair that one has left last."""
        self._late: dict[int, bool] = {}
        """Pairs that have come back, and whether a round was drawn without them."""
        self._ruled: set[Place] = set()
        """Matches on which organizers have ruled, also if they have taken it back."""

    def judge_event(self, record: Record, before: Story, event: Event, verdicts: Verdicts) -> None:
        """One more decision; `before` is the contest before it."""
        data = event.data
        match event.kind:
            case "checking":
                self._entries, self._players = {}, set()
            case "checked":
                self._entries[data["entrant"]] = event.by
            case "ready":
                if _is(record, data["player"], event.by) or _is(record, data["player"], self._parted):
                    self._players.add(data["player"])
            case "left" if not before.seeds:
                self._parted = self._entries.pop(data["entrant"], None)
            case "substituted" if not before.seeds:
                if _is(record, data["out"], self._entries.get(data["entrant"])):
                    del self._entries[data["entrant"]]  # whoever is seated has pressed nothing
            case "joined":
                self._note_return(before, data["entrant"])
            case "substituted":
                entry = before.entries[data["entrant"]]
                if entry.alone == data["out"] and entry.number in self._late:
                    late = self._late[entry.number]
                    verdicts.judge("left alone", not late, f"somebody comes for entrant {entry.number} after a draw")
            case "adjusted" | "forfeited":
                self._note_ruling(record, before, event, verdicts)
            case "absent":
                self._judge_absence(record, before, event, verdicts)
            case "undrawn":
                self._ruled = {place for place in self._ruled if place[0] < data["round"]}
            case "seeded":
                self._judge_start(record, before, data["order"], verdicts)
            case _:
                pass

    def _judge_start(self, record: Record, before: Story, order: list[int], verdicts: Verdicts) -> None:
        asked = record.config["pace"] == "live" and record.plan.get("check_in", True)
        seen = dict[int, int]()
        for entrant in order:
            players = before.entries[entrant].players
            there = entrant in self._entries or self._players.issuperset(players)
            if asked:
                verdicts.judge("there", there, f"entrant {entrant} has not checked in and takes part")
            for player in players:
                user = record.people.get(player, -player)
                person = record.merges.get(user, user)
                verdicts.judge("once", person not in seen, f"{person} starts for {seen.get(person)} and {entrant}")
                seen[person] = entrant

    def _note_ruling(self, record: Record, before: Story, event: Event, verdicts: Verdicts) -> None:
        """What a match came to by a ruling goes only where its game says something else."""
        place = event.data["round"], event.data["place"]
        if event.by is not None:
            self._ruled.add(place)
        if event.kind == "adjusted" and event.data["points"] is None:
            table = last_tables(record, before).get(place)
            forfeited = any(key[:2] == place for key in before.forfeits)
            there = table is None or table.running or table.counts or forfeited
            verdicts.judge("taken back", there, f"the ruling on {place}, of which no game counts")

    def _judge_absence(self, record: Record, before: Story, event: Event, verdicts: Verdicts) -> None:
        number, entrant = event.data["round"], event.data["entrant"]
        matches = before.rounds[number - 1].matches if 1 <= number <= len(before.rounds) else ()
        place = next(((number, at) for at, match in enumerate(matches) if entrant in match.entrants), (number, -1))
        table = last_tables(record, before).get(place)
        stands = place in before.adjustments or any(key[:2] == place for key in before.forfeits)
        fair = place not in self._ruled or (not stands and table is not None and table.counts)
        verdicts.judge("ruled", fair, f"entrant {entrant} is absent from {place}, on which organizers have ruled")

    def _note_return(self, before: Story, entrant: int) -> None:
        """A pair that one has left alone goes on: with both of before, or with a substitute."""
        entry = before.entries.get(entrant)
        if entry is not None and entry.left is not None and entry.alone:
            self._late[entrant] = entry.left <= len(before.rounds)


def _is(record: Record, player: int, user: int | None) -> bool:
    """Whether a player is the member with this account, or with another of the same person."""
    return user is not None and player in record.people and record.same(record.people[player]) == record.same(user)
