"""Every command there is: run once by its name, told in docs/commands.md, and what it suggests while one types."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandType, app_commands
from simcord import MemberActor

from bot.contests.organizers import Publish
from bot.contests.templates import Defaults, Template, make_plan
from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Verb
from bot.tables.commands.seats import Leave, Sit
from bot.tables.model import Member
from bot.texts import LANGUAGES
from engine import Phase, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import PAINTED, as_bot, begun, bower, is_over, lobby, manager, tables, until, who
from tests.shown import answered
from tests.suite import first, rest
from tests.world import World
from tools.commands_doc import PATH, document, leaves, load_commands

Options = dict[str, Any]
CONTEST = 1
"""A cup that is open before these are run."""
ANN, BEN, CLEO = range(3)
GAME, TABLE = 1, 3
"""The finished game, and the table that `/table open` opens after that of `/euchre`."""
WITHOUT_WORDS = {
    ("admin settings", "time_zone"),
    ("houserules delete", "name"),
    *((f"league {each}", "contest") for each in ("show", "join", "leave", "when", "manage", "export")),
}
"""Suggestions that are names only, which no language changes."""


def runs(w: World, game: int = GAME, table: int = TABLE) -> tuple[tuple[str, Options], ...]:
    """One call of each command with every option, in an order in which each has something to do.

    `game` is a finished one; `/table open` opens `table`, after that of `/euchre`.
    """
    ann, ben, eve = (w.members[place] for place in (ANN, BEN, 4))
    return (
        ("euchre", {}),
        ("hand", {"table": table - 1}),
        ("table open", {"rules": "canadian", "timer": 300_000, "computers": 1, "level": "novice"}),
        ("table join", {"table": table, "seat": 3}),
        ("table show", {"table": table}),
        ("table list", {}),
        ("table timer", {"time": 60_000, "table": table}),
        ("table computer", {"action": "fill", "level": "expert", "table": table}),
        ("table start", {"table": table}),
        ("table leave", {"table": table}),
        ("table close", {"table": table}),
        ("table kick", {"member": ann, "table": table}),
        ("table rematch", {"partners": "new", "table": game}),
        ("game list", {"member": ann}),
        ("game replay", {"game": game, "hand": 1}),
        ("game review", {"game": game, "hand": 1}),
        ("game check", {"game": game}),
        ("game export", {"game": game, "format": "json"}),
        ("houserules save", {"name": "Friday", "rules": "canadian"}),
        ("houserules show", {"topic": "Friday"}),
        ("houserules list", {}),
        ("houserules delete", {"name": "Friday"}),
        ("stats me", {"game_type": 0, "season": "0"}),
        ("stats member", {"member": ann, "game_type": 0, "season": "0"}),
        ("stats server", {"game_type": 0, "season": "0"}),
        ("stats partners", {"member": ann}),
        ("stats versus", {"member": ann, "other": ben}),
        ("leaderboard", {"board": "games", "season": "0", "game_type": "all", "scope": "server"}),
        ("puzzle today", {}),
        ("puzzle yesterday", {}),
        ("puzzle rankings", {}),
        ("boards", {}),
        ("glossary", {"term": "euchre"}),
        ("help", {"topic": "commands"}),
        ("preferences", {}),
        ("privacy show", {}),
        ("privacy export", {"games": "json"}),
        ("privacy delete", {}),
        ("admin settings", {"rules": "canadian", "language": "en", "table_opener": w.guild.default_role,
                            "level": "expert", "organizer_role": w.guild.default_role, "contest_channel": w.channel,
                            "time_zone": "Europe/Rome", "euchre_role": w.guild.default_role,
                            "public_pages": False}),
        ("league create", {"template": "cup"}),
        ("league list", {}),
        ("league show", {"contest": CONTEST, "view": "rules"}),
        ("league export", {"contest": CONTEST, "format": "csv"}),
        ("league join", {"contest": CONTEST, "partner": ben}),
        ("league manage", {"contest": CONTEST}),
        ("league leave", {"contest": CONTEST}),
        ("admin season-start", {"name": "Autumn"}),
        ("admin season-end", {}),
        ("admin void", {"game": game, "reason": "a test"}),
        ("admin score", {"scores": "1 0", "table": table, "reason": "a test"}),
        ("admin merge", {"old": ann, "new": eve, "reason": "a test"}),
        ("admin remove", {"member": ann, "reason": "a test"}),
        ("admin restore", {"member": ann, "reason": "a test"}),
        ("admin setup", {}),
        ("admin check", {}),
        ("admin roles", {}),
        ("admin forget-server", {}),
        ("admin export", {}),
        ("audit", {}),
    )  # fmt: skip


BY_OTHERS = {"table join": ANN, "table rematch": ANN}
"""Who runs what a manager at the table cannot; the others are run by a manager, who hosts it."""


async def test_every_command_and_context_menu_is_run_by_its_name(w: World, caplog: pytest.LogCaptureFixture) -> None:
    """A command or option without a run fails here; a fault would be in the log, which fails every test."""
    commands = bower(w).tree.get_commands()
    wanted = {each.qualified_name: {option.display_name for option in each.parameters} for each in leaves(commands)}
    assert {name: set(options) for name, options in runs(w)} == wanted
    assert {*wanted, *(f"press:{verb}" for verb in Verb)} <= {*answered()}, "what nobody uses is served as 0"
    mia = await manager(w, manage_guild=True, manage_messages=True)
    await begun(w)
    await until(w, is_over)
    await mia.slash(w.channel, "league create", template="cup")
    await w.click(mia, w.panel(mia), rf"bower:{Verb.CONTEST_PUBLISH}:.*")
    caplog.clear()
    for name, options in runs(w):
        if name == "admin score":
            await as_bot(w, tables(w).do(TABLE, Sit(who(w.members[CLEO]))))
            await as_bot(w, tables(w).do(TABLE, Leave(who(mia))))  # who plays there corrects nothing
            await until(w, lambda now: phase(now.state) is Phase.DEALING and now.table.version > 30, TABLE)
        actor = w.members[BY_OTHERS[name]] if name in BY_OTHERS else mia
        result = await actor.slash(w.channel, name, **options)
        if not result.acknowledged:
            await w.later(PAINTED)
        assert result.acknowledged, name
    refused = [record.getMessage() for record in caplog.records if " refused: " in record.getMessage()]
    assert refused == []
    assert (await as_bot(w, tables(w).load(TABLE))).table.preset == "canadian"
    menus = [each for each in commands if isinstance(each, app_commands.ContextMenu)]
    assert len(menus) == 5
    for menu in menus:
        target = w.members[BEN] if menu.type is AppCommandType.user else w.public()[0]
        assert (await w.members[ANN].context_menu(w.channel, menu.name, target)).acknowledged, menu.name


def test_the_page_of_commands_is_up_to_date() -> None:
    """`python -m tools.commands_doc --write` makes it so."""
    assert PATH.read_text(encoding="utf-8") == document()


async def test_there_are_few_commands_at_the_top() -> None:
    """At most 15 besides `/league`: Discord lists them all when a member types a slash."""
    commands = await load_commands()
    typed = [each.name for each in commands if not isinstance(each, app_commands.ContextMenu)]
    assert len(set(typed) - {"league"}) <= 15


def suggesting(w: World) -> Iterator[tuple[str, str]]:
    """Every command and option of it that Discord was told to ask for while a member types."""
    (request,) = [r for r in w.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    for command in request.json:
        leaves = [o for o in command.get("options") or () if o["type"] == 1]
        named = [(f"{command['name']} {leaf['name']}", leaf) for leaf in leaves] or [(command["name"], command)]
        for name, leaf in named:
            for option in leaf.get("options") or ():
                if option.get("autocomplete"):
                    yield name, option["name"]


async def a_manager(w: World) -> MemberActor:
    """Somebody who sees all commands; a server in which each has something to suggest."""
    mia = await manager(w, manage_guild=True, manage_messages=True)
    services = bower(w).services
    await begun(w)
    await until(w, is_over)
    await lobby(w)
    await as_bot(w, services.rulesets.save(w.guild.id, "Friday night", Rules(target=7), by=mia.id))
    await as_bot(w, services.seasons.start(w.guild.id, Member(mia.id, "Mia", moderator=True), "Autumn"))
    plan = make_plan(Template.CUP, Defaults(), services.clock.now() + 3_600_000)
    member = Member(mia.id, "Mia", moderator=True)
    draft = await as_bot(w, services.contests.create(member, w.guild.id, w.channel.id, "Cup", plan))
    await as_bot(w, services.contests.do(draft.id, Publish(member)))
    return mia


async def suggested(w: World, member: MemberActor, typed: str = "") -> dict[tuple[str, str], list[dict[str, Any]]]:
    return {each: await member.autocomplete(w.channel, *each, typed) for each in suggesting(w)}


@rest
async def test_in_the_language_a_member_prefers_whatever_discord_says(w: World) -> None:
    mia = await a_manager(w)
    by_locale, preferred = {}, {}
    for language in LANGUAGES:
        w.locales[mia.id] = language
        by_locale[language] = await suggested(w, mia)
    for language in LANGUAGES:
        w.locales[mia.id] = "fr" if language == "it" else "it"
        await as_bot(w, bower(w).services.members.set(mia.id, Preferences(language=language)))
        preferred[language] = await suggested(w, mia)
    assert preferred == by_locale
    assert len(preferred["en"]) >= 20
    for each, found in preferred["en"].items():
        assert found, f"{each} suggests nothing"
        if each not in WITHOUT_WORDS:
            assert len({str(said[each]) for said in preferred.values()}) == 3, f"{each} is not translated"


@pytest.mark.parametrize(
    "typed", first(["", "\u202e\u0000**@everyone** <@1> `", "a" * 6000, "-1", "9" * 400, "é\ufeff🂡"], 0, 3)
)
async def test_whatever_is_typed_they_are_within_discords_limits(w: World, typed: str) -> None:
    mia = await a_manager(w)
    for found in (await suggested(w, mia, typed)).values():
        assert len(found) <= 25
        assert all(1 <= len(choice["name"]) <= 100 for choice in found)


async def test_a_suggestion_shows_names_that_can_be_seen(w: World) -> None:
    ann, ben, cleo, *_ = w.members
    await lobby(w)
    for member, name in ((ben, "\N{HANGUL FILLER}\N{HEBREW LETTER ALEF}"), (cleo, "\N{HANGUL FILLER}")):
        await as_bot(w, bower(w).services.tables.do(1, Sit(Member(member.id, name))))
    (suggested,) = await ann.autocomplete(w.channel, "hand", "table", "")
    assert suggested["name"].endswith("Ann, \N{HEBREW LETTER ALEF}\N{LEFT-TO-RIGHT MARK}, South")
