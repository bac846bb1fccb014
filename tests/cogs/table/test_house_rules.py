"""House rules: every button, menu and form of the panel, and what it refuses."""

import re
from dataclasses import replace

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.rules.house_rules import HousePage
from bot.panels.rules.option_texts import OPTIONS, effect
from bot.tables.commands.settings import SetRules
from bot.tables.errors import Code
from bot.texts import say
from engine import PRESETS, Rules
from engine.rules.options import AllPass
from tests.cogs.scenes import (
    PAINTED,
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
from tests.cogs.scenes import menu_of as table_menu
from tests.suite import first, rest
from tests.waiting import virtually
from tests.world import World, buttons, selects, text

NAMES = list(OPTIONS)
PRESSES = (
    (Verb.HOUSE, ()),
    (Verb.HOUSE_GROUP, ("trump",)),
    (Verb.HOUSE_PAGE, ()),
    (Verb.HOUSE_OPTION, ("all_pass=stick_dealer",)),
    (Verb.HOUSE_NUMBER, ()),
    (Verb.HOUSE_PRESET, ("canadian",)),
)


async def opened(w: World, rules: Rules = PRESETS["north-american"], members: int = 1):
    """A table of Ann's in its lobby, and her panel."""
    await lobby(w, members=members, rules=rules)
    await as_bot(w, tables(w).do(1, SetRules(who(w.members[0]), lambda _: rules, preset_of(rules))))
    await w.later(PAINTED)
    await w.click(w.members[0], await table_menu(w, w.members[0]), pattern(Verb.HOUSE, 1))
    return w.panel(w.members[0])


def preset_of(rules: Rules) -> str:
    return next((name for name, each in PRESETS.items() if each == rules), "custom")


def menu_of(panel, name: str) -> str:
    """The custom id of the menu of an option."""
    found = [s["custom_id"] for s in selects(panel) if s["options"][0]["value"].startswith(f"{name}=")]
    assert len(found) == 1, f"no menu of {name}"
    return found[0]


def menu(panel, verb: Verb, index: int = 0) -> str:
    """The custom id of a menu."""
    (found,) = [
        s["custom_id"] for s in selects(panel) if re.fullmatch(rf"bowermenu:{verb}:1:\d+:{index}", s["custom_id"])
    ]
    return found


async def show(w: World, panel, name: str) -> None:
    """Choose the group and the option, as a member does."""
    ann, place = w.members[0], HousePage.of(name)
    await ann.select(panel, [place.group], custom_id=menu(panel, Verb.HOUSE_GROUP))
    await ann.select(panel, [name], custom_id=menu(panel, Verb.HOUSE_CHANGE))


async def choose(w: World, panel, name: str, value: str):
    await show(w, panel, name)
    return await w.members[0].select(panel, [f"{name}={value}"], custom_id=menu_of(panel, name))


async def rules(w: World) -> Rules:
    return (await look(w)).table.rules


@rest
async def test_changing_an_option_shows_its_effect_to_all(w: World) -> None:
    panel = await opened(w)
    assert say("en", "house-how") in text(panel)
    await choose(w, panel, "all_pass", "stick_dealer")
    assert await rules(w) == Rules(all_pass=AllPass.STICK_DEALER)
    told = effect(await rules(w), "all_pass", "en")
    assert f"✓ **When everyone passes: dealer is stuck.** {told}" in text(panel)
    await choose(w, panel, "defend_alone", "always")
    await w.later(PAINTED)
    public = text(table_message(w))
    assert "**North American + 2 house rules** · 4 players, partners, to 10 points" in public
    assert "When everyone passes: dealer is stuck" in public
    shown = answer(await w.members[3].slash(w.channel, "houserules show"))
    assert "but the dealer has to name one" in shown
    assert "North American + 2 house rules" in shown
    assert (await look(w)).table.preset == "north-american"


async def test_a_number_is_typed(w: World) -> None:
    ann = w.members[0]
    panel = await opened(w)
    await show(w, panel, "target")
    asked = await w.click(ann, panel, rf"bower:{Verb.HOUSE_NUMBER}:1:\d+:{NAMES.index('target')}")
    assert asked.modal is not None
    assert asked.modal["title"] == "Target"
    await ann.submit_modal(asked, {"text": " 21 "})
    assert (await rules(w)).target == 21
    assert "✓ **Target: 21 points.** The first to 21 points wins the game, and a tie there plays on." in text(panel)


@rest
@pytest.mark.parametrize(
    ("name", "typed", "most"),
    first([("target", "53", 52), ("fixed_hands", "51", 50), ("target", "0", 52), ("target", "-1", 52)], 2),
)
async def test_a_number_out_of_its_range(w: World, name: str, typed: str, most: int) -> None:
    ann = w.members[0]
    panel = await opened(w)
    await show(w, panel, name)
    before = await kept(w)
    asked = await w.click(ann, panel, rf"bower:{Verb.HOUSE_NUMBER}:1:\d+:{NAMES.index(name)}")
    await ann.submit_modal(asked, {"text": typed})
    assert "Nothing was changed" in text(panel)
    assert f" to {most}." in text(panel)
    assert await kept(w) == before
    await w.click(ann, panel, rf"bower:{Verb.HOUSE_PAGE}:1:\d+:{HousePage.of(name).number}")


async def test_a_form_that_comes_too_late(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a deferral Discord takes no form: the member is asked to press again, and can."""
    ann = w.members[0]
    panel = await opened(w)
    await show(w, panel, "target")
    number = rf"bower:{Verb.HOUSE_NUMBER}:1:\d+:{NAMES.index('target')}"
    look_at = tables(w).load

    async def slowly(_: object, table: int):
        await virtually(3)
        return await look_at(table)

    with monkeypatch.context() as patched:
        patched.setattr(type(tables(w)), "load", slowly)
        late = await w.click(ann, panel, number, acknowledged=False)
        await w.later(10)
    assert late.modal is None
    assert text(w.panel(ann)) == say("en", "house-again")
    assert (await w.click(ann, panel, number)).modal is not None


@rest
async def test_a_clash_is_explained(w: World) -> None:
    panel = await opened(w, Rules(all_pass=AllPass.STICK_DEALER))
    before = await kept(w)
    await choose(w, panel, "first_to_speak", "dealer")
    assert await kept(w) == before
    shown = text(panel)
    assert "✗ Nothing was changed. **First to speak: the dealer**" in shown
    assert say("en", "bad-rules-dealer-first-stuck") in shown


async def test_two_members_can_change_different_options_at_once(w: World) -> None:
    """The panel of each is older than what the other did."""
    panel = await opened(w)
    await show(w, panel, "all_pass")
    host = who(w.members[0])
    await as_bot(w, tables(w).do(1, SetRules(host, lambda rules: replace(rules, target=3))))
    await w.members[0].select(panel, ["all_pass=stick_dealer"], custom_id=menu_of(panel, "all_pass"))
    assert await rules(w) == Rules(target=3, all_pass=AllPass.STICK_DEALER)


async def test_a_preset_and_saved_rules_to_start_from(w: World) -> None:
    ann = w.members[0]
    panel = await opened(w)
    await forge(w, ann, panel, Press(Verb.HOUSE_PAGE, 1, 1, 1).button_id())  # of a version before
    assert say("en", "group-who") in str(selects(panel))
    await forge(w, ann, panel, Press(Verb.HOUSE_GROUP, 1).menu(), "nonsense")
    await ann.select(panel, ["canadian"], custom_id=menu(panel, Verb.HOUSE_PRESET))
    assert ((await look(w)).table.preset, await rules(w)) == ("canadian", PRESETS["canadian"])
    assert say("en", "house-begun", name="Canadian") in text(panel)
    await choose(w, panel, "cut", "true")
    assert "Canadian · Cutting the deck: " in text(panel)
    saved = await as_bot(w, bower(w).services.rulesets.save(w.guild.id, "Friday night", Rules(target=7), by=ann.id))
    await forge(w, ann, panel, Press(Verb.HOUSE_GROUP, 1).menu(), "nonsense")
    await ann.select(panel, [str(saved.id)], custom_id=menu(panel, Verb.HOUSE_PRESET, 2))
    assert ((await look(w)).table.preset, await rules(w)) == ("Friday night", Rules(target=7))


async def test_done_puts_the_panel_away(w: World) -> None:
    panel = await opened(w)
    await w.click(w.members[0], panel, pattern(Verb.HOUSE_DONE, 1))
    assert text(panel) == "Saved: table 1 plays **North American** · to 10."
    assert not buttons(panel)


async def each_is_refused(w: World, by: int, code: Code) -> None:
    """Every press of the panel, and nothing is changed by any."""
    before = await kept(w)
    for verb, values in PRESSES:
        press = Press(verb, 1)
        result = await forge(w, w.members[by], w.public()[-1], press.menu() if values else press.button_id(), *values)
        assert answer(result) == say("en", code), verb
        assert await kept(w) == before, verb


async def test_only_the_host_and_moderators_change_rules(w: World) -> None:
    await lobby(w, members=2)
    await each_is_refused(w, 1, Code.NOT_HOST)


@rest
async def test_a_table_that_has_begun_meanwhile(w: World) -> None:
    await begun(w)
    await each_is_refused(w, 0, Code.STARTED)


async def test_unknown_options_and_values_are_refused(w: World) -> None:
    await lobby(w)
    before, press = await kept(w), Press(Verb.HOUSE_OPTION, 1)
    for value, code, option in (
        ("jokers=2", "bad-rules-option", "jokers"),
        ("all_pass=perhaps", "bad-rules-value", "When everyone passes"),
        ("=", "bad-rules-option", ""),
        ("target=", "bad-rules-value", "Target"),
    ):
        result = await forge(w, w.members[0], w.public()[-1], press.menu(), value)
        assert answer(result) == say("en", code, option=option)
        assert await kept(w) == before, value
