"""The panel of house rules at every place, with every preset, in every language; and what it offers for a clash."""

from dataclasses import replace

import pytest

from bot.panels.core.custom_ids import MODAL_TEMPLATE, Verb
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from bot.panels.rules.house_rules import HousePage, RefusedChange, house_panel, number_form, option_at
from bot.panels.rules.option_texts import (
    GROUPS,
    OPTIONS,
    change_rules,
    format_value,
    has_effect,
    is_typed,
    option_name,
    value_name,
    values_of,
)
from bot.servers import LONGEST, MOST, Ruleset
from bot.tables.model import Status, Table
from bot.texts import say
from cogs.interactions.components import modal
from engine import PRESETS, BadRules, Rules
from engine.rules.options import AllPass
from tests.bot import panel_checks
from tests.bot.panel_checks import LANGUAGES, check, texts
from tests.bot.panel_heights import height, shows_whole
from tests.cases import for_all
from tests.payloads import check as check_payload
from tests.suite import sampled
from tools.rules_doc import all_presets

PLACES = (HousePage(), *map(HousePage, GROUPS), *map(HousePage.of, OPTIONS))
KEPT = tuple(
    Ruleset(id=10**9 + i, name="W" * (LONGEST - 2) + f"{i:02}", rules=Rules(target=1 + i), created_by=1, created_at=0)
    for i in range(MOST)
)


def lobby_of(rules: Rules, preset: str = "custom") -> Table:
    table = panel_checks.table_of(status=Status.LOBBY)
    return replace(table, rules=rules, preset=preset, seats=(*table.seats, *[None] * 9)[: rules.seats])


def clash_of(rules: Rules, name: str, value: object) -> RefusedChange | None:
    try:
        change_rules(rules, {name: value})
    except BadRules as refused:
        return RefusedChange(name=name, value=value, error=refused)
    return None


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["it"], ["fr"]))
@for_all(preset=PRESETS)
def test_every_place_with_every_preset(preset: str, language: str) -> None:
    table, reader = lobby_of(all_presets()[preset], preset), Reader(language=language)
    told: list[str] = []
    for place in PLACES:
        panel = house_panel(table, reader, place, saved=KEPT, notice="…")
        check(panel)
        told += [choice.value for block in panel.blocks if isinstance(block, Menu) for choice in block.select.choices]
    seen = [name for name in OPTIONS if not is_typed(name) and has_effect(table.rules, name)]
    offered = {f"{name}={format_value(value)}" for name in seen for value in values_of(name)}
    assert offered <= set(told)
    for name in OPTIONS:
        assert HousePage.of(name).option == name
        assert HousePage.read(HousePage.of(name).number) == HousePage.of(name)


@pytest.mark.parametrize("language", sampled(LANGUAGES, (), ["fr", "it"]))
@for_all(name=OPTIONS)
def test_every_clash_is_explained(name: str, language: str) -> None:
    for preset in ("north-american", "bid-euchre", "set-back", "cornish"):
        rules = all_presets()[preset]
        table = lobby_of(rules)
        for value in values_of(name)[:8]:
            wish = clash_of(rules, name, value)
            if wish is None:
                continue
            panel = house_panel(table, Reader(language=language), HousePage.of(name), refused=wish)
            check(panel)
            assert say(language, wish.error.code, option=option_name(wish.error.option, language)) in "".join(
                texts(panel)
            )


def test_unknown_pages_and_options_show_the_start_page() -> None:
    for number in (9999, 599, 99, 700):  # of a version before, of a group that has no such option, of no group
        assert HousePage.read(number) == HousePage()
    assert option_at(10_000) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_without_effect_do_not_show_and_each_has_its_value(language: str) -> None:
    """In bid euchre "Benny turned up", "Maker after an assist" and "Dealer's partner" meant nothing."""
    table = lobby_of(PRESETS["bid-euchre"], "bid-euchre")
    shown: dict[str, tuple[str, str]] = {}
    for group in GROUPS:
        panel = house_panel(table, Reader(language=language), HousePage(group))
        assert not any("—" in text for text in texts(panel)), "no option is explained before it is chosen"
        menus = [block.select for block in panel.blocks if isinstance(block, Menu)]
        changed = [each for each in menus if f":{Verb.HOUSE_CHANGE}:" in each.id]
        shown |= {choice.value: (choice.label, choice.description) for each in changed for choice in each.choices}
    assert not shown.keys() & {"upcard_benny", "assist_makes", "dealer_partner", "defend_alone", "ante"}
    assert {"target", "minimum_bid", "moon", "no_trump"} <= shown.keys()
    assert shown["target"] == (option_name("target", language), value_name("target", table.rules.target, language))
    assert all(shows_whole(name) for name, _ in shown.values()), "a closed menu shows it"
    one = house_panel(table, Reader(language=language), HousePage.of("minimum_bid"))
    assert sum("—" in text for text in texts(one)) == 1
    assert height(one) <= 700


def test_options_that_a_host_changed_are_marked() -> None:
    table = lobby_of(Rules(all_pass=AllPass.STICK_DEALER), "north-american")
    shown = "\n".join(texts(house_panel(table, Reader(), HousePage.of("all_pass"))))
    assert "◆ **When everyone passes**" in shown
    assert shown.count("◆") == 1
    assert "North American · When everyone passes: dealer is stuck" in shown


@pytest.mark.parametrize("language", LANGUAGES)
async def test_discord_takes_every_form(language: str) -> None:
    table = lobby_of(PRESETS["north-american"], "W" * LONGEST)
    for form in [number_form(table, n, language) for n in OPTIONS if is_typed(n)]:
        assert MODAL_TEMPLATE.fullmatch(form.id)
        assert len(form.title) <= 45
        assert all(len(field.label) <= 45 for field in form.fields)
        window = modal(form)
        assert window.is_finished()  # discord.py must not keep it
        payload = {"type": 9, "data": window.to_dict()}
        assert check_payload("POST", "/interactions/1/token/callback", payload) == []
