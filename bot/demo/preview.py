"""The private parts of SimCord's Preview that the demo page leans on; the rest is in simcord_internals."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
import struct
from collections import OrderedDict
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from bot.demo.seen import walk

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

    import simcord

_TRANSCRIPT_KEPT = 2000
_TOKEN_LIFE = timedelta(minutes=15)
_PUBLISH_EVERY = 0.25  # seconds; a publication of a full channel costs some 50 ms a tab
_WINDOW, _STEP = (
    30,
    15,
)  # messages shown at once and fetched by "Load earlier messages"; SimCord's 50 and 25 cost double
_REVISIONS_KEPT = 200
_PICTURES_KEPT = 100
_ICON, _SCRIPT = "/favicon.ico", "/follow.js"
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass
class Page:
    """The Preview page of one channel, made fit for a bot that also acts by itself.

    SimCord's own page takes the world to stand still between two clicks: it publishes only what a click changed,
    refuses a click on anything it has meanwhile published anew, and drops a picture at the moment it is replaced. Here
    one lock keeps everything that changes or reads the world apart, every page is published as soon as the world
    changed, and a click carries the custom_id its member saw, as Discord's would, so that a stale one is for the bot to
    judge.
    """

    env: simcord.Env
    preview: Any
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _published: int = 0
    _published_at: float = 0.0
    _seen: dict[str, OrderedDict[int, dict[str, Any]]] = field(default_factory=dict[str, "OrderedDict[int, Any]"])
    _pictures: OrderedDict[tuple[str, str], tuple[str, bytes, str]] = field(default_factory=OrderedDict[Any, Any])

    def install(self, title: str, style: str, script: str, icon: bytes) -> None:
        """Put the doors in place; call it before the preview is entered. `icon` is a PNG for the browser's tab.

        `style` is added to the page's, `script` is a module of its own.

        Private: `Preview._publish`, `_action`, `_prepare_action`, `_prepare_asset`, `PreviewServer._state`, `_pages`,
        `_asset`, `_static` and `_STATIC_FILES`, all replaced on this one instance and not on their classes.
        """
        preview, server = self.preview, self.preview._server
        preview._publish = partial(self._publish, preview._publish)
        preview._action = partial(self._action, preview._action)
        preview._prepare_action = partial(self._prepare_action, preview._prepare_action)
        preview._prepare_asset = partial(self._prepare_asset, preview._prepare_asset)
        server._state = partial(self._locked, server._state)
        server._pages = partial(self._locked, server._pages)
        server._asset = partial(_until_the_end, server._asset)
        server._static = partial(_dressed, server._static, title, style, script, icon)
        server._STATIC_FILES = {**server._STATIC_FILES, _ICON: "", _SCRIPT: ""}  # a page without an icon logs a 404

    async def beat(self, seconds: float) -> None:
        """Let `seconds` pass for the bot and show what came of it."""
        async with self.lock:
            try:
                await self.env.advance_time(seconds)
            finally:
                if self.env._virtual_time - self._published_at >= _PUBLISH_EVERY:
                    self._publish_changes()

    def _publish_changes(self, but: Any = None) -> None:
        """Publish every open tab (`but` one that has just been) if anything crossed the wire since the last time."""
        transcript = self.env.backend.transcript
        if len(transcript) == self._published:
            return
        self.preview._advance_presentation_time()
        for page in tuple(self.preview._pages.values()):
            if page is not but and page is not self.preview._python and page.id in self.preview._pages:
                self.preview._publish(page, reason="refresh")
        if len(transcript) > _TRANSCRIPT_KEPT:  # a demo left open all day must not fill the memory
            del transcript[:], self.env.http_requests[:]
            for closed in self._seen.keys() - self.preview._pages.keys():
                del self._seen[closed]
            self._drop_expired_panels()
            self._drop_old_attachments()
        self._published, self._published_at = len(transcript), self.env._virtual_time

    def _drop_expired_panels(self) -> None:
        """Forget private messages whose interaction is over; nobody can edit them, and each costs every publication."""
        now = self.env.now()
        for room in self.env.backend.messages.values():
            for key, message in tuple(room.items()):
                if message.is_ephemeral and now - datetime.fromisoformat(message.timestamp) > _TOKEN_LIFE:
                    del room[key]

    def _drop_old_attachments(self) -> None:
        """Forget the pictures no message shows any more; SimCord's store keeps every one ever sent."""
        backend = self.env.backend
        shown = {a["url"] for room in backend.messages.values() for m in room.values() for a in m.attachments}
        for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
            del backend.cdn._blobs[url]

    def _publish(self, publish: Any, page: Any, **options: Any) -> None:
        publish(page, **options)
        controls = {
            part["control_key"]: part
            for message in page.snapshot.get("messages", {}).values()
            for part in walk(message["components"])
            if "custom_id" in part and "control_key" in part
        }
        seen = self._seen.setdefault(page.id, OrderedDict())
        seen[page.revision] = controls
        while len(seen) > _REVISIONS_KEPT:
            seen.popitem(last=False)
        for key, record in page.assets.items():
            blob = self.preview._blobs.get(record.digest)
            if blob is not None and record.source and record.source[0] == "attachment":
                self._pictures[page.id, key] = (record.contentType, blob.data, record.filename)
                self._pictures.move_to_end((page.id, key))
        while len(self._pictures) > _PICTURES_KEPT:
            self._pictures.popitem(last=False)

    async def _action(self, action: Any, context_id: str | None, body: Mapping[str, Any]) -> Any:
        """One action at a time, and none refused because the page was published anew while the finger moved."""
        async with self.lock:
            page = self.preview._pages.get(context_id)
            if page is None or not isinstance(body.get("published_revision"), int):
                return await action(context_id, body)
            seen = self._seen[page.id].get(body["published_revision"]) or {}
            self._clicked = seen.get(str(body.get("control_key")))
            before = len(self.env.backend.transcript)
            try:
                return await action(context_id, {**body, "published_revision": page.revision})
            finally:
                self._clicked = None
                self._publish_changes(but=page if len(self.env.backend.transcript) > before else None)

    _clicked: Any = None

    def _prepare_action(self, prepare: Any, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        """The plan of an action; a click or a choice on what has changed since goes out as it was meant."""
        meant = self._clicked
        if kind not in {"click", "select"} or meant is None:
            return prepare(page, kind, body)
        message = self.preview._target_message(page, int(body["target_id"]))
        present = {part.get("custom_id") for part in walk(message.components) if not part.get("disabled")}
        if meant["custom_id"] in present:
            body = {**body, "control_key": self._key_now(message, meant["custom_id"], body["control_key"])}
            return prepare(page, kind, body)
        values = [str(value) for value in body.get("values") or ()] if kind == "select" else None

        async def run(action: Any, cursor: int) -> Any:
            clicked = self._click_seen(page.viewer, message, meant, values)
            return await self.preview._run_interaction_action(page, action, cursor, clicked)

        return run

    async def _click_seen(self, member: Any, message: Any, meant: Mapping[str, Any], values: list[str] | None) -> Any:
        """Deliver a click on a component the message no longer has.

        The message goes with it as the member saw it, as far as discord.py looks: it wants the component in there.
        """
        from simcord.actors import _dispatch_actor_interaction
        from simcord.backend import serializers
        from simcord.builders import ChannelHandle

        backend = self.env.backend
        keep = ("type", "custom_id", "style", "label", "options", "placeholder", "min_values", "max_values")
        seen = {"type": 1, "components": [{key: meant[key] for key in keep if key in meant}]}
        data = {"custom_id": meant["custom_id"], "component_type": meant["type"]}
        return await _dispatch_actor_interaction(
            member,
            3,  # Discord's number for a click on a component
            ChannelHandle(self.env, member.guild, backend.get_channel(message.channel_id)),
            data if values is None else {**data, "values": values},
            extra={"message": {**serializers.message_payload(backend, message), "components": [seen]}},
            source_message_id=message.id,
        )

    def _key_now(self, message: Any, custom_id: str, key: str) -> str:
        """Where the control with this custom_id is now; SimCord's keys say only the place in the message."""
        ids = [part.get("id") for part in walk(message.components) if part.get("custom_id") == custom_id]
        return f"message:{message.id}:component:{ids[0]}" if ids and isinstance(ids[0], int) else key

    async def _prepare_asset(self, prepare: Any, context_id: str, asset_id: str, **options: Any) -> Any:
        """A picture; the bot's own PNGs as they are, also one replaced a moment ago for which the browser still asks.

        SimCord decodes each picture in a new Python process, one after the other, and drops the connection of a request
        whose picture goes meanwhile; a hand of cards would take seconds to appear.
        """
        from simcord import SetupError

        if any(options.values()):
            return await prepare(context_id, asset_id, **options)
        try:
            _, record, data = self.preview._authorized_asset(context_id, asset_id)
        except SetupError:
            if (context_id, asset_id) not in self._pictures:
                raise
            return self._pictures[context_id, asset_id]
        if not data.startswith(_PNG):
            return await prepare(context_id, asset_id, **options)
        record.width, record.height = struct.unpack_from(">II", data, 16)  # the header chunk comes first
        record.frames, record.mediaKind, record.validated = 1, "image", True
        return "image/png", data, record.filename

    async def _locked(self, answer: Any, request: Any) -> Any:
        async with self.lock:
            return await answer(request)


@contextmanager
def quick_publishing() -> Generator[None]:
    """Publish in a tenth of the time: one Markdown parser a kind of text instead of one a text, fewer messages.

    Private: `_markdown._markdown_parser`, the window's size as two modules have it, and `_message_navigation`, which
    goes over every message there is for the list at the side; put back at the end.
    """
    from simcord.preview import _action_plans, _markdown, _snapshot

    snapshot = cast("Any", _snapshot)
    make = _markdown._markdown_parser
    parsers: dict[int, tuple[Any, dict[str, Any]]] = {}

    def parser(policy: Any, context: Any) -> Any:
        if id(policy) not in parsers:  # the policies are module constants
            mine: dict[str, Any] = {}
            parsers[id(policy)] = (make(policy, mine), mine)
        made, mine = parsers[id(policy)]
        mine.clear()
        mine.update(context)
        return made

    windows: tuple[tuple[Any, str, int], ...] = (
        (_snapshot, "HISTORY_WINDOW_SIZE", _WINDOW),
        (_action_plans, "HISTORY_WINDOW_SIZE", _WINDOW),
        (_action_plans, "HISTORY_STEP", _STEP),
    )
    before = [(module, name, getattr(module, name)) for module, name, _ in windows]
    navigate = snapshot._message_navigation

    def navigate_window(preview: Any, page: Any, visible: list[Any]) -> Any:
        return navigate(preview, page, visible[-_WINDOW:])

    snapshot._message_navigation = navigate_window
    _markdown._markdown_parser = parser
    for module, name, value in windows:
        setattr(module, name, value)
    try:
        yield
    finally:
        _markdown._markdown_parser = make
        snapshot._message_navigation = navigate
        for module, name, value in before:
            setattr(module, name, value)


async def _until_the_end(answer: Any, request: Any) -> Any:
    """A picture asked for while the demo ends is gone, which is no error to print."""
    from aiohttp import web
    from simcord import SetupError

    try:
        return await answer(request)
    except SetupError as closed:
        raise web.HTTPGone from closed


async def _dressed(static: Any, title: str, style: str, script: str, icon: bytes, request: Any) -> Any:
    """SimCord's page under our name, without the tools for writing tests."""
    from aiohttp import web

    if request.path in {_ICON, _SCRIPT}:
        body, kind = (icon, "image/png") if request.path == _ICON else (script.encode(), "text/javascript")
        return web.Response(body=body, content_type=kind)
    response = await static(request)
    if request.path == "/":
        response.text = (
            response.text.replace("<title>SimCord Preview</title>", f"<title>{title}</title>")
            .replace("<strong>SimCord</strong><small>Preview</small>", f"<strong>{title}</strong>")
            .replace("</body>", f'<script type="module" src="{_SCRIPT}"></script></body>')
        )
    elif request.path == "/preview.css":
        response.text += style
    elif request.path == "/session.js":  # look for news more often, so that a computer's card is seen when it falls
        response.text = response.text.replace("interval = 500", "interval = 200")
    return response
