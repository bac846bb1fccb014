"""The life of an interaction: sent once or more, answered once within 3 s, written to for 15 minutes.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.standin import errors
from tests.standin.messages import EPHEMERAL, Message, Upload, Writer
from tests.standin.world import EXTERNAL_APPS, GUILD, SEND, Payload
from tests.waiting import DEADLINE

if TYPE_CHECKING:
    from tests.standin.gateway import Gateway
    from tests.standin.world import Alarm, Channel, User, World


COMMAND, COMPONENT, MODAL_SUBMIT = 2, 3, 5  # kinds of interaction
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9  # kinds of answer
FIRST_ANSWER, TOKEN_LIFE = 3.0, 15 * 60.0  # seconds
REDELIVERABLE = 1_000  # interactions whose payload is kept
BY_GUILD, BY_USER = "0", "1"  # who has installed the application
FOLLOW_UPS = 5  # of an interaction that only a user's installation authorizes

ALLOWED = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    MODAL_SUBMIT: {MESSAGE, DEFER},  # and the two updates, if the modal was opened from a message
}


class Unanswered(Exception):
    """The person saw "The application did not respond": no answer in 3 s, no bot there, or it died meanwhile."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The first answer to an interaction, as the person saw it.

    `kind` is Discord's callback type (4 message, 5 thinking, 6 nothing yet, 7 changed message, 9 modal),
    `message` the new or changed message (it goes on living: later edits show on it; `shown` is None where there is
    none), `data` what the bot sent, `took` seconds of the stand-in's clock.
    """

    interaction: Interaction
    kind: int
    data: Payload
    shown: Message | None
    took: float

    @property
    def message(self) -> Message:
        assert self.shown is not None, f"an answer of kind {self.kind} shows no message"
        return self.shown

    @property
    def ephemeral(self) -> bool:
        return self.shown is not None and self.shown.ephemeral

    @property
    def deferred(self) -> bool:
        return self.kind in (DEFER, DEFER_UPDATE)

    @property
    def modal(self) -> Payload:
        assert self.kind == MODAL, f"no modal but an answer of kind {self.kind}"
        return self.data

    @property
    def text(self) -> str:
        return "" if self.shown is None else self.shown.text


@dataclass(eq=False, slots=True)
class Interaction:
    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    born: float
    future: asyncio.Future[Reply] = field(repr=False)
    payload: Payload | None = field(default=None, repr=False)  # what the gateway sends; only of the latest ones
    message: Message | None = None  # the one whose component was used
    alarm: Alarm | None = field(default=None, repr=False)
    reply: Reply | None = field(default=None, repr=False)
    original: Message | None = None  # what @original is
    written: int = 0  # writes through the webhook after the first answer
    owners: dict[str, str] = field(default_factory=dict)  # authorizing_integration_owners
    followups: list[Message] = field(default_factory=list)
    asked: int = 0  # requests for a follow-up
    refusals: list[int] = field(default_factory=list)  # JSON codes of answers Discord would not take
    deliveries: int = 0

    @property
    def settled(self) -> bool:
        """Whether the person sees a result: answered, and not waiting for what a deferral promised."""
        return self.reply is not None and not (self.reply.deferred and not self.written)


class Interactions:
    """All interactions of the stand-in, and what the bot may do about each."""

    def __init__(self, world: World, writer: Writer, gateway: Gateway) -> None:
        self.world, self.writer, self.gateway = world, writer, gateway
        self.by_token: dict[str, Interaction] = {}
        self.pending: set[Interaction] = set()
        self._recent: deque[Interaction] = deque()

    def send(
        self, kind: int, user: User, channel: Channel, data: Payload, *, message: Message | None = None, times: int = 1
    ) -> Interaction:
        """Make an interaction and deliver it `times` times; its future becomes the Reply or raises Unanswered."""
        loop, world = asyncio.get_running_loop(), self.world
        now = world.clock.now()
        interaction = Interaction(
            world.new_id(), secrets.token_urlsafe(64), kind, user, channel, now, loop.create_future(), message=message
        )
        interaction.owners = self._owners(interaction)
        interaction.payload = self._payload(interaction, data)
        self.by_token[interaction.token] = interaction
        self.pending.add(interaction)
        self._forget_old(interaction, now)
        interaction.alarm = world.clock.call_later(  # waits: as Discord does, up to the deadline
            FIRST_ANSWER, lambda: self._fail(interaction, "no answer within 3 s"), at_latest=DEADLINE
        )
        reached = max([self.deliver(interaction) for _ in range(times)])
        if not reached and not self.gateway.waiting():
            self._fail(interaction, "no bot is connected")
        return interaction

    def deliver(self, interaction: Interaction) -> int:
        """Send it to the bot (again); the number of connections it went to."""
        if interaction.payload is None:
            raise LookupError(f"only the last {REDELIVERABLE} interactions can be delivered again")
        interaction.deliveries += 1
        return self.gateway.dispatch("INTERACTION_CREATE", interaction.payload, guild=interaction.channel.guild)

    def lose(self, why: str) -> None:
        """Tell those who wait, where no connection is left for their server, that nothing will come."""
        for interaction in tuple(self.pending):
            if not self.gateway.reaches(interaction.channel.guild):
                self._fail(interaction, why)

    # what the bot does

    def answer(self, interaction_id: str, token: str, body: Payload, files: tuple[Upload, ...]) -> Payload:
        """The callback. Gives the body of `with_response`; raises 10062, 40060 or 50035 as Discord does."""
        interaction = self.by_token.get(token)
        if interaction is None or str(interaction.id) != interaction_id:
            raise errors.unknown_interaction()
        try:
            self._check(interaction, body)
            reply = self._take(interaction, body, files)
        except errors.Refused as refused:
            interaction.refusals.append(refused.code)
            raise
        interaction.reply = reply
        self._close(interaction)
        if not interaction.future.done():
            interaction.future.set_result(reply)
        return self._callback_body(interaction, reply)

    def open(self, application_id: str, token: str) -> Interaction:
        """The interaction behind a webhook's address, if it can be written to: answered, and under 15 minutes old."""
        interaction = self.by_token.get(token)
        if interaction is not None and self.world.clock.now() - interaction.born > TOKEN_LIFE:
            raise errors.invalid_webhook_token()
        if interaction is None or interaction.reply is None or application_id != str(self.world.application_id):
            raise errors.unknown_webhook()
        return interaction

    def find(self, interaction: Interaction, message_id: str) -> Message:
        """One of the messages this token may touch: @original, what it is on, or a follow-up."""
        mine = [m for m in (interaction.original, *interaction.followups) if m is not None]
        if message_id == "@original":
            mine = mine[:1] if interaction.original is not None else []
        else:
            mine = [m for m in mine if str(m.id) == message_id]
        if not mine or mine[0].deleted:
            raise errors.unknown_message()
        return mine[0]

    def follow_up(self, interaction: Interaction, body: Payload, files: tuple[Upload, ...]) -> Message:
        """A further message; the first one after a deferred reply takes the place of the thinking one."""
        interaction.asked += 1
        if interaction.asked > FOLLOW_UPS and BY_GUILD not in interaction.owners:
            raise errors.too_many_follow_ups()
        interaction.written += 1
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            self.writer.edit(original, body, files)
            return original
        seen_by, origin = self._reader(interaction, body), self._origin(interaction)
        message = self.writer.create(interaction.channel, body, files, seen_by=seen_by, origin=origin)
        interaction.followups.append(message)
        return message

    # inside

    def _owners(self, interaction: Interaction) -> dict[str, str]:
        """Who has installed the application where this comes from; of a button, who sent the command it goes back to.

        https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
        """
        user, guild, message = interaction.user, interaction.channel.guild, interaction.message
        if self.world.has_bot(guild) and (guild.id or not user.installs):
            return {BY_GUILD: str(guild.id)}
        origin = None if message is None else message.origin
        return {BY_USER: str(user.id)} if origin is None else dict(origin["authorizing_integration_owners"])

    def _reader(self, interaction: Interaction, body: Payload) -> User | None:
        """The one person who sees an answer: where the bot asks for it, and where its user may not bring apps along.

        https://discord.com/developers/docs/topics/permissions
        """
        user, channel, needed = interaction.user, interaction.channel, SEND | EXTERNAL_APPS
        lacks = needed & ~self.world.app_permissions(user, channel)
        forced = lacks and self.world.context(channel) == GUILD
        return user if forced or int(body.get("flags") or 0) & EPHEMERAL else None

    def _check(self, interaction: Interaction, body: Payload) -> None:
        if interaction.reply is not None:
            raise errors.already_acknowledged()
        if interaction not in self.pending:
            raise errors.unknown_interaction()
        allowed = ALLOWED[interaction.kind]
        if interaction.kind == MODAL_SUBMIT and interaction.message is not None:
            allowed = allowed | {DEFER_UPDATE, UPDATE}
        if body.get("type") not in allowed:
            raise errors.invalid_form("type", "INTERACTION_APPLICATION_INVALID_TYPE", "Not allowed here.")

    def _take(self, interaction: Interaction, body: Payload, files: tuple[Upload, ...]) -> Reply:
        kind, data = body["type"], body.get("data") or {}
        message = interaction.message
        if kind in (MESSAGE, DEFER):
            seen_by = self._reader(interaction, data)
            message = self.writer.create(
                interaction.channel,
                data,
                files,
                seen_by=seen_by,
                origin=self._origin(interaction),
                loading=kind == DEFER,
            )
        elif kind == UPDATE:
            if message is None or message.deleted:
                raise errors.unknown_message()
            if data:
                self.writer.edit(message, data, files)
        elif kind == MODAL:
            message = None
        interaction.original = message
        return Reply(interaction, kind, data, message, self.world.clock.now() - interaction.born)

    def _close(self, interaction: Interaction) -> None:
        self.pending.discard(interaction)
        if interaction.alarm is not None:
            interaction.alarm.cancel()
            interaction.alarm = None

    def _fail(self, interaction: Interaction, why: str) -> None:
        self._close(interaction)
        if not interaction.future.done():
            interaction.future.set_exception(Unanswered(why))
            interaction.future.exception()  # a caller who stopped waiting is no error

    def _forget_old(self, interaction: Interaction, now: float) -> None:
        self._recent.append(interaction)
        if len(self._recent) > REDELIVERABLE:
            self._recent.popleft().payload = None
        oldest = next(iter(self.by_token.values()))
        if now - oldest.born > 2 * TOKEN_LIFE:
            del self.by_token[oldest.token]

    def _origin(self, interaction: Interaction) -> Payload:
        origin: Payload = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": interaction.user.payload(),
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.message is not None:
            origin["interacted_message_id"] = str(interaction.message.id)
        return origin

    @staticmethod
    def _callback_body(interaction: Interaction, reply: Reply) -> Payload:
        about: Payload = {"id": str(interaction.id), "type": interaction.kind}
        body: Payload = {"interaction": about}
        if reply.shown is not None:
            about["response_message_id"] = str(reply.shown.id)
            about["response_message_loading"] = reply.shown.loading
            about["response_message_ephemeral"] = reply.shown.ephemeral
            resource: Payload = {"type": reply.kind}
            if reply.kind in (MESSAGE, DEFER, UPDATE):
                resource["message"] = reply.shown.payload()
            body["resource"] = resource
        return body

    def _payload(self, interaction: Interaction, data: Payload) -> Payload:
        channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
        member, context = guild.members[user.id], self.world.context(channel)
        body: Payload = {
            "id": str(interaction.id),
            "application_id": str(self.world.application_id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "locale": user.locale,
            "app_permissions": str(self.world.app_permissions(user, channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.owners,
            "context": context,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if context == GUILD:
            body |= {
                "channel": channel.payload() | {"permissions": str(member.permissions)},
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": member.payload(with_permissions=True),
            }
        else:
            body |= {"channel": channel.payload(), "user": user.payload()}
        if interaction.message is not None:
            body["message"] = interaction.message.payload()
        return body
