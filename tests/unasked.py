"""A law over all scenes: a message notifies only members who asked for it, or of whom somebody asks something.

Read beside the bot: whom a message notifies from its request, what a member asked for from the rows in the database's
file at that moment. What is asked for by joining, and all that may notify:

| message | whom it notifies |
|---|---|
| a call for players | whose bell in that channel rang when it was made, and who sits nowhere |
| a call to a table, or as a partner | one member, whom another one asks |
| of a contest | who signed up, has decided something or has another's seat in it; one who is invited |
| of days in a row that end | who wants that, answered the puzzle before it, and not the one of the day |
| any other in a channel, as the call of a turn | who sits at a running table there |

Nobody is notified who wants no pings, nor by an edit or an answer to a press.
"""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from simcord import Env

_MESSAGES = re.compile(r"POST /channels/(\d+)/messages")
_VERB = re.compile(r'"bower:([a-z]+):')
_ASKS = frozenset({"join", "contestaccept"})
"""Buttons by which a member answers somebody who asks."""
_SITTERS = """SELECT user_id FROM seats JOIN tables ON tables.id = table_id
    WHERE status IN ('lobby', 'playing') AND user_id IS NOT NULL"""
_TAKE_PART = """SELECT user_id FROM contest_players JOIN contests ON contests.id = contest_id
    WHERE guild_id = :guild AND (joined_at > 0 OR :one)
    UNION SELECT user_id FROM contest_players JOIN contest_log USING (contest_id)
    JOIN contests ON contests.id = contest_id
    WHERE guild_id = :guild AND kind = 'substituted' AND json_extract(data, '$.into') = player
    UNION SELECT created_by FROM contests WHERE guild_id = :guild
    UNION SELECT by_id FROM contest_log JOIN contests ON contests.id = contest_id WHERE guild_id = :guild"""
_BELLS = """SELECT bells.*, coalesce(servers.zone, 'UTC') AS clock FROM bells
    LEFT JOIN servers ON servers.guild_id = bells.guild_id WHERE channel_id = :channel"""


class Requests(list[Any]):
    """What SimCord notes of a world, in place of its own list. `unasked` are the faults: whom a message notified."""

    def __init__(self, env: Env, noted: list[Any]) -> None:
        super().__init__(noted)
        self.unasked: list[str] = []
        self._env = env

    def append(self, noted: Any) -> None:
        super().append(noted)
        kind, what, body = noted
        users = _notified(body) if kind == "HTTP" else ()
        services = getattr(self._env.bot, "services", None)
        if users and services is not None:
            file = services.settings.database_url.partition("///")[2]
            with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
                database.row_factory = sqlite3.Row
                self.unasked += (f"{user} by {what}: {body}" for user in self._find(database, what, body, users))

    def _find(self, database: sqlite3.Connection, what: str, body: Any, users: tuple[int, ...]) -> Iterator[int]:
        """Those of the notified who did not ask for it."""
        quiet = {row[0] for row in database.execute("SELECT user_id FROM members WHERE NOT pings")}
        asked = self._asked(database, what, body, users) - quiet
        yield from (user for user in users if user not in asked)

    def _asked(self, database: sqlite3.Connection, what: str, body: Any, users: tuple[int, ...]) -> set[int]:
        """Members whom a message may notify."""
        found = _MESSAGES.fullmatch(what)
        if found is None:
            return set()
        channel, verbs = int(found[1]), {*_VERB.findall(json.dumps(body))}
        if "bell" in verbs:
            seated = {row[0] for row in database.execute(_SITTERS)}
            return {row["user_id"] for row in database.execute(_BELLS, {"channel": channel}) if _rang(row)} - seated
        if verbs & _ASKS and len(users) == 1:
            return {*users}
        here = self._env.backend.channels[channel].guild_id
        of = {"guild": here, "one": len(users) == 1}
        sit = database.execute(f"{_SITTERS} AND channel_id = ?", (channel,))
        return {row[0] for row in (*sit, *database.execute(_TAKE_PART, of))}


def _notified(body: Any) -> tuple[int, ...]:
    message = body.get("data", body) if isinstance(body, dict) else None
    allowed = message.get("allowed_mentions") if isinstance(message, dict) else None
    return tuple(int(user) for user in (allowed or {}).get("users") or ())


def _rang(bell: sqlite3.Row) -> bool:
    """Whether the last call that counts for a bell was in its hours."""
    if bell["called_at"] is None:
        return False
    hour = datetime.fromtimestamp(bell["called_at"] / 1000, UTC).astimezone(ZoneInfo(bell["clock"])).hour
    hours = {each % 24 for each in range(bell["begins"], bell["ends"] + (24 if bell["ends"] <= bell["begins"] else 0))}
    return hour in hours
