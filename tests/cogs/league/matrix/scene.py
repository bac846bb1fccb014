"""Two servers with contests at every stage, and a member of every standing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discord import PermissionOverwrite, Permissions

from bot.contests.changes import Change
from bot.contests.commands.consent import TakeOffice
from bot.contests.commands.organising import Cancel, Deputize, Pause, Publish
from bot.contests.commands.signing_up import Invite, Standing
from bot.contests.commands.watching import Watch
from bot.contests.templates import Defaults, Template, make_plan
from bot.contests.venue import OneRoom
from bot.tables.model import Member
from engine.contest.config import Pace
from engine.contest.events import Ended
from tests.cogs.league.matrix.may import STAGES, STANDINGS, WORDS
from tests.cogs.scenes import Maker, as_bot, bower, who

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage

    from tests.world import World

MINUTE_MS, HOUR_MS = 60_000, 3_600_000
GUESTS = tuple(Member(1_200_000_000_000_000_000 + nth, f"Guest {nth}") for nth in range(4))
"""Who plays in hidden contests and those of another server."""
STARTED = frozenset(("running", "paused", "over", "cancelled"))


@dataclass(frozen=True)
class Scene:
    """Members by standing, each with a private message to press in, and contests and their tables by stage."""

    members: dict[str, MemberActor]
    messages: dict[str, ResponseMessage]
    contests: dict[str, int]
    tables: dict[str, int]
    roles: tuple[int, ...]
    channels: tuple[int, ...]
    questions: tuple[int, ...] = ()
    """Numbers of what organisers were asked, and have not answered."""


async def build(w: World, make: Maker) -> Scene:
    """The scene, before any press."""
    ann, ben, cleo, dan, eve = w.members
    admin = w.guild.create_role("Admins", permissions=Permissions(manage_guild=True))
    directors = w.guild.create_role("Directors", permissions=Permissions.none())
    moderators = w.guild.create_role(
        "Moderators", permissions=Permissions(manage_messages=True, manage_threads=True, kick_members=True)
    )

    def new(name: str, *roles: Any) -> MemberActor:
        return w.guild.add_member(w.env.create_user(name), roles=roles)

    members = {"stranger": eve, "entrant": ann, "partner": ben, "opponent": cleo, "invited": new("Ivy")}
    members |= {"watcher": new("Wim"), "moderator": new("Mo", moderators), "blind": new("Hal")}
    members |= {"organiser": new("Olga"), "deputy": new("Dep"), "by_role": new("Rob", directors)}
    members["admin"] = new("Adm", admin)
    assert w.bot.user is not None
    own = {w.bot.user: PermissionOverwrite(view_channel=True, send_messages=True)}
    unseen = {w.guild.roles["@everyone"]: PermissionOverwrite(view_channel=False)}
    staff = w.guild.create_text_channel("staff", overwrites={**unseen, **own})
    seen = {each: PermissionOverwrite(view_channel=True) for each in members.values() if each.name != "Hal"}
    arena = w.guild.create_text_channel("arena", overwrites={**unseen, **own, **seen})
    other = w.env.create_guild("Elsewhere")
    room = other.create_text_channel("room")
    boss = other.create_role("Boss", permissions=Permissions(administrator=True))
    members["elsewhere"] = other.add_member(w.env.create_user("Zoe"), roles=[boss])
    await w.env.settle()
    await members["admin"].slash(w.channel, "admin settings", organizer_role=directors)
    everyone = (who(ann), who(ben), who(cleo), who(dan))
    bower(w).services.director.venue = OneRoom()  # threads would take virtual time
    contests, tables = dict[str, int](), dict[str, int]()
    olga, zoe = who(members["organiser"]), who(members["elsewhere"])
    places = {stage: (arena.id, "draft" if stage == "draft" else "public") for stage in STAGES[:6]}

    async def add(key: str, here: tuple[Member, int, int, str], players: tuple[Member, ...], *, known: bool) -> None:
        """One at a time: all of them in one wait for the bot would take too long on a busy machine."""
        stage = key.rpartition(" ")[2]
        contests[key] = await as_bot(w, _contest(w, make, here, stage, players, members if known else None))
        stored = await as_bot(w, bower(w).services.contests.look(contests[key]))
        tables.update((key, each.table) for each in stored.tables.values())

    for stage, (channel, word) in places.items():
        await add(stage, (olga, w.guild.id, channel, f"{WORDS[word]} {stage}"), everyone, known=True)
    for stage in ("open", "running"):
        await add(f"hidden {stage}", (olga, w.guild.id, staff.id, f"{WORDS['hidden']} {stage}"), GUESTS, known=True)
        await add(f"foreign {stage}", (zoe, other.id, room.id, f"{WORDS['foreign']} {stage}"), GUESTS, known=False)
    messages: dict[str, ResponseMessage] = {}
    for standing in STANDINGS:
        await members[standing].slash(room if standing == "elsewhere" else w.channel, "preferences")
        messages[standing] = w.panel(members[standing])
    return Scene(members, messages, contests, tables, (directors.id, moderators.id), (arena.id, staff.id, w.channel.id))


async def _contest(
    w: World,
    make: Maker,
    here: tuple[Member, int, int, str],
    stage: str,
    players: tuple[Member, ...],
    members: dict[str, MemberActor] | None,
) -> int:
    """A cup in windows, of two pairs, at a stage; with a deputy, somebody who was asked, and a commentator."""
    service, olga = bower(w).services.contests, here[0]
    starts_at = make.clock.now() + (MINUTE_MS if stage in STARTED else HOUR_MS)
    plan = make_plan(Template.CUP, Defaults(), starts_at)
    plan = replace(plan, check_in=False, config=replace(plan.config, pace=Pace.WINDOWS, least=2))
    stored = await service.create(*here, plan)
    number = stored.id
    if members is not None:
        stored = await service.do(number, Deputize(olga, who(members["deputy"])))
        await service.do(number, TakeOffice(who(members["deputy"]), stored.revision))
    if stage == "draft":
        return number
    await service.do(number, Publish(olga))
    for one, two in (players[:2], players[2:]):
        await service.do(number, Invite(one, Standing(), two))
        await service.do(number, Invite(two, Standing(), one))
    if members is not None:
        nora = Member(1_300_000_000_000_000_000, "Nora")
        await service.do(number, Invite(nora, Standing(), who(members["invited"])))
    if stage not in STARTED:
        return number
    make.clock.skipped += MINUTE_MS
    await bower(w).services.director.advance(number)
    if members is not None:
        await service.do(number, Watch(who(members["watcher"]), 1, 0))
    if stage == "paused":
        await service.do(number, Pause(olga, "lights out"))
    elif stage == "over":
        await service.change(number, lambda _: Change(happenings=(Ended(),)))
    elif stage == "cancelled":
        await service.do(number, Cancel(olga, "fire alarm"))
    return number
