"""Shows in channels what is wanted there: compares it with what is stored, and sends, edits and deletes."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias, final

from cachetools import LRUCache

from bot.clock import Clock
from bot.due import Due
from bot.logs import about
from bot.members.preferences import Members
from bot.panels.core.panel import Panel, Wanted, panel_digest
from bot.posts import Keeps, Post, Posts
from bot.servers import Servers
from bot.store.errors import DatabaseError
from bot.tasks import Backoff
from cogs.discord_errors import ChannelState, log_failure, one_line, passes, refusal, refuses_message, way_out
from cogs.interactions.permissions import notifying
from cogs.live.messages import Askers, Messages, Where
from cogs.live.pace import AGAIN_AFTER_MS, EditPace, Retries
from cogs.live.posting import ChannelQueues, Item, Job, OtherJob, Owner, PostSource, nonce

_log = logging.getLogger(__name__)
_RETRY: Final = Backoff((5, 15))
_LONGEST: Final = 24 * 3600.0
"""Seconds until something is looked at again at the latest, while it will change by the clock."""
_AGAIN: Final = 1.0
"""Seconds after which what a channel was to show that is gone is looked at again: it may go elsewhere."""
_REMEMBERED: Final = 1000
"""Messages that were refused, or could not be stored."""


class _Key(NamedTuple):
    owner: Owner
    guild: int
    of: Hashable


@final
class Desk:
    """Remembers nothing but what it waits for: what is wanted is asked again each time, so that a restart goes on.

    Each channel has a queue. A message refused for good is put aside until it is to show something else; what fails is
    tried again, later and later.
    """

    def __init__(
        self,
        messages: Messages,
        askers: Askers,
        *,
        servers: Servers,
        members: Members,
        pace: EditPace,
        clock: Clock,
    ) -> None:
        self._messages = messages
        self._askers = askers
        self._servers = servers
        self._members = members
        self._pace = pace
        self._clock = clock
        self._sources: dict[str, PostSource] = {}
        self._failures: dict[tuple[Owner, int], int] = {}
        """How often in a row each owner has failed in a channel, and 0 for looking at it."""
        self._refused: LRUCache[_Key, str] = LRUCache(_REMEMBERED)
        """What messages that stay were to show when Discord refused it."""
        self._unnoted: LRUCache[_Key, tuple[Callable[[], Awaitable[bool]], Job]] = LRUCache(_REMEMBERED)
        """Messages of which something could not be stored: whether they are stored as they were, and what stores it."""
        self._told: LRUCache[Owner, Callable[[str], Awaitable[None]]] = LRUCache(_REMEMBERED)
        """What tells members that something they have asked for is refused."""
        self._looking: set[Owner] = set()
        """Owners that are looked at just now."""
        self._queues = ChannelQueues[_Key](
            failed=self._note_failures, done=self._note_success, again=lambda key: self.look_at(key.owner)
        )
        self._due = Due[Owner](
            self._look, name="desk", failed=lambda owner, error: self._note_failure(owner, 0, error), retry=_RETRY
        )
        self._retries = Retries[Owner](self._try_again)

    def add(self, name: str, source: PostSource) -> None:
        """Ask a source about owners of its name."""
        self._sources[name] = source

    async def start(self) -> None:
        """Begin, with what was wanted before the start."""
        self._due.start()
        await self.look_at_all()

    async def look_at_all(self) -> None:
        """Look at what is wanted, and at messages that may have changed while nobody listened."""
        for name, source in self._sources.items():
            for number in await source.to_show():
                self.look_at(Owner(name, number))

    async def close(self) -> None:
        """Stop; the next start goes on."""
        self._retries.close()
        await self._due.close()
        await self._queues.close()

    def look_at(self, owner: Owner, seconds: float = 0.0) -> None:
        """Look at what is wanted of an owner once more, now or later."""
        self._due.look_at(owner, min(seconds, _LONGEST))

    def look_when(self, owner: Owner, at: int) -> None:
        """Look again at a time, milliseconds UTC."""
        self.look_at(owner, max(at - self._clock.now(), 1) / 1000)

    def forget(self, owner: Owner) -> None:
        """Nothing is wanted of an owner any more."""
        for failed in [each for each in self._failures if each[0] == owner]:
            del self._failures[failed]
        self._retries.forget(owner)
        self._due.forget(owner)

    def tell_if_refused(self, owner: Owner, tell: Callable[[str], Awaitable[None]]) -> None:
        """Tell a member who has just asked for something of an owner if it is refused, by the key of a sentence."""
        self._told[owner] = tell

    async def say_refused(self, owner: Owner, key: str) -> None:
        """Tell whoever has asked for it, once, that Discord refuses something of an owner, and what would help."""
        if (tell := self._told.pop(owner, None)) is not None:
            try:
                await tell(key)
            except Exception as error:  # the answer's token may be too old
                log_failure(_log, "a refusal could not be told", error)

    def note_refusal(self, owner: Owner, guild: int) -> None:
        """Look at an owner again once something has changed in the server."""
        self._retries.note(owner, guild)

    def try_again(self, where: int) -> None:
        """Something has changed in a server, or went through in a channel, which may take messages again."""
        self._retries.note_change(where)

    def _try_again(self, owner: Owner) -> None:
        self._messages.ask_again()
        self.look_at(owner)

    # --- what

    async def _look(self, owner: Owner) -> None:
        """Put into the queues what an owner wants."""
        with about(**{owner.source: owner.number}):
            failed = False
            self._looking.add(owner)
            try:
                async for found in self._sources[owner.source].find(owner.number):
                    if isinstance(found, OtherJob):
                        self._queues.put(found.channel, _Key(owner, found.guild, found.key), found.job)
                    elif isinstance(found, Exception):  # over this one message: the next ones go
                        self.look_at(owner, self._note_failure(owner, 0, found))
                        failed = True
                    else:
                        await self._put(owner, *found)
            finally:
                self._looking.discard(owner)
            if not failed:
                self._failures.pop((owner, 0), None)

    async def _put(self, owner: Owner, item: Item, wanted: Wanted | None) -> None:
        """Put a message into the queue of its channel if anything is to be done about it, else take it out."""
        channel, digest, key = item.posted_in or item.channel, None, _Key(owner, item.guild, item.key)
        job: Job | None = None
        if key in self._unnoted:
            await self._note_at_last(key)
            return
        if wanted is None:
            job = partial(self._end, key, item)
        elif item.message is None and wanted.not_before > self._clock.now():
            self.look_when(owner, wanted.not_before)
        else:
            if wanted.changes_at is not None:
                self.look_when(owner, wanted.changes_at)
            panel = wanted.say((await self._servers.get(item.guild)).language)
            digest = panel_digest(panel, 0)
            if item.message is None or _has_moved(item):
                wanted = wanted if item.message is None else wanted.without_calls()
                channel, job = item.channel, partial(self._send, key, item, wanted, panel, digest)
            elif item.shown != digest:
                job = partial(self._edit, key, item, wanted, panel, digest)
        if job is None or (digest is not None and self._refused.get(key) == digest):
            self._queues.drop(key)  # perhaps an edit is on its way to what was wanted meanwhile
        else:
            self._queues.put(channel, key, partial(self._carry_out, key, item, digest, job))

    async def _carry_out(self, key: _Key, item: Item, digest: str | None, job: Job) -> None:
        """Do what is to be done about a message, if it still is; put aside what Discord refuses for good."""
        with about(**{key.owner.source: key.owner.number}):
            if not await item.is_current():
                self.look_at(key.owner)
                return
            try:
                await job()
            except Exception as error:
                if refuses_message(error):
                    await self.say_refused(key.owner, way_out(error))
                    _log.error("Discord refuses %s, which is put aside: %s", item.key, one_line(error))
                    if digest is None or item.keeps is Keeps.STAYS:
                        await self._finish(key, item)
                    else:
                        self._refused[key] = digest
                elif item.is_elsewhere and refusal(error) is not None:
                    await self._finish(key, item)
                else:
                    raise
            if key.owner in self._looking and not await item.is_current():
                self.look_at(key.owner)  # the look may compare with what was stored before

    async def _send(self, key: _Key, item: Item, wanted: Wanted, panel: Panel, digest: str) -> None:
        users = await self._members.who_want_pings(wanted.calls)
        role = wanted.role if self._members.pings else None
        if role is not None and wanted.asker is not None:
            role = role if await self._askers.may_call(item.guild, item.channel, wanted.asker, role) else None
        called, silent = notifying(users, [] if role is None else [role]), not users and role is None
        where = Where(item.guild, item.channel)
        sent = await self._messages.send(panel, where, item.nonce, called, silent=silent, plain=wanted.plain)
        done = sent is None or item.keeps is Keeps.STAYS
        is_older = sent is not None and not sent.is_current and not done
        message, shown = None if sent is None else sent.id, None if is_older else digest
        await self._note(key, item, partial(item.note, item.channel, message, shown, done=done))
        if is_older:  # an answer was lost, and something else is wanted since
            self.look_at(key.owner)

    async def _edit(self, key: _Key, item: Item, wanted: Wanted, panel: Panel, digest: str) -> None:
        """Edit a message now, or later if that would be too often; one that somebody has deleted may come again."""
        channel, message = item.posted_in or item.channel, item.message or 0
        wait = self._pace.take(item.key, channel, message)
        if wait:
            self.look_at(key.owner, wait)
            return
        try:
            is_there = await self._messages.edit(panel, channel, message, plain=wanted.plain)
        except Exception as error:
            if refusal(error) is None and not refuses_message(error):  # who knows what it shows
                self._unnoted[key] = item.is_current, partial(item.note, channel, message, None, done=False)
            raise
        if is_there:
            await self._note(key, item, partial(item.note, channel, message, digest, done=False))
        elif item.keeps is Keeps.LASTS:
            await self._send(key, item, wanted.without_calls(), panel, digest)
        else:
            await self._finish(key, item)

    async def _end(self, key: _Key, item: Item) -> None:
        """Nothing is wanted of a message any more: it goes, or stays as it is. One that was not posted never is."""
        if item.message is None:
            _log.info("%s came to nothing", item.key)
            await self._finish(key, item)
        elif item.keeps is Keeps.PASSING:
            await self._messages.delete(item.posted_in or item.channel, item.message)
            await self._finish(key, item)
        else:
            where = item.posted_in or item.channel
            await self._note(key, item, partial(item.note, where, item.message, item.shown, done=True))

    async def _finish(self, key: _Key, item: Item) -> None:
        """There is no message, and none comes."""
        await self._note(key, item, partial(item.note, item.posted_in or item.channel, None, None, done=True))

    # --- what fails

    async def _note(self, key: _Key, item: Item, note: Job) -> None:
        """Store something of a message; what fails is done before anything else becomes of it.

        Discord forgets nonces, and would post it again.
        """
        try:
            await note()
        except Exception:
            self._unnoted[key] = item.is_current, note
            raise

    async def _note_at_last(self, key: _Key) -> None:
        is_current, note = self._unnoted[key]
        if await is_current():
            await note()
        self._unnoted.pop(key, None)
        self.look_at(key.owner)  # what was read before is old

    def _note_success(self, channel: int, key: _Key) -> None:
        self._failures.pop((key.owner, channel), None)

    def _note_failures(self, channel: int, keys: Sequence[_Key], error: Exception) -> None:
        """Note why messages were not shown, and when they are tried again."""
        for owner, guild in dict.fromkeys((key.owner, key.guild) for key in keys):
            if refusal(error) is not None or passes(error):
                self._retries.note(owner, channel if passes(error) else guild)
            self.look_at(owner, self._note_failure(owner, channel, error))

    def _note_failure(self, owner: Owner, channel: int, error: Exception) -> float:
        """Note why nothing was posted; the seconds until it is tried again."""
        failures = self._failures[owner, channel] = self._failures.get((owner, channel), 0) + 1
        wait = AGAIN_AFTER_MS / 1000
        with about(**{owner.source: owner.number}):
            if refusal(error) is ChannelState.GONE and failures == 1:
                wait = _AGAIN
            elif refusal(error) is None:
                log_failure(_log, "a message could not be posted, and is tried again", error)
                wait = _RETRY.wait(failures) if passes(error) or isinstance(error, DatabaseError) else wait
        return wait


def _has_moved(item: Item) -> bool:
    return item.keeps is Keeps.LASTS and item.posted_in not in (None, item.channel)


_NAME: Final = "post"


FindWanted: TypeAlias = Callable[[Post], Awaitable[Wanted | None]]
"""What a message should be now, by what is stored; None where it has come to its end, or to nothing."""


@final
class RowPosts:
    """The source of the desk for them; the number of an owner is that of its row."""

    def __init__(self, desk: Desk, posts: Posts) -> None:
        self._desk = desk
        self._posts = posts
        self._kinds: dict[str, FindWanted] = {}
        self._open: set[int] = set()
        """The rows that are not done."""
        desk.add(_NAME, self)

    def add(self, kind: str, find_wanted: FindWanted) -> None:
        """Ask what the messages of a kind should be."""
        self._kinds[kind] = find_wanted

    def look_after(self, number: int, tell: Callable[[str], Awaitable[None]] | None = None) -> None:
        """Show a message that is wanted, and keep it up to date from now on; `tell` as for `tell_if_refused`."""
        if tell is not None:
            self._desk.tell_if_refused(Owner(_NAME, number), tell)
        self._open.add(number)
        self.look_at(number)

    def look_at(self, number: int) -> None:
        """What a message is about may have changed."""
        if number in self._open:
            self._desk.look_at(Owner(_NAME, number))

    async def to_show(self) -> Sequence[int]:
        """See `PostSource`."""
        self._open |= {post.id for post in await self._posts.to_do() if post.key.kind in self._kinds}
        return tuple(self._open)

    async def find(self, number: int) -> AsyncIterator[tuple[Item, Wanted | None]]:
        """See `PostSource`."""
        post = await self._posts.get(number)
        if post is None or post.done:
            self._forget(number)
            return
        item = Item(
            key=post.key,
            guild=post.key.guild,
            channel=post.channel,
            posted_in=None if post.message is None else post.channel,
            message=post.message,
            shown=post.shown,
            keeps=post.keeps,
            nonce=nonce("post", *post.key, post.wanted_at),
            is_current=partial(self._is_current, post),
            note=partial(self._note, post),
        )
        yield item, await self._kinds[post.key.kind](post)

    async def _is_current(self, post: Post) -> bool:
        return await self._posts.get(post.id) == post

    async def _note(self, post: Post, _: int, message: int | None, shown: str | None, *, done: bool) -> None:
        await self._posts.note(post, message=message, shown=shown, done=done)
        if done:
            self._forget(post.id)

    def _forget(self, number: int) -> None:
        self._open.discard(number)
        self._desk.forget(Owner(_NAME, number))
