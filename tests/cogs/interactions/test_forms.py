"""Forms: what is typed comes back with every fault named, what is forged does nothing, and no default is gone."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.panels.core.custom_ids import OF_A_CONTEST, Press, Verb
from bot.panels.core.panel import Choice, ChoiceField, Field, Form, Lists, PickField
from bot.panels.refusals import with_typed
from bot.panels.rules.house_rules import HousePage
from bot.panels.rules.option_texts import OPTIONS
from bot.servers import ServerSettings
from bot.texts import say
from tests.cogs.league.scenes import by, fill_in, organiser, publish
from tests.cogs.scenes import as_bot, bower, forge, forge_form, kept, lobby, look, manager, menu_of, pattern
from tests.suite import first, rest, sampled
from tests.world import World, buttons, selects, text

if TYPE_CHECKING:
    from simcord import InteractionResult

    from tests.cogs.scenes import Maker


PANELS = Path(__file__).parents[3] / "bot" / "panels"


def shown(opened: InteractionResult) -> dict[str, str]:
    """The texts in a form that was opened, by custom id."""
    assert opened.modal is not None
    return {each["component"]["custom_id"]: each["component"].get("value", "") for each in opened.modal["components"]}


async def test_a_draft_with_three_faults_and_then_none(w: World, make: Maker) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="hustle")
    panel = w.panel(mia)
    await fill_in(w, mia, name=" \u200b ", start="soonish", entrants="3", description="Bring tea")
    faults = ("contest-bad-name", "calendar-bad-time", "contest-bad-entrants")
    said = [say("en", key, most=48 if key == faults[0] else 512, least=4) for key in faults]
    assert text(panel).splitlines()[:3] == said
    opened = await w.click(mia, panel, by(Verb.FORM_AGAIN))
    typed = shown(opened)
    assert [*typed.values()] == [" \u200b ", "soonish", "3", "Bring tea"]
    again = await mia.submit_modal(opened, typed | {"text": "Tea night", "text1": "2027-01-20 20:00"})
    assert again.acknowledged
    assert text(panel).splitlines()[0] == said[2], "what is mended is not named again"
    opened = await w.click(mia, panel, by(Verb.FORM_AGAIN))
    assert [*shown(opened).values()] == ["Tea night", "2027-01-20 20:00", "3", "Bring tea"]
    await mia.submit_modal(opened, shown(opened) | {"text2": "4-8"})
    assert "Tea night" in text(panel)
    assert "Bring tea" in text(panel)
    await fill_in(w, mia, start="soonish")
    old = next(str(each.custom_id) for each in buttons(panel) if each.matches(by(Verb.FORM_AGAIN)))
    ann = w.members[0]
    await ann.slash(w.channel, "help")
    stolen = await forge(w, ann, w.panel(ann), old)
    assert stolen.modal is None, "what one has typed nobody else opens"
    await w.restart(make())
    await w.click(mia, panel, by(Verb.FORM_AGAIN))
    assert text(w.panel(mia)) == say("en", "form-again-gone")


async def test_a_number_and_a_name_of_house_rules(w: World) -> None:
    await lobby(w)
    mia = await organiser(w)
    await w.click(mia, await menu_of(w, mia), pattern(Verb.HOUSE))
    panel, place = w.panel(mia), HousePage.of("target")
    for verb, chosen in ((Verb.HOUSE_GROUP, place.group), (Verb.HOUSE_CHANGE, "target")):
        menu = next(each["custom_id"] for each in selects(panel) if f":{verb}:" in each["custom_id"])
        await mia.select(panel, [chosen], custom_id=menu)
    for typed in ("ten", "53"):
        asked = await w.click(mia, panel, pattern(Verb.HOUSE_NUMBER, index=[*OPTIONS].index("target")))
        await mia.submit_modal(asked, {"text": typed})
        assert say("en", "house-not-a-number", option="Target", least=1, most=52) in text(panel)
        assert [*shown(await w.click(mia, panel, by(Verb.FORM_AGAIN))).values()] == [typed]
        await w.click(mia, panel, pattern(Verb.HOUSE_PAGE))
    assert (await look(w)).table.rules.target == 1


def test_menus_come_back_with_what_was_chosen() -> None:
    choices = (Choice(label="A", value="a", chosen=True), Choice(label="B", value="b"))
    form = Form(
        id="x",
        title="X",
        fields=(
            Field(label="Text", value="before", longest=9),
            ChoiceField(label="Menu", choices=choices),
            PickField(label="Role", kind=Lists.ROLE, chosen=1),
        ),
    )
    field, menu, pick = with_typed(form, ("now", "b", "2")).fields
    assert isinstance(field, Field)
    assert isinstance(menu, ChoiceField)
    assert isinstance(pick, PickField)
    assert (field.value, [each.value for each in menu.choices if each.chosen], pick.chosen) == ("now", ["b"], 2)
    field, menu, pick = with_typed(form, ("", "", "")).fields
    assert field == Field(label="Text", value="", longest=9)
    assert menu == form.fields[1]
    assert pick == form.fields[2]


def test_every_form_knows_its_way_back() -> None:
    found = [
        call
        for path in PANELS.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "Form"
    ]
    assert len(found) >= 5
    for call in found:
        if re.search("SERVER_SETUP|SERVER_FORGET", ast.unparse(call)):
            continue  # what is typed in it never comes back
        assert "back" in {each.arg for each in call.keywords}, f"line {call.lineno}: no way back"


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("typed", sampled(["9" * 40, "-1", "", "a"], ["9" * 40], [""]))
async def test_a_form_for_any_option_is_no_fault(w: World, typed: str) -> None:
    await lobby(w)
    ann, before = w.members[0], await kept(w)
    for index in range(len(OPTIONS) + 2):
        await forge_form(w, ann, w.public()[-1], Press(Verb.HOUSE_NUMBER, 1, 0, index).modal(), typed)
    assert await kept(w) == before


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("typed", first(["9" * 20, "1-1", "", "=1"], 0, 1))
async def test_nothing_forged_of_a_contest_is_a_fault(w: World, typed: str) -> None:
    mia, ann = await organiser(w), w.members[0]
    await publish(w, mia, "hustle")
    await w.click(ann, w.public()[-1], by(Verb.CONTEST_JOIN))
    dice = Random(1)
    for verb in sorted(OF_A_CONTEST - {Verb.CONTEST_JOIN, Verb.CONTEST_LEAVE, Verb.CONTEST_OFFER}):
        for member in (mia, ann):
            await member.slash(w.channel, "preferences")
            message, press = w.panel(member), Press(verb, 1, dice.choice((0, 1, 10**9)), dice.choice((0, 3, 999_999)))
            await forge(w, member, message, press.button_id())
            await forge(w, member, message, press.menu(), typed or "0:0:0")
            await forge_form(w, member, message, press.modal(), typed)


@pytest.mark.parametrize("deleted", [True, False])
async def test_what_the_form_preselects(w: World, *, deleted: bool) -> None:
    mia = await manager(w)
    crew, contests = w.guild.create_role("Crew"), w.guild.create_text_channel("contests")
    await w.env.settle()
    settings = ServerSettings(organiser_role=crew.id, contest_channel=contests.id)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))
    if deleted:
        w.env.backend.delete_role(w.guild.id, crew.id)
        w.env.backend.delete_channel(contests.id)
        await w.env.settle()
    form = (await mia.slash(w.channel, "admin setup")).modal
    assert form is not None
    inputs = [label["component"] for label in form["components"]]
    found = [number for each in inputs for number in defaults_of(each)]
    assert found == ([] if deleted else [crew.id, contests.id])


@rest
async def test_a_channel_that_no_menu_lists_is_not_preselected(w: World) -> None:
    mia = await manager(w)
    voice = w.guild.create_voice_channel("Lounge")
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(contest_channel=voice.id)))
    form = (await mia.slash(w.channel, "admin setup")).modal
    assert form is not None
    assert not any(defaults_of(label["component"]) for label in form["components"])


def defaults_of(menu: dict) -> list[int]:
    """The ids of roles and channels that a menu comes with."""
    return [int(each["id"]) for each in menu.get("default_values") or ()]
