"""What the tests of contests share: an organiser, a contest that is open, and its notice board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import Permissions

from bot.panels.contests.voice import ContestView, place_of
from bot.panels.core.custom_ids import Verb
from tests.world import buttons, selects, text

if TYPE_CHECKING:
    from simcord import InteractionResult, MemberActor, ResponseMessage

    from bot.contests.fields import DraftField
    from tests.world import World

POSTED = 4.0
"""Virtual seconds in which the notice board is posted or edited."""


async def organiser(w: World, name: str = "Mia") -> MemberActor:
    role = w.guild.create_role("Organizers", permissions=Permissions(manage_guild=True))
    member = w.guild.add_member(w.env.create_user(name), roles=[role])
    await w.env.settle()
    return member


SOON = "2027-01-15 08:03"
"""Three minutes after the world's beginning, in UTC: check-in is open at once."""


def by(verb: Verb) -> str:
    return rf"bower:{verb}:\d+:\d+:\d+"


async def press_leave(w: World, member: MemberActor, shown: ResponseMessage) -> InteractionResult:
    """*Leave* is under *Me*."""
    await w.click(member, shown, rf"bower:{Verb.CONTEST}:\d+:\d+:{place_of(ContestView.ME)}")
    return await w.click(member, w.panel(member), by(Verb.CONTEST_LEAVE))


def invitation(w: World) -> ResponseMessage:
    """The newest call of a partner."""
    return [message for message in w.public() if any(b.matches(by(Verb.CONTEST_ACCEPT)) for b in buttons(message))][-1]


async def publish(w: World, mia: MemberActor, template: str = "hustle", **typed: str) -> ResponseMessage:
    """A contest drafted and published by an organiser; its notice board. `typed` goes into the form."""
    await mia.slash(w.channel, "league create", template=template)
    if typed:
        await fill_in(w, mia, **typed)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    return board(w)


async def fill_in(w: World, mia: MemberActor, draft: ResponseMessage | None = None, **typed: str) -> InteractionResult:
    """Open the form of the draft, and send it with other texts."""
    opened = await w.click(mia, draft or w.panel(mia), by(Verb.CONTEST_FORM))
    names = {"name": "text", "start": "text1", "entrants": "text2", "description": "text3"}
    shown = {each["component"]["custom_id"]: each["component"].get("value", "") for each in opened.modal["components"]}
    return await mia.submit_modal(opened, shown | {names[name]: value for name, value in typed.items()})


async def choose(w: World, mia: MemberActor, field: DraftField, value: object) -> InteractionResult:
    """Change one thing of the draft by its menus."""
    await mia.select(w.panel(mia), [field.value], custom_id=menu(w, mia, Verb.CONTEST_FIELD))
    return await mia.select(w.panel(mia), [value], custom_id=menu(w, mia, Verb.CONTEST_CHOOSE))


async def pick(w: World, member: MemberActor, *values: str) -> InteractionResult:
    """Choose in the last menu of the member's newest panel."""
    panel = w.panel(member)
    result = await member.select(panel, list(values), custom_id=selects(panel)[-1]["custom_id"])
    assert result.acknowledged
    return result


async def rule(w: World, mia: MemberActor, reason: str) -> str:
    """Yes, and the reason; what the organiser reads then."""
    opened = await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await mia.submit_modal(opened, {"text": reason})
    told = text(w.panel(mia))
    assert told.startswith("### "), "the contest as it is now"
    return told


def menu(w: World, member: MemberActor, verb: Verb) -> str:
    """The custom id of a menu in the member's newest panel."""
    found = [each["custom_id"] for each in selects(w.panel(member)) if f":{verb}:" in each["custom_id"]]
    assert len(found) == 1, found
    return found[0]


def board(w: World) -> ResponseMessage:
    """The notice board of the newest contest."""
    return [message for message in w.public() if "Rules" in text(message)][-1]
