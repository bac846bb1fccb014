"""Members who play a contest by what they read: where their match is, and what their hand offers."""

from __future__ import annotations

import json
import re
from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
from simcord.builders import ChannelHandle

from bot.panels.core.custom_ids import Verb
from bot.panels.rules.house_rules import HousePage
from bot.panels.rules.option_texts import OPTIONS
from tests.cogs.league.scenes import POSTED, board, by, pick, press_leave, rule
from tests.cogs.scenes import PAINTED, answer, offered, pattern
from tests.world import buttons, selects, text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    import pytest
    from simcord import MemberActor, ResponseMessage

    from tests.world import MessageButton, World

GLANCE = 1.0
"""Virtual seconds in which everybody sees what was played."""
DAY = 24 * 3600.0
BREAK = 95.0
"""Virtual seconds from the end of a live round to the tables of the next one."""
START_IN_ROME = "2027-03-28 01:45"
"""Of an evening contest in Rome, where the clocks go forward a quarter of an hour later."""
NEXT_IN_ROME = 1_806_795_900
"""The same time a week later, in Unix seconds: the day between is an hour short."""
CHECK_IN = 1800.0
"""Virtual seconds from check-in to the start."""
_PATIENCE = 200
"""Glances in which nothing is played: then a table stands still."""
_THREAD = re.compile(r"at <#(\d+)>")
_CUSTOM_ID = re.compile(r"bower\w*?:(contest\w*)(?::|$)")


class Transcript:
    """Counts what members did: `/league` commands by name and by view or format, and contest verbs."""

    def __init__(self, w: World) -> None:
        self._counts: Counter[str] = Counter()
        w.env.backend.subscribers.append(self._note)

    def _note(self, event: str, payload: Any) -> None:
        if event != "INTERACTION_CREATE" or "data" not in payload:
            return
        data = payload["data"]
        if data.get("name") == "league":
            command = data["options"][0]
            chosen = {each["name"]: each["value"] for each in command.get("options", ())}
            kind = next((f" {chosen[name]}" for name in ("view", "format") if name in chosen), "")
            self._counts[f"/league {command['name']}{kind}"] += 1
        elif (found := _CUSTOM_ID.match(str(data.get("custom_id")))) is not None:
            self._counts[found[1]] += 1

    def check(self, expected: Collection[str]) -> None:
        """Fail with the counts of everything unless each of these was done."""
        table = "\n".join(f"{self._counts[what]:5} {what}" for what in sorted({*expected, *self._counts}))
        assert all(self._counts[what] for what in expected), table


def bold(found: Sequence[MessageButton]) -> MessageButton:
    """Calls trump when it can, so that games come to an end; cards from the left."""
    calls = [button for button in found if button.style == 3]
    return (calls or list(found))[0]


def said(w: World, containing: str) -> bool:
    """Whether the contest's channel says something."""
    return any(containing in text(message) for message in w.public())


async def newcomers(w: World, count: int, name: str = "Member") -> list[MemberActor]:
    """More members of the server."""
    found = [w.guild.add_member(w.env.create_user(f"{name} {number}")) for number in range(1, count + 1)]
    await w.env.settle()
    return found


async def save_short_rules(w: World, mia: MemberActor) -> None:
    """Rules of a game to one point, saved for the server as *Short*."""
    await mia.slash(w.channel, "table open")
    await w.later(PAINTED)
    table = next(each for each in w.public() if any(b.matches(pattern(Verb.INVITE)) for b in buttons(each)))
    await w.click(mia, table, pattern(Verb.MORE))
    await w.click(mia, w.panel(mia), pattern(Verb.HOUSE))
    panel, place = w.panel(mia), HousePage.of("target")
    groups = next(each["custom_id"] for each in selects(panel) if f":{Verb.HOUSE_GROUP}:" in each["custom_id"])
    await mia.select(panel, [place.group], custom_id=groups)
    options = next(each["custom_id"] for each in selects(panel) if f":{Verb.HOUSE_CHANGE}:" in each["custom_id"])
    await mia.select(panel, ["target"], custom_id=options)
    asked = await w.click(mia, panel, pattern(Verb.HOUSE_NUMBER, index=list(OPTIONS).index("target")))
    await mia.submit_modal(asked, {"text": "1"})
    saved = await mia.slash(w.channel, "houserules save", name="Short")
    assert "The rules **Short** are saved" in answer(saved)


async def take_short_rules(w: World, mia: MemberActor) -> None:
    """The draft's tables play by *Short*."""
    fields = next(each for each in selects(w.panel(mia)) if f":{Verb.CONTEST_FIELD}:" in each["custom_id"])
    await mia.select(w.panel(mia), ["rules"], custom_id=fields["custom_id"])
    menu = next(each for each in selects(w.panel(mia)) if f":{Verb.CONTEST_CHOOSE}:" in each["custom_id"])
    short = next(option["value"] for option in menu["options"] if option["label"] == "Short")
    await mia.select(w.panel(mia), [short], custom_id=menu["custom_id"])
    assert "Short" in text(w.panel(mia))


async def pair_up(w: World, pairs: Iterable[tuple[MemberActor, MemberActor]]) -> None:
    """Two and two ask one another."""
    for one, two in pairs:
        await one.slash(w.channel, "league join", partner=two)
        reply = answer(await two.slash(w.channel, "league join", partner=one))
        assert "You’re in" in reply, reply


async def come(w: World, member: MemberActor) -> ResponseMessage | None:
    """The member reads where the match is, goes there and opens the hand; None for those who have no open match."""
    found = _THREAD.search(answer(await member.slash(w.channel, "league show", view="me")))
    if found is None:
        return None
    thread = ChannelHandle(w.env, w.guild, w.env.backend.get_channel(int(found[1])))
    table = [each for each in w.public(thread) if any(b.matches(pattern(Verb.HAND)) for b in buttons(each))][-1]
    await w.click(member, table, pattern(Verb.HAND))
    return w.panel(member)


async def play(w: World, members: Iterable[MemberActor], *, patience: int = _PATIENCE) -> int:
    """Those of the members who have a match come and play it to the end; how many they are.

    Computers play for those who stay away. Where nobody can, they wait, at most `patience` times running.
    """
    opened = {member: await come(w, member) for member in members}
    hands = {member: hand for member, hand in opened.items() if hand is not None}
    came, glances = len(hands), 0
    while hands and glances < patience:
        presses = [(member, hand, bold(found)) for member, hand in hands.items() if (found := offered(hand))]
        glances = 0 if presses else glances + 1
        await w.clicks_at_once(*((member, hand, re.escape(str(each.custom_id))) for member, hand, each in presses))
        await w.later(GLANCE)
        hands = {member: hand for member, hand in hands.items() if not is_over(hand)}
    assert not hands or patience < _PATIENCE, (
        f"nobody moves: {[(member.name, text(hand)) for member, hand in hands.items()]}"
    )
    return came


def is_over(hand: ResponseMessage) -> bool:
    """Whether a hand's panel shows the end of the game."""
    return any(button.matches(pattern(Verb.RESULT_SHARE)) for button in buttons(hand))


async def leap_to_check_in(w: World) -> None:
    """From the world's beginning to the evening in Rome, when check-in has just opened."""
    await w.leap(72 * DAY - 7.75 * 3600 - 60)
    await w.later(120)


async def leap_to_start(w: World) -> None:
    """From check-in to the tables of the first round."""
    await w.leap(CHECK_IN - 100)
    await w.later(200)


async def days_pass(w: World, days: float) -> None:
    """Days pass, a quarter at a time: what is due meanwhile is done at the quarter's end."""
    for _ in range(round(days * 4)):
        await w.leap(DAY / 4)
    await w.later(5)


async def open_match(w: World, member: MemberActor) -> ResponseMessage:
    """The member's match, from *Me*."""
    await member.slash(w.channel, "league show", view="me")
    return w.panel(member)


async def draw_again(w: World, mia: MemberActor) -> None:
    """The organiser has the round drawn again, before anybody has played."""
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "redraw")
    await rule(w, mia, "Two sat down wrong")
    await w.later(2 * POSTED)
    assert said(w, "is drawn again: “Two sat down wrong”")


async def pause(w: World, mia: MemberActor, seconds: float) -> None:
    """The organiser pauses the contest for a while."""
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "pause")
    await rule(w, mia, "The lights are out")
    await w.leap(seconds)
    await w.later(POSTED)
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "resume")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert "Resumed." in text(w.panel(mia))


async def go_silent(w: World, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Discord's gateway is away for a while: nobody can act, and nothing is due."""
    closed = SimpleNamespace(is_closed=lambda: True)
    with monkeypatch.context() as patch:
        patch.setattr(discord.AutoShardedClient, "shards", property(lambda _: {0: closed}))
        await w.later(20)
        await w.leap(seconds)
        await w.later(20)
    await w.later(20)


async def exported(w: World, member: MemberActor, contest: int = 1) -> dict[str, Any]:
    """The contest as the file that everybody may have."""
    result = await member.slash(w.channel, "league export", contest=contest, format="json")
    assert result.response is not None
    (file,) = result.response.attachments
    return json.loads(w.env.backend.cdn.get(file.url) or b"")


async def move_here(w: World, mia: MemberActor) -> None:
    """The contest's channel has been deleted: its organiser reads that here, moves it here, and goes on."""
    asked = next(each for each in w.public() if "its channel has been deleted" in text(each))
    await w.click(mia, asked, by(Verb.CONTEST_MOVE))
    panel = w.panel(mia)
    await mia.select(panel, [w.channel], custom_id=selects(panel)[-1]["custom_id"])
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "resume")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await w.later(10)


async def leave_partner(w: World, member: MemberActor, partner: MemberActor) -> None:
    """One of a pair leaves, after a question; the other one is called."""
    await press_leave(w, member, board(w))
    await w.click(member, w.panel(member), by(Verb.CONTEST_LEAVE))
    await w.later(10)
    told = [text(each) for each in w.public() if f"<@{partner.id}>" in text(each)]
    assert any("your partner has left" in each for each in told), "the partner hears of it"
