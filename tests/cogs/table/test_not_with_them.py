"""*Not with them*: a list that its member alone sees, no seat beside them, and nothing that the others can see."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from bot.calls import Bell
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.tables.avoided import Avoided
from bot.tables.commands.seats import Sit
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    kept,
    lobby,
    look,
    pattern,
    table_message,
    tables,
    who,
)
from tests.cogs.table.test_call_players import call
from tests.suite import rest
from tests.world import World, selects, text, world

if TYPE_CHECKING:
    from pathlib import Path

    from simcord import MemberActor

MENU = "Not with them at euchre"
SIT = rf"bower:{Verb.SIT}:1:0:1"
"""Ben, against Ann."""


async def avoid(w: World, member: MemberActor, other: MemberActor) -> None:
    add = bower(w).services.avoided.add(w.guild.id, member.id, Avoided(other.id, other.name))
    await as_bot(w, add)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_list_is_written_and_a_seat_refused(w: World, language: str) -> None:
    ann, ben, cleo, *_ = w.members
    w.locales.update(dict.fromkeys((each.id for each in w.members), language))
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(language=language)))
    await lobby(w)
    await ben.slash(w.channel, "preferences")
    await w.click(ben, w.panel(ben), pattern(Verb.AVOID, 0))
    panel = w.panel(ben)
    assert say(language, "avoid-none") in text(panel)
    for member in (ann, cleo):
        (add,) = [each["custom_id"] for each in selects(panel) if f":{Verb.AVOID_ADD}:" in each["custom_id"]]
        await ben.select(panel, [member], custom_id=add)
    assert say(language, "avoid-on", names="Ann, Cleo") in text(panel)
    (off,) = [each["custom_id"] for each in selects(panel) if f":{Verb.AVOID_OFF}:" in each["custom_id"]]
    await ben.select(panel, [str(cleo.id)], custom_id=off)
    assert say(language, "avoid-on", names="Ann") in text(panel)
    refused = await w.click(ben, table_message(w), SIT)
    assert answer(refused) == say(language, "avoid-sits", names="Ann", number="1")
    assert (await look(w)).table.seat_of(ben.id) is None
    await ben.select(panel, [str(ann.id)], custom_id=off)
    await w.click(ben, table_message(w), SIT)
    assert (await look(w)).table.seat_of(ben.id) is not None


async def test_from_a_members_menu_by_command_and_in_a_game(w: World) -> None:
    ann, ben, *_, eve = w.members
    await begun(w, members=2)
    await w.later(PAINTED)
    assert say("en", "avoid-on", names="Ann") in answer(await eve.context_menu(w.channel, MENU, ann))
    assert answer(await ann.context_menu(w.channel, MENU, ann)) == say("en", "avoid-self")
    refusal = say("en", "avoid-sits", names="Ann", number="1")
    assert answer(await eve.slash(w.channel, "table join", seat=3)) == refusal
    assert answer(await forge(w, eve, table_message(w), Press(Verb.SIT_HERE, 1, index=2).button_id())) == refusal
    assert answer(await ben.context_menu(w.channel, MENU, ann)) == text(w.panel(ben)), "they play on together"


async def test_only_the_presser_is_refused_and_only_their_own_list_changes(w: World) -> None:
    ann, ben, cleo, *_ = w.members
    await lobby(w)
    await avoid(w, ann, ben)
    await avoid(w, cleo, ann)
    before = await kept(w)
    for press, value in (
        (Press(Verb.AVOID_OFF), str(ben.id)),
        (Press(Verb.AVOID_OFF), "x"),
        (Press(Verb.AVOID_ADD), str(cleo.id)),  # Discord resolves what was picked: this was typed
        (Press(Verb.AVOID_ADD), "0"),
        (Press(Verb.AVOID, ann.id), ""),
    ):
        ids = (press.menu(), value) if value else (press.button_id(),)
        said = answer(await forge(w, ben, table_message(w), *ids))
        assert "Ann" not in said
        assert await kept(w) == before, press
    await w.click(ben, table_message(w), SIT)
    assert (await look(w)).table.seat_of(ben.id) is not None, "Ann has a list, Ben has none"


CAUSES = ("none", "she avoids him", "he avoids her", "she avoids who sits there", "not her hours")
"""Why Eve is not mentioned: not at all, by a list, or for an innocent cause."""


async def played(make: Maker, cause: str, *, others: bool) -> tuple[list[str], bool]:
    """Ben sits down at Ann's table and calls players: all requests, those about a message in their order and without
    who is Eve; and whether she was mentioned.

    Dan, whose bell rings in any case, is there with `others`.
    """
    async with world(make(), members=5) as w:
        make.clock.env = w.env
        ann, ben, cleo, dan, eve = w.members
        bells = bower(w).services.bells
        for member in (eve, dan) if others else (eve,):
            hours = (3, 4) if cause == "not her hours" and member is eve else (0, 24)
            new = Bell(guild=w.guild.id, channel=w.channel.id, user=member.id, begins=hours[0], ends=hours[1])
            await as_bot(w, bells.add(new))
        for why, mine, other in (
            ("she avoids him", eve, ben),
            ("he avoids her", ben, eve),
            ("she avoids who sits there", eve, ann),
        ):
            await avoid(w, *((mine, other) if cause == why else (cleo, dan)))
        began = len(w.env.http_requests)
        await lobby(w)
        await w.click(ben, table_message(w), SIT)
        await w.later(PAINTED)
        await call(w, ben)
        await as_bot(w, tables(w).do(1, Sit(who(cleo))))
        await w.later(PAINTED)
        await w.env.leap(20 * 60)
        await w.later(PAINTED)
        assert (await look(w)).table.seat_of(ben.id) is not None
        requests = sorted(w.env.http_requests[began:], key=lambda each: each.path)  # drawing is as fast as it is
        sent = [f"{each.method} {each.path} {each.json}" for each in requests]
        numbers: dict[str, str] = {}

        def shown(request: str) -> str:
            without = request.replace(f" <@{eve.id}>", "").replace(f", {eve.id}]", "]")
            return _NUMBER.sub(lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), without)

        return [shown(each) for each in sent], any(f"<@{eve.id}>" in each for each in sent)


_NUMBER = re.compile(r"\d{15,}|[0-9a-f]{24}|interaction-token-\w+")
"""Ids, nonces and tokens, which differ in each world: they are numbered as they come."""


@pytest.fixture
def fresh_maker(tmp_path: Path, migrated_file: Path, make: Maker) -> Any:
    """Makes a world of its own each time, at the same moment."""

    def fresh(name: str) -> Maker:
        file = tmp_path / f"{name.replace(' ', '-')}.db"
        shutil.copyfile(migrated_file, file)
        return Maker(make.settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{file}"}))

    return fresh


@rest
@pytest.mark.parametrize("others", [True, pytest.param(False, marks=rest)])
async def test_m3_what_others_get_is_the_same_as_for_an_innocent_cause(fresh_maker: Any, *, others: bool) -> None:
    """Byte for byte and in order; with nobody else to mention, too."""
    found = {cause: await played(fresh_maker(cause), cause, others=others) for cause in CAUSES}
    assert [cause for cause in CAUSES if found[cause][1]] == ["none"], "whom a list takes from the mentioned"
    for cause in CAUSES[1:]:
        assert found[cause] == found["not her hours"], cause
    if others:
        assert found["none"][0] == found["not her hours"][0], "only the mentioned differ"
