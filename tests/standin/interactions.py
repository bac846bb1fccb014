"""The life of an interaction: sent once or more, answered once within 3 s, written to for 15 minutes.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import TYPE_CHECKING

from tests.standin import errors
from tests.standin.messages import EPHEMERAL, Message, Upload, Writer
from tests.standin.reply import (
    ALLOWED,
    CHOICES,
    DEFER,
    DEFER_UPDATE,
    FIRST_ANSWER,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    REDELIVERABLE,
    TOKEN_LIFE,
    UPDATE,
    Interaction,
    Reply,
    Unanswered,
)
from tests.standin.world import EVERYTHING, Payload
from tests.waiting import DEADLINE

if TYPE_CHECKING:
    from tests.standin.gateway import Gateway
    from tests.standin.world import Channel, Guild, User, World


class Interactions:
    """All interactions of the stand-in, and what the bot may do about each."""

    def __init__(self, world: World, writer: Writer, gateway: Gateway) -> None:
        self.world, self.writer, self.gateway = world, writer, gateway
        self.by_token: dict[str, Interaction] = {}
        self.pending: set[Interaction] = set()
        self._recent: deque[Interaction] = deque()

    def send(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Payload,
        *,
        message: Message | None = None,
        shown: Payload | None = None,
        times: int = 1,
    ) -> Interaction:
        """Make an interaction and deliver it `times` times; its future becomes the Reply or raises Unanswered.

        `shown`: how the message looked when it was clicked, where that is not how it looks now.
        """
        loop, world = asyncio.get_running_loop(), self.world
        now = world.clock.now()
        interaction = Interaction(
            world.new_id(), secrets.token_urlsafe(64), kind, user, channel, now, loop.create_future(), message=message
        )
        interaction.payload = self._payload(interaction, data, shown)
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
        interaction.written += 1
        original = interaction.original
        if original is not None and original.loading and not original.deleted:
            self.writer.edit(original, body, files)
            return original
        seen_by = interaction.user if int(body.get("flags") or 0) & EPHEMERAL else None
        message = self.writer.create(
            interaction.channel, body, files, seen_by=seen_by, origin=self._origin(interaction)
        )
        interaction.followups.append(message)
        return message

    # inside

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
            seen_by = interaction.user if int(data.get("flags") or 0) & EPHEMERAL else None
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
        elif kind in (CHOICES, MODAL):
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
            "authorizing_integration_owners": self._owners(interaction.channel.guild),
        }
        if interaction.message is not None:
            origin["interacted_message_id"] = str(interaction.message.id)
        return origin

    @staticmethod
    def _owners(guild: Guild | None) -> Payload:
        return {"0": "0" if guild is None else str(guild.id)}

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

    def _payload(self, interaction: Interaction, data: Payload, shown: Payload | None) -> Payload:
        channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
        body: Payload = {
            "id": str(interaction.id),
            "application_id": str(self.world.application_id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "locale": user.locale,
            "app_permissions": str(EVERYTHING & ~(1 << 3)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(guild),
            "context": 0 if guild is not None else 1,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if guild is None:
            body |= {"channel": channel.payload(), "user": user.payload()}
        else:
            member = guild.members[user.id]
            body |= {"channel": channel.payload() | {"permissions": str(member.permissions)}}
            body |= {"guild_id": str(guild.id), "guild_locale": guild.locale}
            body |= {"guild": {"id": str(guild.id), "locale": guild.locale, "features": []}}
            body |= {"member": member.payload(with_permissions=True)}
        if interaction.message is not None:
            body["message"] = shown or interaction.message.payload()
        return body
