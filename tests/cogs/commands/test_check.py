"""What the bot may do: `/admin check` here and in the contest channel, and what the invitation link asks for."""

import ast
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord import PermissionOverwrite, Permissions
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.panels.account import HELD_BACK, LOCKED_THREADS, NOT_IN_THREAD, Checked, check_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Text
from bot.servers import ServerSettings
from bot.texts import LANGUAGES, say
from cogs.doctor import name_of
from cogs.interactions.permissions import ASKED, IF_WANTED, invitation
from tests.cogs.scenes import answer, as_bot, bower, forge, manager
from tests.world import World, text

MAY = PermissionOverwrite(view_channel=True, send_messages=True, attach_files=True, create_public_threads=True)
ROOT = Path(__file__).parents[3]
OF_MEMBERS = {"manage_guild", "manage_messages", "use_external_apps"}
"""What the code asks of members only; the last one where Bower is not."""


async def set_contest_channel(w: World, channel: int) -> None:
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(contest_channel=channel)))


async def test_it_names_what_is_missing_and_looks_again(w: World) -> None:
    mia = await manager(w)
    may_not = PermissionOverwrite(create_public_threads=False, attach_files=False)
    quiet = w.guild.create_text_channel("quiet", overwrites={w.env.bot.user: may_not})
    contests = w.guild.create_text_channel("contests", overwrites={w.env.bot.user: MAY})
    await w.env.settle()
    await set_contest_channel(w, quiet.id)
    said = answer(await mia.slash(w.channel, "admin check"))
    assert "✅ I can show tables here, with pictures." in said
    assert f"**<#{quiet.id}>** · contests" in said
    assert "No threads" in said
    assert "No pictures" in said
    assert "✅ I can announce contests" not in said
    assert "-# Bower " in said
    await set_contest_channel(w, contests.id)
    panel = w.panel(mia)
    await w.click(mia, panel, "bower:servercheck:0:0:0")
    assert "No pictures" not in text(panel)
    assert "No threads" not in text(panel)
    await mia.slash(quiet, "admin check")
    assert "⚠️ No pictures" in text(w.panel(mia))
    forged = await forge(w, w.members[0], panel, Press(Verb.SERVER_CHECK).button_id())
    assert answer(forged) == say("en", "reply-not-manager")


async def test_a_contest_channel_that_is_gone(w: World) -> None:
    mia = await manager(w)
    await set_contest_channel(w, 4)
    assert "gone or hidden" in answer(await mia.slash(w.channel, "admin check"))


async def room_for_threads(w: World) -> ChannelHandle:
    """The contest channel, where the bot may not manage threads."""
    may = PermissionOverwrite.from_pair(MAY.pair()[0], Permissions(manage_threads=True))
    room = w.guild.create_text_channel("cards", overwrites={w.env.bot.user: may})
    await w.env.settle()
    await set_contest_channel(w, room.id)
    return room


async def test_a_private_thread_that_the_bot_is_not_in(w: World) -> None:
    """The check says how to let the bot in, until the bot is in."""
    mia, room = await manager(w), await room_for_threads(w)
    made = w.env.backend.create_thread(room.id, "quiet", mia.id, type=ChannelType.PRIVATE_THREAD)
    await w.env.settle()
    thread = ChannelHandle(w.env, w.guild, made)
    said = answer(await mia.slash(thread, "admin check"))
    assert "❌ I’m not in this private thread. Mention me" in said
    assert "✅ I can show tables here" not in said
    w.env.backend.add_thread_member(thread.id, w.env.bot.user.id)
    await w.env.settle()
    assert "✅ I can show tables here" in answer(await mia.slash(thread, "admin check"))


async def test_threads_that_are_locked(w: World) -> None:
    """Here, and those of the contest channel that are the bot's own."""
    mia, room = await manager(w), await room_for_threads(w)
    backend = w.env.backend
    made = backend.create_thread(room.id, "table 1", w.env.bot.user.id, type=ChannelType.PUBLIC_THREAD)
    other = backend.create_thread(room.id, "talk", mia.id, type=ChannelType.PUBLIC_THREAD)
    backend.edit_channel(other.id, {}, thread_metadata={"locked": True})
    await w.env.settle()
    assert "locked" not in answer(await mia.slash(room, "admin check"))
    backend.edit_channel(made.id, {}, thread_metadata={"locked": True})
    await w.env.settle()
    assert "⚠️ Some of my threads there are locked" in answer(await mia.slash(room, "admin check"))
    assert "❌ The thread is locked." in answer(await mia.slash(ChannelHandle(w.env, w.guild, made), "admin check"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_permission_has_its_line(language: str) -> None:
    everything = (*ASKED, "connect", "manage_threads", NOT_IN_THREAD, LOCKED_THREADS, HELD_BACK)
    panel = check_panel([Checked(channel=1, contests=True, missing=everything)], language)
    lines = "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text)).splitlines()
    assert len(lines) == len(everything) + 3
    assert len(set(lines)) == len(lines)
    assert all(re.match("(❌|⚠️) .*[*].+[*]", line) for line in lines[2:-1])


def looked_at() -> set[str]:
    """Every permission that a module of the cogs names, as an attribute, an argument or a text."""
    found: set[str] = set()
    for file in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(value=ast.Attribute(attr="_client"), attr="connect"):
                    pass  # a connection to the gateway
                case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) | ast.Constant(value=str(name)):
                    found.add(name)
    return found & {*discord.Permissions.VALID_FLAGS} - {"administrator"}


def test_the_link_asks_for_what_the_code_looks_at() -> None:
    link = urlsplit(invitation(123456789012345678))
    asked = parse_qs(link.query)
    allowed = discord.Permissions(int(asked["permissions"][0]))
    needed = looked_at() - OF_MEMBERS - {*IF_WANTED}
    assert allowed == discord.Permissions(**dict.fromkeys(needed, True))
    assert asked["scope"] == ["bot applications.commands"]
    assert asked["client_id"] == ["123456789012345678"]


def test_every_permission_has_its_reason_in_the_docs() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    chapter = page.partition("## The invitation")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([A-Z][A-Za-z ]+) \| \S.* \|$", chapter, re.MULTILINE)
    assert rows == [name_of(name) for name in ASKED]
    assert all(f"*{name_of(name)}*" in chapter for name in IF_WANTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_that_a_permission_is_missing_reads_of_the_check(language: str) -> None:
    """The English words say which texts these are; the check's own texts have its button beside them."""
    refusing = re.compile(r"I can’t (?:write|show|open|make)|I need the permission|didn’t let me post")
    found = {
        match[1]
        for file in (ROOT / "bot" / "texts" / "en").glob("*.ftl")
        if file.name != "check.ftl"
        for match in re.finditer(r"^([a-z0-9-]+) = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        if refusing.search(match[2])
    }
    assert {"reply-missing-permissions", "reply-open-closed", "reply-shown-closed", "contest-may-not-post"} <= found
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "bot" / "texts" / language).glob("*.ftl"))
    for key in found:
        (said,) = re.findall(rf"^{key} = (.*)$", texts, re.MULTILINE)
        assert "`/admin check`" in said, key
