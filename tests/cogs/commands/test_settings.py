"""`/preferences` and `/admin settings`: every switch does what it says, and only who may changes a server."""

from dataclasses import replace

from bot.members.preferences import OnlyCard, Preferences, Sort
from bot.panels.core.cards import card_text, sort_hand
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import OwnPost, ServerSettings
from bot.texts import say
from engine import Phase, Rules
from engine.cards import cards_in
from engine.players.levels import Level
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    look,
    manager,
    member_to_act,
    open_hand,
    pattern,
    table_message,
    until,
)
from tests.suite import rest
from tests.world import World, buttons, text

PREFER_LANGUAGE = "bowermenu:prefer:0:0:0"
CHANGED = ServerSettings(language="fr", preset="stick-the-dealer", zone="Europe/Rome")
"""Other than a new server has them."""


async def preferences(w: World, number: int = 0) -> Preferences:
    return await as_bot(w, bower(w).services.members.get(w.members[number].id))


async def test_a_switch_turns_and_turns_back(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "preferences")
    panel = w.panel(ann)
    for index, name in enumerate(("four_colours", "text_only", "pings", "hidden", "avatar")):
        default = getattr(Preferences(), name)
        for expected in (not default, default):
            await w.click(ann, panel, rf"bower:prefer:0:0:{index}")
            assert getattr(await preferences(w), name) is expected
            key = "preferences-on" if expected else "preferences-off"
            assert say("en", key, name=say("en", f"preferences-{name}")) in [b.label for b in buttons(panel)]
    assert await preferences(w, 1) == Preferences()


async def test_of_two_switches_turned_at_once_both_turn(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "preferences")
    await w.clicks_at_once(*((ann, w.panel(ann), rf"bower:prefer:0:0:{index}") for index in (0, 3)))
    assert await preferences(w) == Preferences(four_colours=True, hidden=True)
    mia = await manager(w)
    await mia.slash(w.channel, "admin settings")
    await w.click(mia, w.panel(mia), pattern(Verb.OWN_POSTS))
    page = w.panel(mia)
    await mia.select(page, [w.channel], custom_id=Press(Verb.OWN_POSTS_CHANNEL).menu())
    await w.clicks_at_once(*((mia, page, rf"bower:{Verb.OWN_POSTS_SET}:0:1:{index}") for index in (0, 3)))
    assert (await as_bot(w, bower(w).services.servers.get(w.guild.id))).own_posts == {OwnPost.DAILY, OwnPost.WEEKLY}


async def test_private_panels_have_the_members_language(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "preferences")
    panel = w.panel(ann)
    for language in ("it", "fr", "en"):
        await ann.select(panel, [f"language={language}"], custom_id=PREFER_LANGUAGE)
        assert (await preferences(w)).language == language
        assert say(language, "preferences-title") in text(panel)
        assert answer(await ann.slash(w.channel, "table join")) == say(language, "table-none-here")
    w.locales[ann.id] = "it"
    assert answer(await ann.slash(w.channel, "table join")) == say("en", "table-none-here")
    await ann.select(panel, ["language=auto"], custom_id=PREFER_LANGUAGE)
    assert (await preferences(w)).language is None
    assert answer(await ann.slash(w.channel, "table join")) == say("it", "table-none-here")


async def test_when_an_only_card_is_played(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "preferences")
    for only_card in OnlyCard:
        await ann.select(w.panel(ann), [f"only_card={only_card}"], custom_id="bowermenu:prefer:0:0:2")
        assert (await preferences(w)).only_card is only_card


async def test_the_order_of_the_hand(w: World) -> None:
    await begun(w, rules=Rules())
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    member = member_to_act(w, now)
    view = now.view_for(now.to_act).view
    await member.slash(w.channel, "preferences")
    menu = w.panel(member)
    for sort in Sort:
        await member.select(menu, [f"sort={sort}"], custom_id="bowermenu:prefer:0:0:1")
        assert (await as_bot(w, bower(w).services.members.get(member.id))).sort is sort
        expected = [card_text(card) for card in sort_hand(cards_in(view.cards), view.contract.trump, sort)]
        shown = [str(button.label).split()[0] for button in buttons(await open_hand(w, member))]
        assert shown[: len(expected)] == expected


async def server(w: World) -> ServerSettings:
    return await as_bot(w, bower(w).services.servers.get(w.guild.id))


async def test_the_server_by_options(w: World) -> None:
    mia = await manager(w)
    assert "**Opening tables** · everyone" in answer(await mia.slash(w.channel, "admin settings"))
    result = await mia.slash(w.channel, "admin settings", rules="stick-the-dealer", language="fr", level="expert")
    assert (await server(w)).language == "fr"
    assert (await server(w)).preset == "stick-the-dealer"
    assert "**Language of the tables** · Français" in answer(result)
    assert "**Computers at new tables** · Expert" in answer(result)
    assert [c["value"] for c in await mia.autocomplete(w.channel, "admin settings", "rules", "north")] == [
        "north-american"
    ]
    nowhere, off = say("en", "server-pages-nowhere"), say("en", "server-pages-off")
    assert f"**Public pages** · {off}" in answer(result)
    assert f"**Public pages** · {nowhere}" in answer(await mia.slash(w.channel, "admin settings", public_pages=True))
    result = await mia.slash(w.channel, "admin settings", contest_channel=w.channel)
    assert f"**Public pages** · of the contests in <#{w.channel.id}>" in answer(result)
    result = await mia.slash(w.channel, "admin settings", contest_channel=w.guild.create_text_channel("cups"))
    assert f"**Public pages** · {off}" in answer(result), "what was played in another channel is not public by that"
    await mia.slash(w.channel, "admin settings", contest_channel=w.channel, public_pages=True)
    assert f"**Public pages** · {off}" in answer(await mia.slash(w.channel, "admin settings", public_pages=False))
    await w.members[0].slash(w.channel, "table open")
    now = await look(w)
    assert (now.table.language, now.table.preset, now.table.level) == ("fr", "stick-the-dealer", Level.EXPERT)
    assert say("en", "table-unknown-preset") == answer(await mia.slash(w.channel, "admin settings", rules="whist"))


async def test_the_server_by_one_form(w: World) -> None:
    """From the greeting's button, by the command, and only for those who manage the server."""
    mia = await manager(w)
    crew, contests = w.guild.create_role("Crew"), w.guild.create_text_channel("contests")
    await w.env.settle()
    opened = await mia.slash(w.channel, "admin setup")
    answers = {
        "text:en": ["fr"],
        "text1:north-american": ["stick-the-dealer"],
        "text2:UTC": ["Europe/Rome"],
        "text3": [crew],
        "text4": [contests],
    }
    await mia.submit_modal(opened, answers)
    expected = replace(CHANGED, organiser_role=crew.id, contest_channel=contests.id)
    assert await server(w) == expected
    shown = text(w.panel(mia))
    assert f"<@&{crew.id}>" in shown
    assert f"<#{contests.id}>" in shown
    again = await w.click(mia, w.panel(mia), "bower:serversetup:0:0:0")
    await mia.submit_modal(again, {"text:fr": ["en"]})
    assert await server(w) == replace(expected, language="en")
    forged = await forge(w, w.members[0], w.panel(mia), Press(Verb.SERVER_SETUP).button_id())
    assert answer(forged) == say("en", "reply-not-manager")


async def test_a_form_changes_only_what_differs_from_what_it_showed(w: World) -> None:
    """Somebody else has changed every setting since it was opened; Discord sends back what was preselected."""
    mia = await manager(w)
    crew, contests = w.guild.create_role("Crew"), w.guild.create_text_channel("contests")
    others, elsewhere = w.guild.create_role("Others"), w.guild.create_text_channel("elsewhere")
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(organiser_role=crew.id)))
    await mia.slash(w.channel, "admin settings", contest_channel=contests)
    opened = await mia.slash(w.channel, "admin setup")
    changed = replace(CHANGED, organiser_role=others.id, contest_channel=elsewhere.id)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, changed))
    answers = {
        "text:en": ["it"],
        "text1:north-american": ["north-american"],
        "text2:UTC": ["UTC"],
        f"text3:{crew.id}": [crew],
        f"text4:{contests.id}": [contests],
    }
    await mia.submit_modal(opened, answers)
    assert await server(w) == replace(changed, language="it")


@rest
async def test_a_role_that_may_open_tables(w: World) -> None:
    mia = await manager(w)
    players = w.guild.create_role("Players")
    zoe = w.guild.add_member(w.env.create_user("Zoe"), roles=[players])
    await w.env.settle()
    shown = await mia.slash(w.channel, "admin settings", table_opener=players)
    assert f"<@&{players.id}>" in answer(shown)
    ann = w.members[0]
    assert answer(await ann.slash(w.channel, "table open")) == say("en", "table-may-not-open")
    await begun(w)
    await until(w, is_over)
    again = await forge(w, ann, w.public()[-1], Press(Verb.REMATCH, 1).button_id())
    assert answer(again) == say("en", "table-may-not-open"), "asked again like for a new table"
    opened = [await mia.slash(w.channel, "table open"), await zoe.slash(w.channel, "table open")]
    await mia.slash(w.channel, "admin settings", table_opener=w.guild.default_role)
    opened.append(await ann.slash(w.channel, "table open"))
    await w.later(5)
    assert [answer(each).partition(" Press")[0] for each in opened] == [
        say("en", "reply-opened", number=number) for number in (2, 3, 4)
    ]


async def test_the_table_speaks_the_servers_language_and_panels_their_members(w: World) -> None:
    mia = await manager(w)
    await mia.slash(w.channel, "admin settings", language="it")
    ann, ben, *_ = w.members
    w.locales[ben.id] = "fr"
    await lobby_by_command(w)
    assert say("it", "lobby-title") in text(table_message(w))
    assert [b.label for b in buttons(table_message(w)) if b.custom_id == f"bower:{Verb.MORE}:1:0:0"] == [
        say("it", "button-more")
    ]
    await w.click(ann, table_message(w), rf"bower:{Verb.MORE}:1:0:0")
    assert say("en", "more-title", number="1") in text(w.panel(ann))
    await w.click(ben, table_message(w), rf"bower:{Verb.MORE}:1:0:0")
    assert say("fr", "more-title", number="1") in text(w.panel(ben))


async def test_a_server_without_settings_speaks_what_discord_says(make) -> None:
    from tests.world import world

    async with world(make(), locale="fr") as w:
        await lobby_by_command(w)
        assert (await look(w)).table.language == "fr"
        assert say("fr", "lobby-title") in text(table_message(w))


async def lobby_by_command(w: World) -> None:
    await w.members[0].slash(w.channel, "table open")
    await w.later(PAINTED)


async def test_the_first_admin_command_of_a_server_offers_the_form(w: World) -> None:
    """Once, to members who manage the server, and not where somebody has set it up."""
    mia = await manager(w)
    offer = say("en", "server-not-set-up")
    await mia.slash(w.channel, "admin check")
    assert offer in text(w.panel(mia))
    opened = await w.click(mia, w.panel(mia), "bower:serversetup:0:0:0")
    assert opened is not None
    await mia.slash(w.channel, "admin check")
    assert offer not in text(w.panel(mia))
