"""SimCord's Preview of the channel in a browser, fit for a bot that also acts by itself.

SimCord's page takes the world to stand still between two clicks: it publishes only what a click changed, refuses a
click on anything published again since, and drops a picture at the moment it is replaced. Here one lock keeps all that
changes the world apart, each page is published soon after any change, and a click goes out with the custom_id that its
member saw, as from Discord, so that the bot judges a stale one.

This module replaces private parts of SimCord; each docstring names the change in SimCord that would end it.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
import html
import struct
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast, final

import simcord
from aiohttp import web
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.preview import Preview, _markdown, _snapshot
from simcord.preview._server import PreviewServer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.demo.fake_discord import Environment, FakeServer

_PUBLICATIONS = 100  # as many are remembered, for clicks on what they showed
_PICTURES = 300  # likewise, for browsers that ask for a picture replaced a moment ago
_REQUESTS = 1000  # the bot's requests after which the demo forgets what is of no more use
_TOKEN_LIFE = timedelta(minutes=15)
_PNG = b"\x89PNG\r\n\x1a\n"
_ICON, _SCRIPT = "/favicon.ico", "/page.js"
_STATIC = Path(__file__).with_name("static")
_NO_KEY = (
    '<p id="no-key" hidden>This page needs the key at the end of its address. Copy the whole address, with what comes '
    "after <code>#</code>, from the terminal in which the demo runs. It has a new key each time the demo starts.</p>"
)
"""What to do where the page was opened without its key, or with that of an earlier demo; page.js shows it."""


@final
@dataclass(frozen=True, slots=True)
class Leap:
    """The button that lets much time pass at once: its label, and what it does."""

    label: str
    run: Callable[[FakeServer], Awaitable[None]]


class DemoPreview(Preview):
    """The Preview of a server's channel, in which all members can be looked over the shoulder."""

    env: Environment

    def __init__(
        self,
        server: FakeServer,
        *,
        port: int,
        title: str,
        icon: bytes,
        assets: Mapping[str, tuple[str, bytes]],
        leap: Leap | None = None,
    ) -> None:
        """`icon` is a PNG for the browser's tab, `assets` are pictures by address as for `Env.preview`."""
        look: dict[str, Any] = {"layout": "channel", "display": "responsive", "width": 960, "height": 720}
        locale = server.env.locales.get(server.members[0].id, "en-US")
        place: dict[str, Any] = {"locale": locale, "timezone": "UTC", "presentation_time": None}
        super().__init__(server.env, server.channel, server.members, **look, **place, assets=assets, port=port)
        self.lock = asyncio.Lock()
        self._bower, self.leap = server, leap
        self._server = _PageServer(self, port, title, icon)
        self._requests: dict[str, int] = {}  # by page: how many the bot had made at the last publication
        self._controls: dict[tuple[str, int], dict[str, list[dict[str, Any]]]] = {}  # by page and revision; message
        self._pictures: dict[tuple[str, str], bytes] = {}  # by page and asset

    async def advance(self, seconds: float) -> None:
        """Let `seconds` pass for the bot, and publish what came of it."""
        async with self.lock:
            await self.env.advance_time(seconds)
            await self.refresh()
            if len(self.env.http_requests) > _REQUESTS:
                self._requests.clear()
                _forget(self.env)

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        """Publish what is new, and remember its controls and pictures.

        A refresh passes over the page that nobody looks at, which SimCord keeps for pictures from Python, and any page
        since whose last publication the bot did nothing. Ends with: a Preview that publishes when the bot acts.
        """
        requests = len(self.env.http_requests)
        unchanged = page is self._python or self._requests.get(page.id) == requests
        if reason == "refresh" and unchanged and page.status == "current" and not page.pending_receipt_revision:
            return
        super()._publish(page, reason=reason)
        self._requests[page.id] = requests
        self._controls[page.id, page.revision] = {
            message: [
                part
                for part in walk_components(projected["components"])
                if "custom_id" in part and "control_key" in part and not part.get("disabled")
            ]
            for message, projected in page.snapshot.get("messages", {}).items()
        }
        _drop_oldest(self._controls, _PUBLICATIONS)
        self._remember_pictures(page)

    def _remember_pictures(self, page: Any) -> None:
        """Take PNGs as they are: SimCord decodes each in a new process, and a hand of cards would take seconds.

        Ends with: an option of `Env.preview` for that.
        """
        for key, asset in page.assets.items():
            blob = self._blobs.get(asset.digest)
            known = (page.id, key) in self._pictures
            if blob is not None and not known and blob.data.startswith(_PNG):
                asset.width, asset.height = struct.unpack_from(">II", blob.data, 16)  # the header chunk comes first
                asset.frames, asset.mediaKind, asset.validated = 1, "image", True
                self._pictures[page.id, key] = blob.data
        _drop_oldest(self._pictures, _PICTURES)

    async def _prepare_asset(self, context_id: str | None, asset_id: str, **options: Any) -> tuple[str, bytes, str]:
        """A picture, also one replaced a moment ago.

        Ends as `_remember_pictures`, and with pictures that outlive their message's edit for a while.
        """
        page = self._get_page(context_id)
        picture = self._pictures.get((page.id, asset_id))
        if picture is None or any(options.values()):
            return await super()._prepare_asset(context_id, asset_id, **options)
        return "image/png", picture, f"{asset_id}.png"

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """One action at a time, and none refused because the page was published again while the finger moved.

        A button of our own that lets time pass comes here, too. Ends with: a Preview that queues actions, and holds a
        click against the publication it was made on.
        """
        async with self.lock:
            if "leap" in body and self.leap is not None:
                await self.leap.run(self._bower)
                await self.refresh()
                return {"now": self.env.now().isoformat()}
            page = self._pages.get(context_id or "")
            if page is not None and isinstance(body.get("published_revision"), int):
                self._publish(page, reason="refresh")
                body = {**body, "published_revision": page.revision, "clicked_revision": body["published_revision"]}
            return await super()._action(context_id, body)

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        """Where the clicked control is now; a click on one that is gone goes out as it was meant.

        SimCord's keys only name a place in the message, where another card may lie now. Ends as `_action`.
        """
        target = str(body.get("target_id"))
        before = self._controls.get((page.id, body.get("clicked_revision", 0)), {}).get(target, [])
        clicked = next((part for part in before if part["control_key"] == body.get("control_key")), None)
        if kind not in {"click", "select"} or clicked is None:
            return super()._prepare_action(page, kind, body)
        now = self._controls[page.id, page.revision].get(target, [])
        key = next((part["control_key"] for part in now if part["custom_id"] == clicked["custom_id"]), None)
        if key is not None:
            return super()._prepare_action(page, kind, {**body, "control_key": key})
        message = self._target_message(page, int(target))
        values = [str(value) for value in body.get("values") or ()] if kind == "select" else None

        async def run(action: Any, cursor: int) -> dict[str, Any]:
            sent = self._click_missing(page.viewer, message, clicked, values)
            return await self._run_interaction_action(page, action, cursor, sent)

        return run

    async def _click_missing(
        self, member: Any, message: Any, part: Mapping[str, Any], values: list[str] | None
    ) -> simcord.InteractionResult:
        """Click a component that the message no longer has, which `MemberActor.click` refuses.

        The message goes with it as the member saw it, as far as discord.py looks: it wants the component in there.
        Ends with: clicks of actors on an older state of a message.
        """
        keep = ("type", "custom_id", "style", "label", "options", "placeholder", "min_values", "max_values")
        row = {"type": 1, "components": [{key: part[key] for key in keep if key in part}]}
        data = {"custom_id": part["custom_id"], "component_type": part["type"]}
        return await _dispatch_actor_interaction(
            member,
            3,  # Discord's number for a click on a component
            self.channel,
            data if values is None else {**data, "values": values},
            extra={"message": {**serializers.message_payload(self.env.backend, message), "components": [row]}},
            source_message_id=message.id,
        )


class _PageServer(PreviewServer):
    """SimCord's page under our name, without its tools for writing tests.

    Ends with: a title, an icon, a style sheet and a script as arguments of `Env.preview`.
    """

    _STATIC_FILES: ClassVar = {**PreviewServer._STATIC_FILES, _ICON: "", _SCRIPT: ""}  # without an icon it logs a 404

    preview: DemoPreview

    def __init__(self, preview: DemoPreview, port: int, title: str, icon: bytes) -> None:
        super().__init__(preview, port)
        self._title, self._icon = title, icon

    async def _static(self, request: Any) -> Any:
        if request.path == _ICON:
            return web.Response(body=self._icon, content_type="image/png")
        if request.path == _SCRIPT:
            return web.FileResponse(_STATIC / "page.js")
        response = await super()._static(request)
        if request.path == "/":
            response.text = (
                response.text.replace("<title>SimCord Preview</title>", f"<title>{self._title}</title>")
                .replace("<strong>SimCord</strong><small>Preview</small>", f"<strong>{self._title}</strong>")
                .replace('<details class="session-menu">', f'{self._time()}<details class="session-menu">')
                .replace("</body>", f'{_NO_KEY}<script type="module" src="{_SCRIPT}"></script></body>')
            )
        elif request.path == "/preview.css":
            response.text += (_STATIC / "page.css").read_text()
        elif request.path == "/session.js":  # look for news more often, so that a computer's card is seen when it falls
            response.text = response.text.replace("interval = 500", "interval = 200")
        elif request.path == "/select-drafts.js":  # a menu shows what its message says, not what was chosen
            ours = "key.startsWith('message:') && state.dropdown?.key !== key"
            drop = f"for (const key of state.drafts.keys()) if ({ours}) state.drafts.delete(key);"
            response.text = response.text.replace("state.snapshot = snapshot;", f"state.snapshot = snapshot; {drop}")
        return response

    def _time(self) -> str:
        """The time, and the button that lets it pass: page.js makes them work."""
        preview = self.preview
        if preview.leap is None:
            return ""
        return (
            f'<time id="now" lang="{preview.locale}" datetime="{preview.env.now().isoformat()}"></time>'
            f'<button id="leap" class="toolbar-button" type="button">{html.escape(preview.leap.label)}</button>'
        )


def _drop_oldest(items: dict[Any, Any], limit: int) -> None:
    for key in list(items)[:-limit]:
        del items[key]


def _forget(env: Environment) -> None:
    """Drop what nobody can see or edit any more, so that a demo left open all day neither fills the memory nor slows.

    Ends with: limits to SimCord's transcript, and ephemeral messages and attachments that end as Discord's do.
    """
    backend, now = env.backend, env.now()
    backend.transcript.clear()
    backend.http_requests.clear()
    for channel in backend.messages.values():
        for key, message in tuple(channel.items()):
            if message.is_ephemeral and now - datetime.fromisoformat(message.timestamp) > _TOKEN_LIFE:
                del channel[key]
    shown = {a["url"] for channel in backend.messages.values() for m in channel.values() for a in m.attachments}
    for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
        del backend.cdn._blobs[url]


_simcord_parser = _markdown._markdown_parser
_simcord_navigation = cast("Any", _snapshot)._message_navigation
_parsers: dict[int, tuple[Any, dict[str, Any]]] = {}


def _markdown_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """One parser a kind of text instead of one a text: a publication takes 40 % of the time.

    Ends with: SimCord keeping its parsers.
    """
    if id(policy) not in _parsers:  # the policies are constants of SimCord
        shared: dict[str, Any] = {}
        _parsers[id(policy)] = _simcord_parser(policy, shared), shared
    parser, shared = _parsers[id(policy)]
    shared.clear()
    shared.update(context)
    return parser


def _message_navigation(preview: Any, page: Any, visible: list[Any]) -> Any:
    """The list of messages at the side, which our page hides, of the last only: SimCord reads all there are.

    Ends with: a Preview without that list.
    """
    return _simcord_navigation(preview, page, visible[-1:])


_markdown._markdown_parser = _markdown_parser
cast("Any", _snapshot)._message_navigation = _message_navigation
