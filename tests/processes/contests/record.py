"""What the database and the stand-in have of a contest."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.contests.rebuild import differences
from bot.store.database import Database
from bot.store.vault import Vault
from tests.processes.contests.forks import KEY
from tests.processes.people import offers, public
from tests.standin import Guild, Message, StandIn

_EVENTS = "SELECT kind, data, by_id FROM contest_log WHERE contest_id = ? ORDER BY seq"


class Outcome(NamedTuple):
    """What a contest came to, without what differs from run to run: times and the numbers of members and messages."""

    events: list[tuple[str, str, str]]
    standings: list[tuple[object, ...]]
    posts: list[tuple[int, str, int]]
    matches: list[tuple[int, int, int]]
    texts: list[str]
    """Of all messages that are no answers, sorted: a message that was posted twice is there twice."""

    def beyond(self, other: Outcome) -> list[str]:
        """What this one has more of than the other."""
        found = zip(self._fields, self, other, strict=True)
        return [f"{name}: {x}" for name, mine, others in found for x in (Counter(mine) - Counter(others)).elements()]


@dataclass(frozen=True)
class Record:
    """Reads, and changes nothing. The contest is the first of its database, or a final, the second."""

    discord: StandIn
    guild: Guild
    database: Path
    contest: int = 1

    def ask(self, query: str, *values: object) -> list[tuple]:
        with contextlib.closing(sqlite3.connect(self.database)) as base:
            return base.execute(query, values).fetchall()

    def events(self, kind: str) -> list[dict]:
        """What the events of a kind say."""
        return [json.loads(data) for name, data, _ in self.ask(_EVENTS, self.contest) if name == kind]

    def more(self, kind: str, count: int, after: int = 0) -> str:
        """The query whether there are more than so many events of a kind, or in a final members who have signed up.

        Of that which follows it with `after=1`.
        """
        of = "players WHERE" if self.contest > 1 and kind == "joined" else f"log WHERE kind = '{kind}' AND"
        return f"SELECT count(*) > {count} FROM contest_{of} contest_id = {self.contest + after}"  # noqa: S608

    def is_in(self, nth: int) -> bool:
        """Whether a member has signed up."""
        player = self._players().get(self.guild.users[nth].id)
        if self.contest > 1:  # pairs are made at the start
            return player is not None
        return any(player in data["players"] for data in self.events("joined"))

    def asks(self, nth: int) -> bool:
        """Whether a member has asked another to be the partner."""
        query = "SELECT invited FROM contest_players WHERE contest_id = ? AND user_id = ?"
        return any(invited for (invited,) in self.ask(query, self.contest, self.guild.users[nth].id))

    def is_checked_in(self, nth: int) -> bool:
        """Whether a member has said to be there."""
        player = self._players().get(self.guild.users[nth].id)
        return any(data["player"] == player for data in self.events("ready"))

    def _players(self) -> dict[int, int]:
        return dict(self.ask("SELECT user_id, player FROM contest_players WHERE contest_id = ?", self.contest))

    def was_there_at(self, at: int) -> bool:
        """Whether the bot has written a sign of life since a time, milliseconds UTC."""
        return bool(self.ask("SELECT count(*) FROM life WHERE alive_at >= ?", at)[0][0])

    def are_on(self) -> bool:
        """Whether a table of the contest is on."""
        query = "SELECT count(*) FROM tables WHERE contest_id = ? AND status NOT IN ('over', 'closed')"
        return bool(self.ask(query, self.contest)[0][0])

    def are_shown(self) -> bool:
        """Whether every table that is on has its message."""
        return not self.ask("SELECT count(*) FROM tables WHERE status = 'playing' AND message_id IS NULL")[0][0]

    def are_painted(self) -> bool:
        """Whether no message shows a table that is on."""
        return not any(public(channel, "hand") for channel in self.guild.channels.values())

    def moves(self) -> int:
        """How often members have acted at tables."""
        return self.ask("SELECT count(*) FROM log WHERE user_id IS NOT NULL")[0][0]

    def posted(self, purpose: str, number: int | None = None, after: int = 0) -> bool:
        """Whether a message of a contest is posted, and that is stored; without a number any for the purpose.

        Of that which follows it with `after=1`.
        """
        query = "SELECT message_id, number FROM contest_posts WHERE contest_id = ? AND purpose = ?"
        return any(
            message and number in (None, found) for message, found in self.ask(query, self.contest + after, purpose)
        )

    def has_posted_all(self) -> bool:
        """Whether no message is wanted any more."""
        return not self.ask("SELECT count(*) FROM contest_posts WHERE message_id IS NULL")[0][0]

    def texts(self) -> list[str]:
        """Of all messages, without times, with places in lists instead of the numbers of members and channels."""
        found = sorted(self._named(message.text) for message in self._messages())
        return [re.sub(r"<t:\d+(:\w)?>", r"<t\1>", text) for text in found]

    def _messages(self) -> list[Message]:
        """Without answers and invitations to be a partner: a kill leaves one stored, but not posted."""
        everything = [message for channel in self.guild.channels.values() for message in channel.messages.values()]
        return [message for message in everything if message.origin is None and not offers(message, "contestaccept")]

    def _named(self, text: str) -> str:
        for nth, user in enumerate(self.guild.users):
            text = text.replace(str(user.id), f"member {nth}")
        for nth, channel in enumerate(self.guild.channels):
            text = text.replace(str(channel), f"channel {nth}")
        return text

    async def outcome(self) -> Outcome:
        """What there is at the end; the stored rows are those that the events make."""
        base = await Database.open(f"sqlite+aiosqlite:///{self.database}", read_only=True)
        try:
            vault = await Vault.open(base, KEY)
            async with base.read() as connection:
                assert await differences(connection, vault.unseal) == []
        finally:
            await base.close()
        posts = self.ask("SELECT contest_id, purpose, number, message_id FROM contest_posts ORDER BY 1, 2, 3")
        stored = [message for *_, message in posts if message]
        assert len(stored) == len(set(stored)), "two posts have one message"
        tables = [message for (message,) in self.ask("SELECT message_id FROM tables")]
        unknown = [message.text for message in self._messages() if message.id not in (*stored, *tables)]
        assert unknown == [], f"posted twice, or not stored: {unknown}"
        matches = self.ask("SELECT contest_id, round, place FROM contest_tables ORDER BY 1, 2, 3")
        assert len(matches) == len(set(matches)) == len(tables), "a match was opened twice"
        return Outcome(
            events=[(kind, data, self._named(str(by))) for kind, data, by in self.ask(_EVENTS, self.contest)],
            standings=self.ask("SELECT * FROM contest_standings ORDER BY contest_id, entrant"),
            posts=[(contest, purpose, number) for contest, purpose, number, _ in posts],
            matches=matches,
            texts=self.texts(),
        )
