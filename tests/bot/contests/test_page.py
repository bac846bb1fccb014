"""The page of a contest, read back by the standard library's parser and by Chromium: whole, closed, and discreet."""

import asyncio
import re
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert

from bot.contests.model import StoredContest
from bot.contests.season import Season
from bot.contests.templates import Defaults, Template, make_plan
from bot.exports.page import contest_page, write_page
from bot.exports.reading import Exports
from bot.members.preferences import Members, Preferences
from bot.members.privacy import Privacy
from bot.store import schema
from bot.tables.model import Member
from bot.texts.catalogue import LANGUAGES, say
from engine.contest.season import SeasonRow
from tests.bot.contests.made import made
from tests.bot.contests.test_formats import Played
from tests.bot.contests.world import CROWD, World
from tests.bot.people import GUILD
from tests.demo.pageobject import browser
from tests.suite import rest

START = 1_795_806_000_000
PAGE = Path("bot/exports/page.mako").read_text(encoding="utf-8")
HOSTILE = (
    "<script>alert(1)</script>", "</title><img src=x onerror=alert(1)>", "\"'><b>&amp;", "{{7*7}}${7*7}<% x %>",
    "</style><style>*{display:none}", "&lt;i&gt;", "%for x in y:", "## no", "javascript:alert(1)", "\u202eevil\u0000",
    "]]>--><!--", "**Ann** _x_ `y`", "שלום & مرحبا", "a" * 200, "http://x.example", "",
)  # fmt: skip


class Read(HTMLParser):
    """A page as a browser nests it; what is left open or closed twice fails."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.tags = list[tuple[str, ...]]()  # each element, with the names of its attributes
        self.values = list[str]()
        self.texts = dict[str, list[str]]()  # by the element around them
        self.open = list[str]()
        self.feed(page.decode())
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, *(name for name, _ in attrs)))
        self.values += [value or "" for _, value in attrs]
        self.texts.setdefault(tag, []).append("")
        self.open += [] if tag == "meta" else [tag]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in self.open:
            self.texts[tag][-1] += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    handle_pi = unknown_decl = handle_comment

    @property
    def words(self) -> set[str]:
        return set(re.findall(r"\w+", self.texts["body"][0]))


def stored_of(template: Template, names: Mapping[int, str], name: str, language: str = "en") -> StoredContest:
    plan = make_plan(template, Defaults(zone="Europe/Rome", language=language), START)
    plan = replace(plan, config=replace(plan.config, rounds=2)) if plan.size == 1 else plan
    played = Played(plan.config, 9, 1)
    return replace(made(plan, played.contest, played.results, names, name=name), ended_at=START)


def page_of(stored: StoredContest, unlisted: Iterable[int] = ()) -> bytes:
    return write_page(contest_page(stored, frozenset(unlisted), None, START))


TAME = {nth: f"Name{nth}" for nth in range(1, 19)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("template", Template)
def test_a_page_is_whole_and_closed(template: Template, language: str) -> None:
    page = page_of(stored_of(template, TAME, "Cup & more", language))
    found, html = Read(page), page.decode()
    levels = [int(tag[1]) for tag, *_ in found.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), "no level is left out"
    tags = Counter(tag for tag, *_ in found.tags)
    assert tags["table"] == tags["caption"] == tags["thead"] > 0
    assert tags["th"] == found.tags.count(("th", "scope"))
    assert all(found.texts["th"])
    assert tags["h2"] == 4, "podium, standings, matches, rules"
    assert tags.keys().isdisjoint({"script", "img", "link", "iframe", "form", "a", "base", "object"})
    assert not [name for _, *names in found.tags for name in names if name[:2] == "on" or name in ("style", "src")]
    assert not re.search(r"https?:|url\(|@import", html)
    style = b64encode(sha256(re.findall("<style>(.*?)</style>", html, re.DOTALL)[0].encode()).digest()).decode()
    assert any(value.startswith(f"default-src 'none'; style-src 'sha256-{style}';") for value in found.values)
    assert {"noindex", "no-referrer", language} <= set(found.values)


names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=40))


@given(st.lists(names, min_size=18, max_size=18), names, st.sampled_from([Template.HUSTLE, Template.CUP]))
def test_no_name_breaks_a_page(called: list[str], title: str, template: Template) -> None:
    """Whatever members are called, the elements and attributes are those of a page of tame names."""
    hostile = Read(page_of(stored_of(template, dict(enumerate(called, start=1)), title)))
    usual = Read(page_of(stored_of(template, TAME, "Friday")))
    assert (hostile.tags, hostile.values) == (usual.tags, usual.values)


def test_a_name_reads_as_it_was_typed() -> None:
    typed = (HOSTILE[0], HOSTILE[2], HOSTILE[5])
    (body,) = Read(page_of(stored_of(Template.HUSTLE, TAME | dict(enumerate(typed, start=1)), HOSTILE[4]))).texts[
        "body"
    ]
    assert all(name in body for name in (*typed, HOSTILE[4]))


def test_every_text_is_escaped() -> None:
    """By the template's own default, which no expression takes back."""
    said = re.findall(r"\$\{(.*?)\}", PAGE)
    assert len(said) > 20
    assert not [each for each in said if "|" in each]
    assert not re.search(r"<%(?!def name=|page args=)|disable_unicode", PAGE.replace("</%", ""))
    (user,) = [
        path for path in Path("bot").rglob("*.py") if "import Template" in (text := path.read_text()) and "mako" in text
    ]
    assert 'default_filters=["h"]' in user.read_text(encoding="utf-8")


async def file_of(world: World, stored: StoredContest) -> bytes:
    return write_page(await Exports(world.database).page_of(stored, world.clock.now()))


async def test_only_who_is_on_boards_is_named(world: World) -> None:
    over = await world.over(8, Template.CUP)
    finalists = [over.people[p] for row in over.standings()[0][:2] for p in over.contest.entries[row.entrant].players]
    four, eight = {each.name for each in finalists}, {each.name for each in over.people.values()}
    assert eight <= Read(await file_of(world, over)).words
    hidden, removed, gone, merged = (person.user for person in finalists)
    for user in (hidden, 5000):
        await Members(world.database).set(user, Preferences(hidden=True))
    for table, row in ((schema.unlisted, {"user_id": removed}), (schema.merges, {"old_id": merged, "new_id": 5000})):
        query = insert(table).values(guild_id=GUILD, **row)
        await world.database.write(lambda connection, query=query: connection.execute(query))
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(gone)
    page = await file_of(world, await world.contests.load(over.id))
    assert Read(page).words & eight == eight - four
    assert page.decode().count(say("en", "former-member")) > 8, "in the standings and in the final"


def test_the_table_of_a_season_names_nobody_else() -> None:
    rows = tuple(SeasonRow((user,), user, 90, (90, None), 0) for user in (1, 2))
    season = Season(number=1, length=9, played=2, rows=rows, names={1: "Ann", 2: "Bob"})
    words = Read(page_of(replace(stored_of(Template.HUSTLE, TAME, "Friday"), season=season), [2])).words
    assert words & {"Ann", "Bob", "former", "90"} == {"Ann", "former", "90"}


async def test_the_replay_has_each_card_of_the_final_and_comes_at_the_end(world: World) -> None:
    now = await world.begun(8, Template.CUP)
    seen = [await file_of(world, now)]
    while not now.stage.is_final:
        now = await world.next_round(now.id)
        seen.append(await file_of(world, now))
    *before, last = (Read(page) for page in seen)
    assert not [tag for page in before for tag in page.tags if "aria-label" in tag], "no card before it is over"
    record = await Exports(world.database).game(now.tables[now.round, 0].table)
    lines = Counter(each.line.split()[0] for each in record.log)
    assert last.tags.count(("span", "class", "role", "aria-label")) == 20 * lines["deal"] + lines["play"]
    assert last.texts["caption"].count(say("en", "page-dealt")) == lines["deal"]


@rest
@pytest.mark.browser
async def test_chromium_shows_hostile_names_and_names_every_card(world: World, tmp_path: Path) -> None:
    joined = await world.published(world.plan(Template.CUP))
    await world.sign_up(joined.id, [Member(each.user, name) for each, name in zip(CROWD, HOSTILE[:8], strict=False)])
    path = tmp_path / "page.html"
    path.write_bytes(await file_of(world, replace(await world.to_the_end(joined.id), name=HOSTILE[1])))
    await asyncio.to_thread(look_at, path)


def look_at(path: Path) -> None:
    """It fits a phone and a screen, fetches and says nothing, and reads well aloud."""
    with browser() as chromium:
        for width, scheme in ((390, "dark"), (1280, "light")):
            tab = chromium.new_page(viewport={"width": width, "height": 844}, color_scheme=scheme)  # type: ignore[arg-type]
            asked, said = list[str](), list[str]()
            tab.on("request", lambda request, asked=asked: asked.append(request.url))
            tab.on("console", lambda message, said=said: said.append(message.text))
            tab.goto(path.as_uri())
            assert (asked, said) == ([path.as_uri()], [])
            tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
            assert tab.evaluate("document.documentElement.scrollWidth") == width
        tree = tab.context.new_cdp_session(tab).send("Accessibility.getFullAXTree")["nodes"]
    found = dict[str, list[str]]()
    for each in tree:
        if not each["ignored"]:
            found.setdefault(each["role"]["value"], []).append(each["name"]["value"])
    assert all(len(found[role]) > 8 for role in ("heading", "columnheader", "rowheader", "image"))
    assert all(found["table"]), "each table has its caption as its name"
    assert all(re.fullmatch(r"\w+ of (clubs|diamonds|hearts|spades)", name) for name in found["image"])
