"""The invitation link asks for what the code looks at, and docs/operations.md says why."""

import ast
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.texts import LANGUAGES
from cogs.doctor import name_of
from cogs.interactions.permissions import ASKED, IF_WANTED, invitation, lacking

ROOT = Path(__file__).parent.parent.parent
OF_MEMBERS = {"manage_guild", "manage_messages"}
"""What the code asks of members only."""


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


def test_what_is_lacking() -> None:
    assert lacking(discord.Permissions(administrator=True)) == ()
    assert lacking(discord.Permissions(view_channel=True, attach_files=True)) == (
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "create_events",
    )


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
    assert {
        "reply-missing-permissions",
        "reply-open-closed",
        "reply-shown-closed",
        "league-may-not-post",
    } <= found
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "bot" / "texts" / language).glob("*.ftl"))
    for key in found:
        (said,) = re.findall(rf"^{key} = (.*)$", texts, re.MULTILINE)
        assert "`/admin check`" in said, key
