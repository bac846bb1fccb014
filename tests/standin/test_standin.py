"""The stand-in itself, with a small real discord.py bot in this process."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import discord as discordpy
import pytest

from tests import payloads
from tests.standin import MANAGE_GUILD, MEMBER, Limits, NotThere, StandIn, Unanswered
from tests.standin.gateway import _compressor
from tests.standin.little_bot import LittleBot
from tests.standin.reply import DEFER, MESSAGE, UPDATE
from tests.suite import exhaustive
from tests.waiting import deadline

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@contextlib.asynccontextmanager
async def running(discord: StandIn, n_sessions: int = 1, **options: Any) -> AsyncIterator[LittleBot]:
    with discord.pointed_here():
        async with LittleBot(**options) as bot:
            task = asyncio.create_task(bot.start(discord.token))
            try:
                await discord.bots(n_sessions)
                yield bot
            finally:
                bot.gate.set()
                await bot.close()
                async with deadline():
                    await task
                bot.db.close()


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        yield standin


@pytest.fixture
async def bot(discord: StandIn) -> AsyncIterator[LittleBot]:
    discord.guild(n_members=3)
    async with running(discord) as bot:
        yield bot


@pytest.fixture
def place(discord: StandIn, bot: LittleBot) -> Any:
    guild = next(iter(discord.world.guilds.values()))
    return guild.channel, *guild.users


@exhaustive
async def test_commands_buttons_and_selects_work(discord: StandIn, place: Any) -> None:
    channel, ann, ben, _ = place
    opened = await discord.slash(ann, channel, "table open")
    assert (opened.kind, opened.ephemeral, opened.text) == (MESSAGE, False, "counted 0")
    assert discord.sees(ben, channel) == [opened.message]
    clicked = await discord.click(ben, opened.message, "Count 0")
    assert (clicked.kind, clicked.message, clicked.text) == (UPDATE, opened.message, "counted 1")
    assert opened.message.revisions == 1
    picked = await discord.select(ann, opened.message, "pick", ["hearts"])
    assert picked.ephemeral
    assert picked.text == "picked hearts"
    assert picked.message in discord.sees(ann, channel)
    assert picked.message not in discord.sees(ben, channel)
    with pytest.raises(NotThere):
        await discord.click(ann, opened.message, "Count 0")
    with pytest.raises(NotThere):
        await discord.select(ann, opened.message, "pick", ["spades"])


@exhaustive
async def test_options_autocomplete_menus_and_forms_work(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, ann, ben, _ = place
    ann.locale, channel.guild.locale = "it", "fr"
    offered = await discord.autocomplete(ann, channel, "table open", "preset", "nor")
    assert [c["value"] for c in offered] == ["north-american"]
    reply = await discord.slash(ann, channel, "table open", {"preset": "british", "friend": ben})
    assert reply.text == f"british with {ben.name}"
    assert (bot.heard[-1].locale, bot.heard[-1].guild_locale) == (discordpy.Locale.italian, discordpy.Locale.french)
    assert (await discord.menu(ann, channel, "About", ben)).text == f"about {ben.name}"
    opened = await discord.slash(ben, channel, "form")
    assert (await discord.submit(ben, opened, {"name": "Cleo"})).text == "Hello Cleo"
    with pytest.raises(NotThere):
        await discord.slash(ann, channel, "table burn")


@exhaustive
async def test_a_form_opened_from_a_message_may_change_it(discord: StandIn, place: Any) -> None:
    channel, ann, *_ = place
    table = (await discord.slash(ann, channel, "table open")).message
    opened = await discord.click(ann, table, "Form")
    with pytest.raises(NotThere):
        await discord.submit(ann, opened, {"name": ""})
    reply = await discord.submit(ann, opened, {"name": "Ann"})
    assert (reply.kind, reply.message, reply.text) == (UPDATE, table, "Hello Ann")


@exhaustive
async def test_direct_messages_work(discord: StandIn, bot: LittleBot, place: Any) -> None:
    _, ann, *_ = place
    user = await bot.fetch_user(ann.id)
    await user.send("in private")
    direct = discord.world.direct(ann)
    assert [m.text for m in discord.sees(ann, direct)] == ["in private"]
    assert (await discord.slash(ann, direct, "table open")).text == "counted 0"
    assert (bot.heard[-1].guild_id, bot.heard[-1].user.id) == (None, ann.id)


@exhaustive
async def test_permissions_of_commands_and_members_hold(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, ann, ben, _ = place
    with pytest.raises(NotThere):
        await discord.slash(ben, channel, "deferred")
    channel.guild.members[ben.id].permissions = MEMBER | MANAGE_GUILD
    reply = await discord.settled(await discord.slash(ben, channel, "deferred"))
    assert (reply.kind, reply.ephemeral, reply.text) == (DEFER, True, "thought")
    assert bot.heard[-1].permissions.manage_guild
    assert not bot.heard[-1].permissions.administrator
    await discord.until(lambda: len(discord.ephemerals(ben)) == 2)
    assert discord.ephemerals(ann) == []


@exhaustive
async def test_pictures_can_be_downloaded(discord: StandIn, bot: LittleBot, place: Any) -> None:
    reply = await discord.slash(place[1], place[0], "picture")
    (gallery,) = [c for c in reply.message.walk() if c["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == reply.message.attachments[0]["url"]
    assert await bot.http.get_from_cdn(reply.message.attachments[0]["url"]) == b"\x89PNG"


@exhaustive
async def test_an_interaction_without_an_answer_fails_after_three_seconds(
    discord: StandIn, bot: LittleBot, place: Any
) -> None:
    channel, ann, *_ = place
    waiting = asyncio.create_task(discord.slash(ann, channel, "slow"))
    await discord.until(lambda: bool(bot.heard))
    discord.clock.advance(3.1)
    with pytest.raises(Unanswered):
        await waiting
    bot.gate.set()
    await discord.until(lambda: discord.requests[-1].code == 10062)
    assert (await discord.slash(ann, channel, "slow")).text == "at last"


@exhaustive
async def test_an_interaction_can_be_delivered_twice_and_again_later(
    discord: StandIn, bot: LittleBot, place: Any
) -> None:
    channel, ann, *_ = place
    opened = await discord.slash(ann, channel, "table open")
    clicked = await discord.click(ann, opened.message, "Count 0", duplicate=True)
    await discord.until(lambda: clicked.interaction.refusals == [40060])
    assert clicked.text == "counted 1"
    assert discord.redeliver(clicked) == 1
    await discord.until(lambda: clicked.interaction.refusals == [40060, 40060])
    assert bot.count(0) == 2  # the click once, and this very line


@exhaustive
async def test_a_token_of_an_interaction_ends_after_fifteen_minutes(
    discord: StandIn, bot: LittleBot, place: Any
) -> None:
    channel, ann, *_ = place
    await discord.slash(ann, channel, "table open")
    kept = bot.heard[-1]
    await kept.edit_original_response(view=discordpy.ui.LayoutView().add_item(discordpy.ui.TextDisplay("changed")))
    assert [m.text for m in discord.sees(ann, channel)] == ["changed"]
    discord.clock.advance(15 * 60)
    with pytest.raises(discordpy.HTTPException) as late:
        await kept.followup.send("too late")
    assert (late.value.status, late.value.code) == (401, 50027)


@exhaustive
async def test_a_click_on_a_message_before_its_edit_arrives(discord: StandIn, place: Any) -> None:
    channel, ann, *_ = place
    opened = await discord.slash(ann, channel, "table open")
    shown = opened.message.payload()
    await discord.click(ann, opened.message, "Count 0")
    assert (await discord.click(ann, opened.message, "Count 0", shown=shown)).text == "counted 2"


@exhaustive
async def test_a_bad_token_is_refused_by_http_and_by_the_gateway(discord: StandIn) -> None:
    with discord.pointed_here():
        async with LittleBot() as bot:
            with pytest.raises(discordpy.LoginFailure):
                await bot.start("wrong")
        async with LittleBot(shard_count=1) as bot:  # with a fixed count it does not ask HTTP first
            await bot.login(discord.token)
            discord.token += "revoked"
            with pytest.raises(discordpy.ConnectionClosed) as closed:
                await bot.connect()
            assert closed.value.code == 4004


@exhaustive
async def test_privileged_intents_must_be_granted(discord: StandIn) -> None:
    class Curious(LittleBot):
        def __init__(self) -> None:
            super().__init__()
            self._connection._intents.members = True

    with discord.pointed_here():
        async with Curious() as bot:
            with pytest.raises(discordpy.PrivilegedIntentsRequired):
                await bot.start(discord.token)


@exhaustive
@pytest.mark.parametrize("how", ["reconnect", "cut", "code", "resumable"])
async def test_a_lost_connection_resumes(discord: StandIn, bot: LittleBot, place: Any, how: str) -> None:
    channel, ann, *_ = place
    opened = await discord.slash(ann, channel, "table open")
    if how == "reconnect":
        discord.gateway.ask_to_reconnect()
    elif how == "resumable":
        discord.gateway.invalidate(resumable=True)
    else:
        await discord.gateway.drop(4000 if how == "code" else None)
    await discord.until(lambda: len(discord.gateway.resumes) == 1 and bool(discord.gateway.connected()))
    assert (await discord.click(ann, opened.message, "Count 0")).text == "counted 1"
    assert len(discord.gateway.identifies) == 1


@exhaustive
async def test_events_during_a_lost_connection_are_replayed(discord: StandIn, place: Any) -> None:
    channel, ann, *_ = place
    opened = await discord.slash(ann, channel, "table open")
    await discord.gateway.drop()
    await discord.until(lambda: not discord.gateway.connected())
    assert (await discord.click(ann, opened.message, "Count 0")).text == "counted 1"


@exhaustive
async def test_an_invalid_session_identifies_again(discord: StandIn, bot: LittleBot, place: Any) -> None:
    discord.gateway.invalidate()
    await discord.until(lambda: len(discord.gateway.identifies) == 2 and bool(discord.gateway.connected()))
    assert (await discord.slash(place[1], place[0], "table open")).text == "counted 0"


@exhaustive
async def test_each_server_goes_to_its_shard(discord: StandIn) -> None:
    guilds = [discord.guild(n_members=1) for _ in range(4)]
    async with running(discord, 2, shard_count=2) as bot:
        for guild in guilds:
            await discord.slash(guild.users[0], guild.channel, "table open")
            heard = bot.heard[-1].guild
            assert heard is not None
            assert heard.shard_id == (guild.id >> 22) % 2
        assert {s.shard for s in discord.gateway.connected()} == {0, 1}


@exhaustive
async def test_an_interaction_without_a_bot_is_not_answered(discord: StandIn) -> None:
    guild = discord.guild()
    discord.world.commands[None] = [{"id": "1", "name": "x", "type": 1}]
    with pytest.raises(Unanswered):
        await discord.slash(guild.users[0], guild.channel, "x")


@exhaustive
async def test_rate_limits_slow_a_naive_editor_down(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, *_ = place
    discord.limits = Limits(sends=None, edits=(2, 0.05))
    message = await bot.get_partial_messageable(channel.id).send("0")
    await asyncio.gather(*(message.edit(content=str(n)) for n in range(1, 6)))
    edits = [r for r in discord.requests if r.method == "PATCH"]
    assert sum(r.status == 200 for r in edits) == 5
    assert channel.messages[message.id].revisions == 5
    first, last = edits[0].at, edits[-1].at
    assert last - first >= 0.1  # 2 + 2 + 1


@exhaustive
async def test_a_private_thread_takes_no_message_of_a_bot_outside(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, ann, *_ = place
    guild = channel.guild
    thread = discord.world.private_thread(guild, "secret", [ann])
    target = bot.get_partial_messageable(thread.id, guild_id=guild.id)
    with pytest.raises(discordpy.Forbidden) as refused:
        await target.send("hello")
    assert refused.value.code == 50001
    assert thread.thread_members is not None
    thread.thread_members.add(discord.world.bot.id)
    assert (await target.send("hello")).content == "hello"


@exhaustive
async def test_the_whole_bot_and_old_messages_have_limits(discord: StandIn, bot: LittleBot, place: Any) -> None:
    target = bot.get_partial_messageable(place[0].id)
    discord.limits = Limits(sends=None, overall=(1, 0.05))
    await asyncio.gather(*(target.send(str(n)) for n in range(3)))
    assert 429 in {r.status for r in discord.requests}
    discord.limits = Limits(sends=None, edits=None, overall=None, old_edits=(1, 0.05))
    message = await target.send("old")
    discord.clock.advance(3601)
    await message.edit(content="1")
    await message.edit(content="2")
    assert 30046 in {r.code for r in discord.requests}


@exhaustive
async def test_faults_can_be_injected(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, ann, *_ = place
    target = bot.get_partial_messageable(channel.id)
    discord.faults.add("POST", f"^/channels/{channel.id}/messages$", status=403, code=50001, message="Missing Access")
    with pytest.raises(discordpy.Forbidden):
        await target.send("x")
    fault = discord.faults.add("POST", "/callback$", cut="after")
    reply = await discord.slash(ann, channel, "table open")  # the person saw it; the bot never knew
    assert (fault.hits, reply.text) == (1, "counted 0")
    held = discord.faults.hold("POST", "/messages$")
    sending = asyncio.create_task(target.send("held"))
    await held.reached.wait()
    assert "held" not in {m.text for m in channel.messages.values()}
    held.release()
    await sending
    assert "held" in {m.text for m in channel.messages.values()}


@exhaustive
async def test_messages_are_refused_as_discord_refuses_them(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, *_ = place
    target = bot.get_partial_messageable(channel.id)
    view = discordpy.ui.LayoutView().add_item(discordpy.ui.TextDisplay("x"))
    message = await target.send(view=view)
    wrongs: tuple[tuple[dict[str, Any], int], ...] = (({"content": "words"}, 50035), ({"view": None}, 50006))
    for wrong, code in wrongs:
        with pytest.raises(discordpy.HTTPException) as refused:
            await message.edit(**wrong)
        assert refused.value.code == code
    discord.remove_message(channel.messages[message.id])
    with pytest.raises(discordpy.NotFound):
        await message.edit(view=view)
    with pytest.raises(discordpy.NotFound):
        await bot.get_partial_messageable(1).send("x")


@exhaustive
async def test_a_nonce_posts_once_for_some_minutes(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, *_ = place
    target = bot.get_partial_messageable(channel.id)
    first = await target.send("one", nonce="a" * 25)
    again = await target.send("two", nonce="a" * 25)
    assert (again.id, again.content, again.nonce) == (first.id, "one", "a" * 25)
    assert (await target.send("three", nonce="b")).id != first.id
    discord.clock.advance(301)
    assert (await target.send("four", nonce="a" * 25)).content == "four"
    with pytest.raises(discordpy.HTTPException, match="25 or fewer"):
        await target.send("five", nonce="a" * 26)
    assert [message.content for message in channel.messages.values()] == ["one", "three", "four"]


@exhaustive
async def test_only_allowed_mentions_ping(discord: StandIn, bot: LittleBot, place: Any) -> None:
    channel, ann, ben, _ = place
    target = bot.get_partial_messageable(channel.id)
    quiet = await target.send(f"{ann.name} <@{ann.id}>")
    loud = await target.send(f"<@{ann.id}> <@{ben.id}>", allowed_mentions=discordpy.AllowedMentions(users=[ann]))
    assert channel.messages[quiet.id].pings == ()
    assert channel.messages[loud.id].pings == (ann.id,)


@exhaustive
async def test_application_emojis_can_be_made_and_listed(discord: StandIn, bot: LittleBot, place: Any) -> None:
    made = await bot.create_application_emoji(name="jd", image=b"\x89PNG\r\n\x1a\n")
    assert [e.id for e in await bot.fetch_application_emojis()] == [made.id]
    with pytest.raises(discordpy.HTTPException):
        await bot.create_application_emoji(name="jd", image=b"\x89PNG\r\n\x1a\n")
    await made.delete()
    assert discord.world.emojis == {}


@exhaustive
async def test_commands_keep_their_ids(discord: StandIn, bot: LittleBot, place: Any) -> None:
    before = {c["name"]: c["id"] for c in discord.world.commands[None]}
    await bot.tree.sync()
    assert {c["name"]: c["id"] for c in discord.world.commands[None]} == before
    assert {c.name for c in await bot.tree.fetch_commands()} == set(before)


@exhaustive
async def test_failures_of_the_stand_in_are_raised() -> None:
    with pytest.raises(ExceptionGroup, match="stand-in itself"):  # noqa: PT012
        async with StandIn() as discord, running(discord) as bot:
            discord.world.emojis = None  # type: ignore[assignment]
            held = asyncio.create_task(bot.http.get_application_emojis(discord.world.application_id))
            await discord.until(lambda: bool(discord.rest.crashes))
            held.cancel()


@exhaustive
def test_zstd_frames_can_be_read_one_by_one() -> None:
    zstd = pytest.importorskip("compression.zstd", reason="Python 3.14 brings zstd")
    compress, stream = _compressor("zstd-stream"), zstd.ZstdDecompressor()
    assert compress is not None
    assert [stream.decompress(compress(frame)) for frame in (b"one", b"two")] == [b"one", b"two"]


@exhaustive
async def test_payloads_are_checked_against_the_description(discord: StandIn, place: Any) -> None:
    channel, ann, *_ = place
    opened = await discord.slash(ann, channel, "table open")
    await discord.click(ann, opened.message, "Count 0")
    assert payloads.faults(discord.requests) == []
    assert payloads.check("POST", "/channels/1/messages", {"content": 3})
