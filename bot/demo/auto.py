"""`--auto`: members of the house play one whole game by the bot's real commands and buttons; the terminal shows it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeAlias

from bot.demo import seen

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from simcord import InteractionResult, MemberActor, ResponseMessage

    from bot.demo.house import House
    from bot.demo.seen import ButtonSeen

Choose: TypeAlias = "Callable[[House, MemberActor, Sequence[ButtonSeen], random.Random], Awaitable[ButtonSeen]]"

_PATIENCE = 240  # looks in a row without anything to click, each `pace` apart, before the game counts as stuck
_REOPEN = 8  # looks in vain after which everyone opens his hand anew
_REPEATS = 5  # clicks in a row on the same button


class StuckError(RuntimeError):
    """Nobody could do anything for a long (virtual) while, or a button did nothing."""


async def at_random(
    house: House, member: MemberActor, offered: Sequence[ButtonSeen], dice: random.Random
) -> ButtonSeen:
    """Any of the enabled buttons."""
    del house, member
    return dice.choice(offered)


@dataclass(frozen=True, kw_only=True)
class Game:
    """How the bot's games are begun, played and ended; the patterns match custom_ids in full."""

    begin: Callable[[House], Awaitable[None]]
    """Opens a table, seats members, starts the game."""
    over: Callable[[House], bool]
    """Whether the channel says that the game has ended."""
    hand: str
    """The public button that opens a member's hand panel."""
    act: str
    """The buttons in a hand panel that act in the game."""
    closing: Callable[[House], Awaitable[Sequence[InteractionResult]]]
    """What is shown at the end, by the real commands (the leaderboard)."""
    choose: Choose = at_random
    """Which of the enabled acting buttons the member presses."""
    pace: float = 1.5
    """Virtual seconds after each click, in which computers act and the channel is painted."""
    max_clicks: int = 5000


async def play(house: House, game: Game, *, seed: int | None, say: Callable[[str], None]) -> int:
    """Play one game to its end; the number of clicks it took.

    Raises:
        StuckError: If the game stops moving.
    """
    dice = random.Random(seed)  # noqa: S311 - not the shuffle: who clicks what
    shown = Transcript(house, say)
    await game.begin(house)
    shown.update()
    waited = repeated = clicks = 0
    last: str | None = None
    while not game.over(house):
        turn = await _turn(house, game, waited)
        if turn is None:
            waited += 1
            if waited > _PATIENCE:
                raise StuckError(f"nobody can act; last clicked: {last}")
        else:
            member, panel, offered = turn
            button = await game.choose(house, member, offered, dice)
            repeated = repeated + 1 if button.custom_id == last else 0
            if repeated > _REPEATS or clicks >= game.max_clicks:
                raise StuckError(f"{clicks} clicks, {repeated} of them in a row on {button.custom_id}")
            result = await member.click(panel, custom_id=button.custom_id)
            if not result.acknowledged:
                raise StuckError(f"no answer to {button.custom_id}")
            waited, last, clicks = 1, button.custom_id, clicks + 1
        await house.later(game.pace)
        shown.update()
    await house.later(2 * game.pace)
    shown.update()
    for result in await game.closing(house):
        if result.response is not None:
            for line in shown.plain(seen.text(result.response, labels=False)).splitlines():
                say(line)
    return clicks


async def _turn(house: House, game: Game, waited: int) -> tuple[MemberActor, ResponseMessage, list[ButtonSeen]] | None:
    """The member who can act, his newest panel and what it offers.

    The bot brings panels up to date by itself; a member opens his only if he has none, or after some looks in vain.
    """
    for member in house.members:
        found = _offer(house, member, game.act)
        if found is not None:
            return member, *found
    for member in house.members:
        if waited % _REOPEN and seen.panels(house.env, member):
            continue
        for message in reversed(seen.public_messages(house.env, house.channel)):
            door = next((b for b in seen.buttons(message) if b.matches(game.hand)), None)
            if door is not None:
                await member.click(message, custom_id=door.custom_id)
                break
        found = _offer(house, member, game.act)
        if found is not None:
            return member, *found
    return None


def _offer(house: House, member: MemberActor, act: str) -> tuple[ResponseMessage, list[ButtonSeen]] | None:
    panels = seen.panels(house.env, member)
    offered = [b for b in seen.buttons(panels[-1]) if b.matches(act)] if panels else []
    return (panels[-1], offered) if offered else None


@dataclass
class Transcript:
    """Says what is new in the channel: of each public message the lines it did not have before."""

    house: House
    say: Callable[[str], None]
    _said: dict[int, list[str]] = field(default_factory=dict[int, "list[str]"])

    def update(self) -> None:
        """Say what changed since the last time."""
        for message in seen.public_messages(self.house.env, self.house.channel):
            lines = self.plain(seen.text(message, labels=False, alts=False)).splitlines()
            before = self._said.get(message.id, [])
            if lines != before:
                self._said[message.id] = lines
                for line in lines:
                    if line not in before:
                        self.say(line)

    def plain(self, text: str) -> str:
        """The text without Discord's markup: names for mentions, no emoji codes, no asterisks."""
        names = {str(member.id): member.name for member in self.house.members}
        text = re.sub(r"<@!?(\d+)>", lambda found: f"@{names.get(found[1], found[1])}", text)
        text = re.sub(r"<a?:\w+:\d+>", "", text)
        text = re.sub(r" · [^·\n]*<t:\d+:R>", "", text)  # how long a clock still runs is no news
        text = re.sub(r"<t:(\d+)(?::\w)?>", lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%H:%M}", text)
        text = re.sub(r"^(?:#{1,3} |-# |> )", "", text, flags=re.MULTILINE)
        text = re.sub(r"(?<!\\)(\*\*|__|~~|`)", "", text)
        text = re.sub(r"(?<![\\\w])([*_])([^*_\n]+)\1(?!\w)", r"\2", text)
        return re.sub(r"[ \t]{2,}", " ", re.sub(r"\\([\\*_~`|>#.\-()\[\]])", r"\1", text)).strip()


def finished(pattern: str) -> Callable[[House], bool]:
    """Whether any public message matches `pattern` somewhere; for `Game.over`."""

    def over(house: House) -> bool:
        return any(re.search(pattern, seen.text(m)) for m in seen.public_messages(house.env, house.channel))

    return over


__all__ = ["Choose", "Game", "StuckError", "Transcript", "at_random", "finished", "play"]
