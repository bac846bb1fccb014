"""An interaction and the answer to it, as values; what is done with them is in `interactions.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.standin.world import Payload

if TYPE_CHECKING:
    import asyncio

    from tests.standin.clock import Alarm
    from tests.standin.messages import Message
    from tests.standin.world import Channel, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5  # kinds of interaction
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9  # kinds of answer
FIRST_ANSWER, TOKEN_LIFE = 3.0, 15 * 60.0  # seconds
REDELIVERABLE = 1_000  # interactions whose payload is kept

ALLOWED = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {MESSAGE, DEFER},  # and the two updates, if the modal was opened from a message
}


class Unanswered(Exception):
    """The person saw "The application did not respond": no answer in 3 s, no bot there, or it died meanwhile."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The first answer to an interaction, as the person saw it.

    `kind` is Discord's callback type (4 message, 5 thinking, 6 nothing yet, 7 changed message, 8 choices, 9 modal),
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
    def choices(self) -> list[Payload]:
        assert self.kind == CHOICES, f"no choices but an answer of kind {self.kind}"
        return self.data.get("choices") or []

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
    followups: list[Message] = field(default_factory=list)
    refusals: list[int] = field(default_factory=list)  # JSON codes of answers Discord would not take
    deliveries: int = 0

    @property
    def settled(self) -> bool:
        """Whether the person sees a result: answered, and not waiting for what a deferral promised."""
        return self.reply is not None and not (self.reply.deferred and not self.written)
