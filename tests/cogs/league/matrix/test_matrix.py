"""Nobody changes by a forged press what is not theirs, or reads the name of a contest that they do not see."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from simcord import actors
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType

from bot.panels.contests.tasks import Announce, Cancel
from bot.panels.core.custom_ids import OF_A_CONTEST
from cogs.calls import calling
from cogs.contests import commands
from cogs.interactions import router
from tests.cogs.league.matrix.lot import Forged, draw, read, violations
from tests.cogs.league.matrix.may import RULES, STAGES, STANDINGS, secret_words
from tests.cogs.league.matrix.scene import Scene, build
from tests.cogs.scenes import Maker, as_bot, bower
from tests.suite import night, rest

if TYPE_CHECKING:
    from tests.world import World

PRESSES = [pytest.param(5, 90, marks=rest), *(pytest.param(seed, 500, marks=night) for seed in range(1, 5))]
"""Seeds, and presses of one world: what they change adds up, so that later ones meet what earlier ones have left."""


def test_the_table_has_every_verb_of_contests_and_commentary() -> None:
    """Of the router's own table, so that a new verb is in the matrix, or fails here."""
    assert commands.League is not None  # it registers them
    assert calling.call_for_contest is not None
    there = {verb for verb in router._ENTRIES if verb in OF_A_CONTEST or verb.name.startswith("COMMENTARY")}
    assert {verb.value for verb in there} == RULES.keys()


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize(("seed", "count"), PRESSES)
async def test_m1_nobody_does_what_is_not_theirs(
    w: World, make: Maker, seed: int, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    scene, dice = await ask(w, await build(w, make)), Random(seed)
    presses = draw(scene, count, dice)
    for kinds, field in ((RULES, "verb"), (STANDINGS, "standing"), (STAGES, "stage")):
        counts = Counter(getattr(press, field) for press in presses)
        assert set(counts.values()) <= {count // len(kinds), count // len(kinds) + 1}, "as the lot is made"
        assert counts.keys() == set(kinds)
    changed = [await check(w, make, scene, press) for press in presses]
    assert any(changed)
    assert [each.getMessage() for each in caplog.get_records("call") if each.exc_info] == []


async def ask(w: World, scene: Scene) -> Scene:
    """The scene with two organizers who have been asked whether they are sure."""
    for standing, stage, task in (("organiser", "running", Cancel.key), ("admin", "open", Announce.key)):
        subject = scene.contests[stage]
        await send(w, scene, Forged("contesttask", standing, stage, "bowermenu", subject, 0, 0, (task,), subject))
    questions = tuple(bower(w).ui.questions._questions)
    assert len(questions) == 2
    return replace(scene, questions=questions)


CONTROLS = (
    ("stranger", "contestjoin", "open"),
    ("stranger", "contestleave", "open"),
    ("stranger", "contestoffer", "paused"),
    ("moderator", "commentarysure", "running"),
    ("by_role", "contesttemplate", "none"),
    ("entrant", "contestleavesure", "running"),
    ("admin", "contestdiscard", "draft"),
)


@rest
@pytest.mark.usefixtures("unlimited")
async def test_m1_the_matrix_sees_what_honest_presses_change(w: World, make: Maker) -> None:
    """Each changes something that is allowed, and that would not be allowed to members who do not see the contest."""
    scene = await build(w, make)
    for standing, verb, stage in CONTROLS:
        contest = scene.contests.get(stage, 0)
        at_table = verb.startswith("commentary")
        seen = (await look(w, contest)).revision if contest and not at_table else 0
        subject = scene.tables[stage] if at_table else contest
        press = Forged(verb, standing, stage, "bower", subject, seen, 0, ("",), contest)
        before = read(file_of(make))
        assert await check(w, make, scene, press), press
        member = scene.members[standing]
        for other in ("blind", "elsewhere"):
            forged = replace(press, standing=other)
            assert list(violations(forged, member.id, member.guild.id, before, read(file_of(make)), asked=False)) or (
                other == "elsewhere" and verb == "contesttemplate"
            )


def file_of(make: Maker) -> Path:
    return Path(make.settings.database_url.removeprefix("sqlite+aiosqlite:///"))


async def look(w: World, number: int) -> Any:
    return await as_bot(w, bower(w).services.contests.look(number))


async def check(w: World, make: Maker, scene: Scene, press: Forged) -> bool:
    """Send a press; whether it changed anything. Fails where it changed or told what it may not."""
    file, member = file_of(make), scene.members[press.standing]
    before, sent = read(file), len(w.env.http_requests)
    question = bower(w).ui.questions._questions.get(press.seen)
    asked = question is not None and question.asked[1] == member.id
    answered = await send(w, scene, press)
    after = read(file)
    assert answered, f"unanswered: {press}"
    wrong = list(violations(press, member.id, member.guild.id, before, after, asked=asked))
    assert wrong == [], f"{press} changed {wrong}"
    told = [each for each in w.env.http_requests[sent:] if "/interactions/" in each.path or "/webhooks/" in each.path]
    said = json.dumps([each.json for each in told], default=str)
    leaks = [word for word in secret_words(press.standing) if word in said]
    assert leaks == [], f"{press} was told of {leaks}"
    return before != after


async def send(w: World, scene: Scene, press: Forged) -> bool:
    """Whether a press that no panel has offered was answered."""
    member, message, backend = scene.members[press.standing], scene.messages[press.standing], w.env.backend
    stored = backend.get_message(message.channel_id, message.id)
    data: dict[str, Any] = {"custom_id": press.custom_id, "resolved": resolved(press)}
    if press.carrier == "bowermodal":
        text = {"type": 18, "component": {"type": 4, "custom_id": "text", "value": press.values[0]}}
        where = ChannelHandle(w.env, member.guild, backend.get_channel(message.channel_id))
        shown = {"message": dict(message_payload(backend, stored))}
        result = await actors._dispatch_actor_interaction(
            member, InteractionType.MODAL_SUBMIT, where, data | {"components": [text]}, extra=shown,
            source_message_id=message.id,
        )  # fmt: skip
        return result.acknowledged
    is_menu = press.carrier == "bowermenu"
    part: dict[str, Any] = {"type": 3 if is_menu else 2, "custom_id": press.custom_id}
    if is_menu:
        data["values"] = list(press.values)
        part["options"] = [{"label": value or "none", "value": value} for value in press.values]
    else:
        part |= {"style": 2, "label": "forged"}
    payload = dict(message_payload(backend, stored))
    payload["components"] = [{"type": 1, "components": [part]}]  # discord.py drops presses of what is not there
    where = ChannelHandle(w.env, member.guild, backend.get_channel(message.channel_id))
    result = await actors._dispatch_actor_interaction(
        member, InteractionType.MESSAGE_COMPONENT, where, data | {"component_type": part["type"]},
        extra={"message": payload}, source_message_id=message.id,
    )  # fmt: skip
    return result.acknowledged


def resolved(press: Forged) -> dict[str, Any]:
    """What Discord says of those who were picked; here the same numbers are members, roles and channels."""
    numbers = [str(number) for number in press.picked]
    user = {"username": "picked", "discriminator": "0", "avatar": None}
    member = {"roles": [], "nick": None, "permissions": "0", "joined_at": None, "flags": 0}
    return {
        "users": {number: {"id": number, **user} for number in numbers},
        "members": dict.fromkeys(numbers, member),
        "roles": {number: {"id": number, "name": "picked"} for number in numbers},
        "channels": {number: {"id": number, "name": "picked", "type": 0, "permissions": "0"} for number in numbers},
    }
