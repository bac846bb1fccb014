"""What the messages of calls should be, by the tables and contests that they are for."""

from typing import Final, final

from bot.calls.calls import Calls
from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.panels.calls.call import call_for_contest, call_for_table
from bot.panels.core.wanted import Wanted
from bot.posts.rows import Post
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from cogs.live.row_posts import RowPosts
from engine import Refused

_TABLE: Final = "table"
_CONTEST: Final = "contest"


@final
class CallPosts:
    """What calls should say; they are looked at again when their table or contest changes."""

    def __init__(self, posts: RowPosts, calls: Calls, tables: Tables, contests: Contests) -> None:
        self._posts = posts
        self._calls = calls
        self._tables = tables
        self._contests = contests
        self._rows: dict[tuple[str, int], int] = {}
        """The messages of calls that stand, by what they are for."""
        tables.subscribe(self._note_table)
        contests.subscribe(self._note_contest)

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What a call should say now."""
        call = await self._calls.get(post.key.number)
        if call is None:
            return None
        of = (_CONTEST, call.contest) if call.contest is not None else (_TABLE, call.table or 0)
        self._rows[of] = post.id  # first, so that no change of what is read below is missed
        found, now = None, self._calls.clock.now()
        try:
            if call.contest is not None:
                found = call_for_contest(call, await self._contests.look(call.contest), now)
            elif call.table is not None:
                found = call_for_table(call, (await self._tables.look(call.table)).table, now)
        except Refused:  # it is gone, or cannot be read
            found = None
        if found is None:
            self._rows.pop(of, None)
        return found

    def _note_table(self, stored: StoredTable) -> None:
        self._look_at((_TABLE, stored.table.id))

    def _note_contest(self, stored: StoredContest) -> None:
        self._look_at((_CONTEST, stored.id))

    def _look_at(self, of: tuple[str, int]) -> None:
        row = self._rows.get(of)
        if row is not None:
            self._posts.look_at(row)
