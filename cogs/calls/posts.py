"""What the messages of calls should be, by the tables that they are for."""

from typing import final

from bot.calls.calls import Calls
from bot.panels.calls.call import call_for_table
from bot.panels.core.wanted import Wanted
from bot.posts.rows import Post
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from cogs.live.row_posts import RowPosts
from engine import Refused


@final
class CallPosts:
    """What calls should say; they are looked at again when their table changes."""

    def __init__(self, posts: RowPosts, calls: Calls, tables: Tables) -> None:
        self._posts = posts
        self._calls = calls
        self._tables = tables
        self._rows: dict[int, int] = {}
        """The messages of calls that stand, by their tables."""
        tables.subscribe(self._note_table)

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What a call should say now."""
        call = await self._calls.get(post.key.number)
        if call is None:
            return None
        self._rows[call.table] = post.id  # first, so that no change of what is read below is missed
        try:
            table = (await self._tables.look(call.table)).table
            found = call_for_table(call, table, self._calls.clock.now())
        except Refused:  # it is gone, or cannot be read
            found = None
        if found is None:
            self._rows.pop(call.table, None)
        return found

    def _note_table(self, stored: StoredTable) -> None:
        row = self._rows.get(stored.table.id)
        if row is not None:
            self._posts.look_at(row)
