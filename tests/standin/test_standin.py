"""The stand-in's gateway and HTTP with discord.py: connections, limits, faults, refusals."""

import asyncio
import io
from typing import Any

import discord as discordpy
import pytest

from cogs.client import Bower
from tests.standin import Limits, StandIn
from tests.standin.conftest import Echo, running
from tests.standin.gateway import _compressor
from tests.suite import rest


@rest
async def test_a_bad_token_is_refused_by_http_and_by_the_gateway(discord: StandIn) -> None:
    with discord.pointed_here():
        async with Echo() as bot:
            with pytest.raises(discordpy.LoginFailure):
                await bot.start("wrong")
        async with Echo(shard_count=1) as bot:  # with a fixed count it does not ask HTTP first
            await bot.login(discord.token)
            discord.token += "revoked"
            with pytest.raises(discordpy.ConnectionClosed) as closed:
                await bot.connect()
            assert closed.value.code == 4004


@rest
async def test_privileged_intents_must_be_granted(discord: StandIn) -> None:
    with discord.pointed_here():
        async with discordpy.Client(intents=discordpy.Intents(guilds=True, members=True)) as bot:
            with pytest.raises(discordpy.PrivilegedIntentsRequired):
                await bot.start(discord.token)


@rest
@pytest.mark.parametrize("how", ["reconnect", "cut", "code", "resumable"])
async def test_a_lost_connection_resumes(discord: StandIn, bot: Echo, place: Any, how: str) -> None:
    if how == "reconnect":
        discord.gateway.ask_to_reconnect()
    elif how == "resumable":
        discord.gateway.invalidate(resumable=True)
    else:
        await discord.gateway.drop(4000 if how == "code" else None)
    await discord.until(lambda: len(discord.gateway.resumes) == 1 and bool(discord.gateway.connected()))
    assert (await discord.slash(place[1], place[0], "x")).text == "here"
    assert len(discord.gateway.identifies) == 1


@rest
async def test_events_during_a_lost_connection_are_replayed(discord: StandIn, bot: Echo, place: Any) -> None:
    await discord.gateway.drop()
    await discord.until(lambda: not discord.gateway.connected())
    assert (await discord.slash(place[1], place[0], "x")).text == "here"


@rest
async def test_an_invalid_session_identifies_again(discord: StandIn, bot: Echo, place: Any) -> None:
    discord.gateway.invalidate()
    await discord.until(lambda: len(discord.gateway.identifies) == 2 and bool(discord.gateway.connected()))
    assert (await discord.slash(place[1], place[0], "x")).text == "here"


@rest
async def test_each_server_goes_to_its_shard(discord: StandIn) -> None:
    guilds = [discord.guild(n_members=1) for _ in range(4)]
    async with running(discord, Echo(shard_count=2), 2) as bot:
        for guild in guilds:
            await discord.slash(guild.users[0], guild.channel, "x")
            heard = bot.heard[-1].guild
            assert heard is not None
            assert heard.shard_id == (guild.id >> 22) % 2
        assert {s.shard for s in discord.gateway.connected()} == {0, 1}


@rest
async def test_pictures_can_be_downloaded(discord: StandIn, bot: Echo, place: Any) -> None:
    picture: Any = discordpy.ui.MediaGallery(
        discordpy.MediaGalleryItem("attachment://table.png", description="a table")
    )
    file = discordpy.File(io.BytesIO(b"\x89PNG"), "table.png")
    await bot.get_partial_messageable(place[0].id).send(view=discordpy.ui.LayoutView().add_item(picture), file=file)
    (message,) = place[0].messages.values()
    (gallery,) = [c for c in message.walk() if c["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == message.attachments[0]["url"]
    assert await bot.http.get_from_cdn(message.attachments[0]["url"]) == b"\x89PNG"


@rest
async def test_rate_limits_slow_a_naive_editor_down(discord: StandIn, bot: Echo, place: Any) -> None:
    channel, *_ = place
    discord.limits = Limits(sends=None, edits=(2, 0.05))
    message = await bot.get_partial_messageable(channel.id).send("0")
    await asyncio.gather(*(message.edit(content=str(n)) for n in range(1, 6)))
    edits = [r for r in discord.requests if r.method == "PATCH"]
    assert sum(r.status == 200 for r in edits) == 5
    assert channel.messages[message.id].revisions == 5
    first, last = edits[0].at, edits[-1].at
    assert last - first >= 0.1  # 2 + 2 + 1


@rest
async def test_a_private_thread_takes_no_message_of_a_bot_outside(discord: StandIn, bot: Echo, place: Any) -> None:
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


@rest
async def test_the_whole_bot_and_old_messages_have_limits(discord: StandIn, bot: Echo, place: Any) -> None:
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


@rest
async def test_faults_can_be_injected(discord: StandIn, bot: Echo, place: Any) -> None:
    channel, ann, *_ = place
    target = bot.get_partial_messageable(channel.id)
    discord.faults.add("POST", f"^/channels/{channel.id}/messages$", status=403, code=50001, message="Missing Access")
    with pytest.raises(discordpy.Forbidden):
        await target.send("x")
    fault = discord.faults.add("POST", "/callback$", cut="after")
    reply = await discord.slash(ann, channel, "x")  # the person saw it; the bot never knew
    assert (fault.hits, reply.text) == (1, "here")
    held = discord.faults.hold("POST", "/messages$")
    sending = asyncio.create_task(target.send("held"))
    await held.reached.wait()
    assert "held" not in {m.text for m in channel.messages.values()}
    held.release()
    await sending
    assert "held" in {m.text for m in channel.messages.values()}


@rest
async def test_messages_are_refused_as_discord_refuses_them(discord: StandIn, bot: Echo, place: Any) -> None:
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


@rest
async def test_a_nonce_posts_once_for_some_minutes(discord: StandIn, bot: Echo, place: Any) -> None:
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


@rest
async def test_only_allowed_mentions_ping(discord: StandIn, bot: Echo, place: Any) -> None:
    channel, ann, ben, _ = place
    target = bot.get_partial_messageable(channel.id)
    quiet = await target.send(f"{ann.name} <@{ann.id}>")
    loud = await target.send(f"<@{ann.id}> <@{ben.id}>", allowed_mentions=discordpy.AllowedMentions(users=[ann]))
    assert channel.messages[quiet.id].pings == ()
    assert channel.messages[loud.id].pings == (ann.id,)


@rest
async def test_application_emojis_can_be_made_and_listed(discord: StandIn, bot: Echo, place: Any) -> None:
    made = await bot.create_application_emoji(name="jd", image=b"\x89PNG\r\n\x1a\n")
    assert [e.id for e in await bot.fetch_application_emojis()] == [made.id]
    with pytest.raises(discordpy.HTTPException):
        await bot.create_application_emoji(name="jd", image=b"\x89PNG\r\n\x1a\n")
    await made.delete()
    assert discord.world.emojis == {}


@rest
async def test_commands_keep_their_ids(discord: StandIn, bower: Bower, place: Any) -> None:
    before = {c["name"]: c["id"] for c in discord.world.commands[None]}
    await bower.tree.sync()
    assert {c["name"]: c["id"] for c in discord.world.commands[None]} == before
    assert {c.name for c in await bower.tree.fetch_commands()} == set(before)


@rest
async def test_failures_of_the_stand_in_are_raised() -> None:
    with pytest.raises(ExceptionGroup, match="stand-in itself"):  # noqa: PT012
        async with StandIn() as discord, running(discord, Echo()) as bot:
            discord.world.emojis = None  # type: ignore[assignment]
            held = asyncio.create_task(bot.http.get_application_emojis(discord.world.application_id))
            await discord.until(lambda: bool(discord.rest.crashes))
            held.cancel()


@rest
def test_zstd_frames_can_be_read_one_by_one() -> None:
    zstd = pytest.importorskip("compression.zstd", reason="Python 3.14 brings zstd")
    compress, stream = _compressor("zstd-stream"), zstd.ZstdDecompressor()
    assert compress is not None
    assert [stream.decompress(compress(frame)) for frame in (b"one", b"two")] == [b"one", b"two"]
