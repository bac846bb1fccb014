"""Every option of every command that takes text or a number, filled with what nobody should type."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from simcord import MemberActor

from bot.panels.core.custom_ids import Press, Verb
from bot.settings import Settings
from bot.tables.commands.life import Open
from bot.tables.model import Member
from bot.texts import LANGUAGES
from engine import Rules
from tests.bot.databases import database_url, postgres_server, postgres_url, sqlite_url
from tests.cogs.scenes import Maker, answer, as_bot, begun, forge, is_over, kept, manager, tables, until
from tests.suite import rest, sampled
from tests.world import World

__all__ = ["database_url", "postgres_server", "postgres_url", "sqlite_url"]
LONGEST, HIGHEST = 6000, 2**53 - 1
"""What Discord lets a member type."""
TEXTS = ("a" * LONGEST, "\u202e\u0000\u200b", "**@everyone** <@1> [x](https://x) `|| ~~", "-5", "٣", "9" * 400, " ")
NUMBERS = (-HIGHEST, -1, 0, HIGHEST)
ANYTHING_GOES = {
    ("houserules save", "name"),
    ("admin season-start", "name"),
    ("admin remove", "reason"),
    ("admin restore", "reason"),
    ("game export", "game"),
}
"""Options in which some of these are as good as anything else: what is kept may change; it is a name elsewhere then."""


async def a_server(w: World) -> tuple[MemberActor, int]:
    """Who may use every command, a finished game and one at play; and the number of another server's table."""
    mia = await manager(w, manage_guild=True, manage_messages=True)
    await begun(w)
    await until(w, is_over)
    await begun(w, rules=Rules())
    await until(w, lambda now: now.to_act is not None, number=2)
    other = await as_bot(w, tables(w).open(Open(Member(77, "Zed"), 999, 888, preset="north-american")))
    return mia, other.table.id


def asked(w: World, elsewhere: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """A command, one of its options, and all options filled, that one badly and what else it needs well."""
    (request,) = [r for r in w.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    for command in request.json:
        leaves = [o for o in command.get("options") or () if o["type"] == 1]
        for name, leaf in [(f"{command['name']} {each['name']}", each) for each in leaves] or [
            (command["name"], command)
        ]:
            options = leaf.get("options") or ()
            needed = {each["name"]: good(w, each) for each in options if each.get("required")}
            for option in options:
                for value in bad(option, elsewhere):
                    yield name, option["name"], {**needed, option["name"]: value}


def good(w: World, option: dict[str, Any]) -> Any:
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {3: "north-american", 4: 1, 6: w.members[1]}[option["type"]]


def bad(option: dict[str, Any], elsewhere: int) -> list[Any]:
    """What Discord would let through of the values that no such option means."""
    if option.get("choices"):
        return []
    if option["type"] == 3:
        shortest, longest = option.get("min_length", 0), option.get("max_length", LONGEST)
        return [text[:longest] for text in TEXTS if shortest <= len(text[:longest])]
    if option["type"] == 4:
        lowest, highest = option.get("min_value", -HIGHEST), option.get("max_value", HIGHEST)
        if "min_value" in option:
            return []  # Discord itself keeps such a number where it means something
        return [each for each in (*NUMBERS, elsewhere) if lowest <= each <= highest]
    return []


@pytest.fixture
def make(database_url: str) -> Maker:
    """On both databases: what one takes without a word, the other may not."""
    return Maker(Settings(_env_file=None, database_url=database_url, computer_processes=0))


@rest
@pytest.mark.usefixtures("unlimited")
async def test_whatever_is_typed_gets_a_sentence_and_changes_nothing(w: World) -> None:
    """A fault would be in the log, which fails this test; typed text is shown with its Markdown escaped."""
    mia, elsewhere = await a_server(w)
    languages = cycle(LANGUAGES)
    before, tried = await kept(w), set[tuple[str, str]]()
    for name, option, options in sorted(asked(w, elsewhere), key=lambda each: each[:2] in ANYTHING_GOES):
        tried.add((name, option))
        w.locales[mia.id] = next(languages)
        result = await mia.slash(w.channel, name, **options)
        told = answer(result)
        assert result.ephemeral, name
        assert 0 < len(told) < 4000, (name, option)
        assert "@everyone" not in told, (name, option)
        assert "<@1>" not in told, (name, option)
        after = await kept(w)
        assert after == before or (name, option) in ANYTHING_GOES, (name, options)
        before = after
    assert len(tried) >= 30


@pytest.mark.parametrize(
    "subject", sampled(["none", "unknown", "of another server"], ["of another server"], ["unknown"])
)
@pytest.mark.usefixtures("unlimited")
async def test_no_forged_press_is_a_fault(w: World, subject: str) -> None:
    """Numbers that no button of ours has, and values that no menu offers. They change nothing in another server."""
    mia, elsewhere = await a_server(w)
    before = await as_bot(w, tables(w).load(elsewhere))
    message, number = w.public()[0], {"none": 0, "unknown": 1}.get(subject, elsewhere)
    for verb in sorted({*Verb} - {Verb.PLAY_NOW, Verb.OPEN_TABLE}):  # they read no numbers, and answer later
        await forge(w, mia, message, Press(verb, number, 9_999_999_999, 999_999).button_id())
        for value in ("²", "9" * 30):
            await forge(w, mia, message, Press(verb, number, 1, 1).menu(), value)
    assert await as_bot(w, tables(w).load(elsewhere)) == before
