"""`--auto`: members play one whole game by the bot's real commands and buttons; the terminal shows it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeAlias

from bot.demo.fake_discord.messages import MessageButton, buttons, panels, public_messages, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from simcord import InteractionResult, MemberActor, ResponseMessage

    from bot.demo.fake_discord.server import FakeServer

Choose: TypeAlias = (
    "Callable[[FakeServer, MemberActor, Sequence[MessageButton], random.Random], Awaitable[MessageButton]]"
)

_PATIENCE = 240  # looks in a row without anything to click, each `pace` apart, before the game counts as stuck
_REOPEN = 8  # looks in vain after which all members open their hands again
_REPEATS = 5  # clicks in a row on the same button


class StuckError(RuntimeError):
    """No member could act for a long (virtual) time, or a button did nothing."""


@dataclass(frozen=True, kw_only=True)
class AutoGame:
    """How a game begins, is played and ends. Patterns must match whole custom ids."""

    begin: Callable[[FakeServer], Awaitable[None]]
    """Opens a table, seats members, starts the game."""
    is_over: Callable[[FakeServer], bool]
    """Whether the channel shows the end of the game."""
    hand_button: str
    """The public button that opens a member's hand panel."""
    action_buttons: str
    """The buttons in a hand panel that act in the game."""
    show_results: Callable[[FakeServer], Awaitable[InteractionResult]]
    """Runs the command whose answer is shown at the end (the leaderboard)."""
    choose: Choose
    """Chooses one of the enabled action buttons."""
    pace: float = 1.5
    """Virtual seconds after each click, in which computers act and the channel is painted."""
    max_clicks: int = 5000


async def play(server: FakeServer, game: AutoGame, *, seed: int | None, say: Callable[[str], None]) -> int:
    """Play one game to its end; returns the number of clicks.

    Raises:
        StuckError: If the game stops moving.
    """
    dice = random.Random(seed)  # noqa: S311 - not the shuffle: which buttons are clicked
    transcript = Transcript(server, say)
    await game.begin(server)
    transcript.update()
    waited = repeated = clicks = 0
    last: str | None = None
    while not game.is_over(server):
        turn = await _find_turn(server, game, waited)
        if turn is None:
            waited += 1
            if waited > _PATIENCE:
                raise StuckError(f"nobody can act; last clicked: {last}")
        else:
            member, panel, offered = turn
            button = await game.choose(server, member, offered, dice)
            repeated = repeated + 1 if button.custom_id == last else 0
            if repeated > _REPEATS or clicks >= game.max_clicks:
                raise StuckError(f"{clicks} clicks, {repeated} of them in a row on {button.custom_id}")
            result = await member.click(panel, custom_id=button.custom_id)
            if not result.acknowledged:
                raise StuckError(f"no answer to {button.custom_id}")
            waited, last, clicks = 1, button.custom_id, clicks + 1
        await server.later(game.pace)
        transcript.update()
    await server.later(2 * game.pace)
    transcript.update()
    results = (await game.show_results(server)).response
    if results is not None:
        for line in transcript.plain(text(results, labels=False)).splitlines():
            say(line)
    return clicks


async def _find_turn(
    server: FakeServer, game: AutoGame, waited: int
) -> tuple[MemberActor, ResponseMessage, list[MessageButton]] | None:
    """A member who can act, the newest panel of that member and the action buttons in it.

    The bot brings panels up to date by itself; a member opens one only without any, or after some looks in vain.
    """
    for member in server.members:
        found = _find_actions(server, member, game)
        if found is not None:
            return member, *found
    for member in server.members:
        if waited % _REOPEN and panels(server.env, member):
            continue
        for message in reversed(public_messages(server.env, server.channel)):
            opener = next((b for b in buttons(message) if b.matches(game.hand_button)), None)
            if opener is not None:
                await member.click(message, custom_id=opener.custom_id)
                break
        found = _find_actions(server, member, game)
        if found is not None:
            return member, *found
    return None


def _find_actions(
    server: FakeServer, member: MemberActor, game: AutoGame
) -> tuple[ResponseMessage, list[MessageButton]] | None:
    found = panels(server.env, member)
    offered = [b for b in buttons(found[-1]) if b.matches(game.action_buttons)] if found else []
    return (found[-1], offered) if offered else None


@dataclass
class Transcript:
    """Says what is new in the channel: of each public message the lines it did not have before."""

    server: FakeServer
    say: Callable[[str], None]
    _lines: dict[int, list[str]] = field(default_factory=dict[int, "list[str]"])

    def update(self) -> None:
        """Say what changed since the last time."""
        for message in public_messages(self.server.env, self.server.channel):
            before = self._lines.get(message.id, [])
            lines = self._lines[message.id] = self.plain(text(message, labels=False, alts=False)).splitlines()
            for line in lines:
                if line not in before:
                    self.say(line)

    def plain(self, marked: str) -> str:
        """The text without Discord's markup: names for mentions, no emoji codes, no asterisks."""
        names = {str(member.id): member.name for member in self.server.members}
        plain = re.sub(r"<@!?(\d+)>", lambda found: f"@{names.get(found[1], found[1])}", marked)
        plain = re.sub(r"<a?:\w+:\d+>", "", plain)
        plain = re.sub(r" · [^·\n]*<t:\d+:R>", "", plain)  # how long a clock still runs is no news
        plain = re.sub(r"<t:(\d+)(?::\w)?>", lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%H:%M}", plain)
        plain = re.sub(r"^(?:#{1,3} |-# |> )", "", plain, flags=re.MULTILINE)
        plain = re.sub(r"(?<!\\)(\*\*|__|~~|`)", "", plain)
        plain = re.sub(r"(?<![\\\w])([*_])([^*_\n]+)\1(?!\w)", r"\2", plain)
        return re.sub(r"[ \t]{2,}", " ", re.sub(r"\\([\\*_~`|>#.\-()\[\]])", r"\1", plain)).strip()
