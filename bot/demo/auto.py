"""`--auto`: a whole game by the bot's real commands and buttons, told in the terminal instead of on a page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from simcord import ResponseMessage
from simcord.components import walk_components

from bot.demo.fake_discord import open_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.demo.page import Scene

_LOOKS: Final = 3000
"""Each a second and a half of the bot's time: a game takes a few hundred."""
_PRESSED: Final = re.compile(r"bower:(start|act):.*")
_OPENED: Final = re.compile(r"bower:hand:.*")
_MARKUP: Final = re.compile(r"^-# |^#+ |\*\*|<[^>]*>", re.MULTILINE)


async def play_one_game(bot_factory: Callable[[], Any], scene: Scene, *, say: Callable[[str], None]) -> int:
    """The first member presses the first thing offered, and computers play the rest; the exit code.

    What is new in the channel is said as it comes. Returns 1 for a game without end.
    """
    async with open_server(bot_factory(), scene.names, first_owns=True) as server:
        await scene.begin(server)
        member, said = server.members[0], set[str]()
        for look in range(_LOOKS):
            stored = server.env.backend.messages[server.channel.id]
            shown = [ResponseMessage(server.env, stored[key]) for key in sorted(stored)]
            public = [each for each in shown if not each.ephemeral]
            for line in (each for message in public for each in _lines(message) if each not in said):
                said.add(line)
                say(line)
            if any(_find(message, re.compile(r"bower:rematch:.*")) for message in public):
                return 0
            ways = [(message, _find(message, _PRESSED)) for message in reversed(shown)]
            if look % 8 == 0:  # now and then the hand is opened again, as by somebody who has lost sight of it
                ways += [(message, _find(message, _OPENED)) for message in reversed(public)]
            message, pressed = next((each for each in ways if each[1]), (None, ""))
            if message is not None:
                await member.click(message, custom_id=pressed)
            await server.later(1.5)
    return 1


def _find(message: ResponseMessage, wanted: re.Pattern[str]) -> str:
    """The first button that can be pressed, by its custom id; empty without any."""
    ids = (str(part.get("custom_id")) for part in walk_components(message.components) if not part.get("disabled"))
    return next((each for each in ids if wanted.fullmatch(each)), "")


def _lines(message: ResponseMessage) -> Iterable[str]:
    texts = [message.content, *(str(part.get("content") or "") for part in walk_components(message.components))]
    return filter(None, (line.strip() for line in _MARKUP.sub("", "\n".join(texts)).splitlines()))
