"""Menus that Discord fills preselect only what is there: Discord refuses a default that is gone."""

import pytest

from bot.servers import ServerSettings
from tests.cogs.scenes import as_bot, bower, manager
from tests.suite import rest
from tests.world import World, selects

MENUS = {"opener": 3, "organiser": 4, "channel": 5}
"""Settings picked in such menus, with the index in the menu's custom id."""


@pytest.mark.parametrize("deleted", [True, False])
async def test_what_menus_and_the_form_preselect(w: World, *, deleted: bool) -> None:
    mia = await manager(w)
    crew, contests = w.guild.create_role("Crew"), w.guild.create_text_channel("contests")
    await w.env.settle()
    settings = ServerSettings(opener_role=crew.id, organiser_role=crew.id, contest_channel=contests.id)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))
    if deleted:
        w.env.backend.delete_role(w.guild.id, crew.id)
        w.env.backend.delete_channel(contests.id)
        await w.env.settle()
    expected = {"opener": crew.id, "organiser": crew.id, "channel": contests.id}
    await mia.slash(w.channel, "admin settings")
    panel = w.panel(mia)
    for setting, index in MENUS.items():
        await mia.select(panel, [setting], custom_id="bowermenu:serversetting:0:0:0")
        (menu,) = [each for each in selects(panel) if each["custom_id"] == f"bowermenu:serverpick:0:0:{index}"]
        assert defaults_of(menu) == ([] if deleted else [expected[setting]]), setting
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
