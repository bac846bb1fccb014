"""Messages: what the bot wrote, kept as Discord keeps it, and what a person finds on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.standin import errors
from tests.standin.world import Payload, iso

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.standin.world import Channel, User, World

EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15  # message flags
BUTTON = 2
NONCE_LONGEST, NONCE_SECONDS = 25, 300.0  # "the past few minutes"
SELECTS = frozenset({3, 5, 6, 7, 8})
MEDIA_KEYS = ("media", "file")  # where a component names a file: thumbnails and gallery items, file components


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request, as sent."""

    index: int
    filename: str
    data: bytes


class NotThere(Exception):
    """A person cannot press that: it is not shown, or it is disabled."""


@dataclass(eq=False, slots=True)
class Message:
    """A message as it is now. A deleted one keeps its last state and `deleted`."""

    id: int
    channel: Channel = field(repr=False)
    author: User = field(repr=False)
    created: float
    seen_by: User | None = None  # an ephemeral message's one reader
    content: str = ""
    flags: int = 0
    tts: bool = False
    embeds: list[Payload] = field(default_factory=list, repr=False)
    components: list[Payload] = field(default_factory=list, repr=False)
    attachments: list[Payload] = field(default_factory=list, repr=False)
    edited: float | None = None
    deleted: bool = False
    origin: Payload | None = field(default=None, repr=False)  # interaction_metadata
    nonce: str | None = None

    @property
    def ephemeral(self) -> bool:
        return self.seen_by is not None

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All words of it: content, embeds' titles and descriptions, text displays, in order."""
        parts = [self.content, *(str(e.get(k) or "") for e in self.embeds for k in ("title", "description"))]
        parts += [c.get("content", "") for c in self.walk() if c["type"] == 10]
        return "\n".join(part for part in parts if part)

    def walk(self) -> Iterator[Payload]:
        """Every component, containers before what they hold."""
        yield from walk(self.components)

    def buttons(self) -> list[Payload]:
        return [c for c in self.walk() if c["type"] == BUTTON]

    def find(self, wanted: str | Callable[[Payload], bool]) -> Payload:
        """The first enabled button or select with that custom_id or label, or that the predicate takes.

        Raises NotThere, with what is there instead.
        """
        test = wanted if callable(wanted) else lambda c: wanted in (c.get("custom_id"), c.get("label"))
        there = [c for c in self.walk() if c["type"] == BUTTON or c["type"] in SELECTS]
        for component in there:
            if not component.get("disabled") and component.get("custom_id") and test(component):
                return component
        shown = [
            f"{c.get('label')!r} {c.get('custom_id')!r}{' (disabled)' if c.get('disabled') else ''}" for c in there
        ]
        raise NotThere(f"{wanted!r} is not to be pressed; shown: {', '.join(shown) or 'nothing'}")

    def payload(self) -> Payload:
        body: Payload = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": 0 if self.origin is None or self.origin["type"] != 2 else 20,
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": iso(self.created),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
            "tts": self.tts,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": self.attachments,
            "embeds": self.embeds,
            "components": self.components,
            "pinned": False,
            "flags": self.flags,
        }
        if self.nonce is not None:
            body["nonce"] = self.nonce
        if self.author.bot:
            body["application_id"] = str(self.author.id)
        if self.origin is not None:
            body |= {"webhook_id": str(self.author.id), "interaction_metadata": self.origin}
        return body


def walk(components: list[Payload]) -> Iterator[Payload]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


class Writer:
    """Makes and changes messages by Discord's rules. `base` is where uploaded files are said to be."""

    def __init__(self, world: World) -> None:
        self.world, self.base = world, ""
        self._posted: dict[str, Message] = {}  # by nonce

    def post(self, channel: Channel, body: Payload, files: tuple[Upload, ...] = ()) -> Message:
        """A new message, or with `enforce_nonce` the one that had this nonce in the last minutes; it stays as it is.

        https://discord.com/developers/docs/resources/message#create-message
        """
        nonce, now = str(body.get("nonce") or ""), self.world.clock.now()
        if len(nonce) > NONCE_LONGEST:
            raise errors.invalid_form("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        before = self._posted.get(nonce)
        if nonce and body.get("enforce_nonce") and before is not None and now - before.created < NONCE_SECONDS:
            return before
        message = self.create(channel, body, files)
        message.nonce = nonce or None
        if nonce:
            self._posted[nonce] = message
        return message

    def create(
        self,
        channel: Channel,
        body: Payload,
        files: tuple[Upload, ...] = (),
        *,
        seen_by: User | None = None,
        origin: Payload | None = None,
        loading: bool = False,
    ) -> Message:
        """A new message of the bot's; `loading`: the empty one that says that it is thinking."""
        world = self.world
        message = Message(world.new_id(), channel, world.bot, world.clock.now(), seen_by, origin=origin)
        message.flags = (LOADING if loading else 0) | (EPHEMERAL if seen_by else 0)
        message.flags |= int(body.get("flags") or 0) & SILENT
        message.tts = bool(body.get("tts"))
        if not loading:
            self._write(message, body, files)
        world.messages[message.id] = message
        if seen_by is None:
            channel.messages[message.id] = message
        return message

    def edit(self, message: Message, body: Payload, files: tuple[Upload, ...] = ()) -> None:
        """Change what the body names and leave the rest. The answer to a deferred reply counts as its first text."""
        first = message.loading
        self._write(message, body, files)
        message.flags &= ~LOADING
        if not first:
            message.edited = self.world.clock.now()

    def delete(self, message: Message) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        self.world.messages.pop(message.id, None)

    def _write(self, message: Message, body: Payload, files: tuple[Upload, ...]) -> None:
        flags = message.flags | (int(body.get("flags") or 0) & V2)  # the flag can be set, never taken off
        content = body["content"] or "" if "content" in body else message.content
        embeds = body["embeds"] or [] if "embeds" in body else message.embeds
        for name, value in (("content", content), ("embeds", embeds)):
            if flags & V2 and value:
                text = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                raise errors.invalid_form(name, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)
        if len(content) > 2000:
            raise errors.invalid_form("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
        attachments = self._attach(message, body, files)
        components = message.components
        if "components" in body:
            ids = [c["custom_id"] for c in walk(body["components"] or []) if c.get("custom_id")]
            if len(ids) != len(set(ids)):
                text = "Component custom id cannot be duplicated"
                raise errors.invalid_form("components", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
            components = _dressed(body["components"] or [], {a["filename"]: a for a in attachments})
        if not (content or embeds or components or attachments):
            raise errors.empty_message()
        message.flags, message.content, message.embeds = flags, content, embeds
        message.attachments, message.components = attachments, components

    def _attach(self, message: Message, body: Payload, files: tuple[Upload, ...]) -> list[Payload]:
        """Attachments after this body: an id is a kept one's or the number of an upload; without a list all stay."""
        listed = body.get("attachments")
        kept = message.attachments
        about: dict[int, Payload] = {}
        if listed is not None:
            ids = {str(entry["id"]) for entry in listed if "id" in entry}
            kept = [a for a in message.attachments if a["id"] in ids]
            about = {int(entry["id"]): entry for entry in listed if "id" in entry}
        return [*kept, *(self._store(message, upload, about.get(upload.index, {})) for upload in files)]

    def _store(self, message: Message, upload: Upload, about: Payload) -> Payload:
        key = self.world.new_id()
        name = str(about.get("filename") or upload.filename)
        path = f"/attachments/{message.channel.id}/{key}/{name}"
        kind = "image/png" if name.endswith(".png") else "image/webp" if name.endswith(".webp") else "text/plain"
        return {
            "id": str(key),
            "filename": name,
            "description": about.get("description"),
            "size": len(upload.data),
            "url": f"{self.base}{path}",
            "proxy_url": f"{self.base}{path}",
            "content_type": kind,
            "ephemeral": message.ephemeral,
        }


def _dressed(components: list[Payload], files: dict[str, Payload]) -> list[Payload]:
    """The components as Discord gives them back: numbered, and uploaded files under their own address."""
    number = 0

    def dress(component: Payload) -> Payload:
        nonlocal number
        number += 1
        out = {"id": number, **component}
        for key in MEDIA_KEYS:
            if isinstance(out.get(key), dict):
                out[key] = address(out[key])
        if "items" in out:
            out["items"] = [item | {"media": address(item["media"])} for item in out["items"]]
        for key in ("accessory", "component"):
            if out.get(key):
                out[key] = dress(out[key])
        if "components" in out:
            out["components"] = [dress(inner) for inner in out["components"]]
        return out

    def address(media: Payload) -> Payload:
        url = str(media["url"])
        if not url.startswith("attachment://"):
            return media | {"proxy_url": url}
        name = url.removeprefix("attachment://")
        if name not in files:
            text = f"The referenced attachment {name} was not found"
            raise errors.invalid_form("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text)
        found = files[name]
        return {"url": found["url"], "proxy_url": found["url"], "attachment_id": found["id"], "loading_state": 2}

    return [dress(component) for component in components]
