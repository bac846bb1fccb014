"""Commands, buttons, menus and forms of the stand-in: with Bower, or answered by hand."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord as discordpy
import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from cogs.client import Bower
from tests import payloads
from tests.processes.people import press, public
from tests.standin import MANAGE_GUILD, MEMBER, NotThere, StandIn, Unanswered
from tests.standin.conftest import Echo
from tests.standin.reply import DEFER, MESSAGE, UPDATE
from tests.standin.world import Payload
from tests.suite import rest


def of(verb: Verb) -> Callable[[Payload], bool]:
    return lambda component: press(component)[0] == verb


async def table(discord: StandIn, place: Any) -> Any:
    """Ann's table in its lobby; the public message."""
    await discord.slash(place[1], place[0], "table open")
    await discord.until(lambda: public(place[0], "sit"))
    return public(place[0], "sit")


@rest
async def test_commands_buttons_and_selects_work(discord: StandIn, bower: Bower, place: Any) -> None:
    channel, ann, ben, cleo = place
    shown = await discord.slash(ann, channel, "preferences")
    assert (shown.kind, shown.ephemeral) == (MESSAGE, True)
    assert shown.message in discord.sees(ann, channel)
    assert shown.message not in discord.sees(ben, channel)
    language = Press(Verb.PREFER_LANGUAGE).menu()
    chosen = await discord.select(ann, shown.message, language, ["it"])
    assert (chosen.kind, chosen.message, shown.message.revisions) == (UPDATE, shown.message, 1)
    assert say("it", "preferences-title") in chosen.text
    with pytest.raises(NotThere):
        await discord.select(ann, shown.message, language, ["de"])
    with pytest.raises(NotThere):
        await discord.select(ben, shown.message, language, ["it"])
    lobby = await table(discord, place)
    assert discord.sees(ben, channel) == [lobby]
    await discord.click(ben, lobby, of(Verb.SIT))
    await discord.until(lambda: ben.name in lobby.text)
    with pytest.raises(NotThere):
        await discord.click(cleo, lobby, "no such button")


@rest
async def test_options_autocomplete_and_menus_work(discord: StandIn, bower: Bower, place: Any) -> None:
    channel, ann, ben, _ = place
    ann.locale, channel.guild.locale = "it", "fr"
    heard = listen(bower)
    offered = await discord.autocomplete(ann, channel, "table open", "rules", "nor")
    assert "north-american" in [choice["value"] for choice in offered]
    told = await discord.settled(await discord.slash(ann, channel, "stats member", {"member": ben}))
    assert ben.name in told.text
    assert (heard[-1].locale, heard[-1].guild_locale) == (discordpy.Locale.italian, discordpy.Locale.french)
    assert ben.name in (await discord.settled(await discord.menu(ann, channel, "Euchre stats", ben))).text
    with pytest.raises(NotThere):
        await discord.slash(ann, channel, "table burn")


def listen(bower: Bower) -> list[discordpy.Interaction[Any]]:
    """The interactions that come."""
    heard: list[discordpy.Interaction[Any]] = []

    async def on_interaction(interaction: discordpy.Interaction[Any]) -> None:
        heard.append(interaction)

    bower.add_listener(on_interaction)
    return heard


@rest
async def test_a_form_opened_from_a_message_may_change_it(discord: StandIn, bower: Bower, place: Any) -> None:
    ann = place[1]
    menu = (await discord.click(ann, await table(discord, place), of(Verb.MORE))).message
    panel = (await discord.click(ann, menu, of(Verb.HOUSE))).message
    for verb, value in ((Verb.HOUSE_GROUP, "score"), (Verb.HOUSE_CHANGE, "target")):
        await discord.select(ann, panel, lambda each, verb=verb: f":{verb}:" in each.get("custom_id", ""), [value])
    opened = await discord.click(ann, panel, of(Verb.HOUSE_NUMBER))
    with pytest.raises(NotThere):
        await discord.submit(ann, opened, {"text": ""})
    reply = await discord.submit(ann, opened, {"text": "21"})
    assert (reply.kind, reply.message) == (UPDATE, panel)
    assert "21" in reply.text


@rest
async def test_direct_messages_work(discord: StandIn, bower: Bower, place: Any) -> None:
    ann, heard = place[1], listen(bower)
    user = await bower.fetch_user(ann.id)
    await user.send("in private")
    direct = discord.world.direct(ann)
    assert [m.text for m in discord.sees(ann, direct)] == ["in private"]
    assert say("en", "help-start").splitlines()[0] in (await discord.slash(ann, direct, "help")).text
    assert (heard[-1].guild_id, heard[-1].user.id) == (None, ann.id)


@rest
async def test_permissions_of_commands_and_members_hold(discord: StandIn, bower: Bower, place: Any) -> None:
    channel, ann, ben, _ = place
    heard = listen(bower)
    with pytest.raises(NotThere):
        await discord.slash(ben, channel, "admin settings")
    channel.guild.members[ben.id].permissions = MEMBER | MANAGE_GUILD
    assert (await discord.settled(await discord.slash(ben, channel, "admin settings"))).ephemeral
    assert heard[-1].permissions.manage_guild
    assert not heard[-1].permissions.administrator
    assert discord.ephemerals(ann) == []


async def asked(discord: StandIn, bot: Echo, place: Any) -> tuple[asyncio.Task[Any], discordpy.Interaction[Any]]:
    """Ann uses a command: her answer to come, and what the bot has heard of it. The test answers."""
    bot.gate.clear()
    before = len(bot.heard)
    waiting = asyncio.create_task(discord.slash(place[1], place[0], "x"))
    await discord.until(lambda: len(bot.heard) > before)
    return waiting, bot.heard[-1]


@rest
async def test_a_deferred_answer_becomes_what_it_promised(discord: StandIn, bot: Echo, place: Any) -> None:
    waiting, interaction = await asked(discord, bot, place)
    await interaction.response.defer(ephemeral=True, thinking=True)
    reply = await waiting
    assert (reply.kind, reply.ephemeral, reply.interaction.settled) == (DEFER, True, False)
    await interaction.edit_original_response(content="thought")
    await interaction.followup.send("and more", ephemeral=True)
    assert (await discord.settled(reply)).text == "thought"
    assert [len(discord.ephemerals(user)) for user in place[1:]] == [2, 0, 0]


@rest
async def test_an_interaction_without_an_answer_fails_after_three_seconds(
    discord: StandIn, bot: Echo, place: Any
) -> None:
    waiting, _ = await asked(discord, bot, place)
    discord.clock.advance(3.1)
    with pytest.raises(Unanswered, match="3 s"):
        await waiting
    bot.gate.set()
    await discord.until(lambda: discord.requests[-1].code == 10062)
    assert (await discord.slash(place[1], place[0], "x")).text == "here"


@rest
async def test_an_interaction_can_be_delivered_twice_and_again_later(discord: StandIn, bot: Echo, place: Any) -> None:
    reply = await discord.slash(place[1], place[0], "x", duplicate=True)
    await discord.until(lambda: reply.interaction.refusals == [40060])
    assert discord.redeliver(reply) == 1
    await discord.until(lambda: reply.interaction.refusals == [40060, 40060])
    assert len({heard.id for heard in bot.heard}) == 1


@rest
async def test_a_token_of_an_interaction_ends_after_fifteen_minutes(discord: StandIn, bot: Echo, place: Any) -> None:
    channel, ann, *_ = place
    await discord.slash(ann, channel, "x")
    kept = bot.heard[-1]
    await kept.edit_original_response(content="changed")
    assert [m.text for m in discord.sees(ann, channel)] == ["changed"]
    discord.clock.advance(15 * 60)
    with pytest.raises(discordpy.HTTPException) as late:
        await kept.followup.send("too late")
    assert (late.value.status, late.value.code) == (401, 50027)


@rest
async def test_a_click_on_a_message_before_its_edit_arrives(discord: StandIn, bower: Bower, place: Any) -> None:
    ann = place[1]
    page = (await discord.slash(ann, place[0], "help")).message
    shown, first = page.payload(), of(Verb.HELP)
    turned = (await discord.click(ann, page, first)).text
    back = (await discord.click(ann, page, first)).text
    assert (await discord.click(ann, page, first, shown=shown)).text in {turned, back}


@rest
async def test_an_interaction_without_a_bot_is_not_answered(discord: StandIn, place: Any) -> None:
    with pytest.raises(Unanswered):
        await discord.slash(place[1], place[0], "x")


@rest
async def test_payloads_are_checked_against_the_description(discord: StandIn, bower: Bower, place: Any) -> None:
    await table(discord, place)
    assert payloads.faults(discord.requests) == []
    assert payloads.check("POST", "/channels/1/messages", {"content": 3})
