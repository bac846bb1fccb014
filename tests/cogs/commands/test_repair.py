"""`/admin` and `/audit`: who may mend, what is asked first, what the channel and everyone in the server can read."""

import pytest
from discord import Permissions
from simcord import MemberActor

from bot.panels.core.custom_ids import Verb
from bot.stats.read.game import load_course
from bot.stats.repairs import RepairCode
from bot.stats.write.journal import JournalKind
from bot.tables.errors import Code
from bot.texts import say
from cogs.admin.repairs import read_scores
from engine import IllegalAction, Phase, Refusal, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    kept,
    look,
    manager,
    table_message,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, text

LONG = Rules(target=20)
SURE = rf"bower:{Verb.REPAIR_SURE}:0:\d+:0"


async def played(w: World) -> int:
    """A finished game of four members."""
    await begun(w)
    return (await until(w, is_over)).table.id


async def between(w: World) -> MemberActor:
    """A game before a deal, after some hands; somebody who manages the server."""
    await begun(w, rules=LONG)
    await until(w, lambda now: phase(now.state) is Phase.DEALING and now.table.version > 30)
    return await manager(w)


async def kinds(w: World) -> list[JournalKind]:
    return [entry.kind for entry in (await as_bot(w, bower(w).services.repairs.audit(w.guild.id))).entries]


# --- void


@rest
async def test_a_game_is_void_after_a_question(w: World) -> None:
    mia, game = await manager(w), await played(w)
    assert [c["value"] for c in await mia.autocomplete(w.channel, "admin void", "game", "")] == [game]
    before = await kept(w)
    asked = await mia.slash(w.channel, "admin void", game=game, reason="the *wrong* rules")
    assert asked.ephemeral
    assert say("en", "repair-confirm-void", number=str(game)) in answer(asked)
    assert await kept(w) == before
    panel, result = w.panel(mia), table_message(w)
    assert [each.label for each in buttons(panel)] == ["Void it", "No"]
    again = [await forge(w, mia, result, f"bower:{Verb.RESULT_SHARE}:1:0:0") for _ in "ab"][1]
    assert str(w.public()[-1].id) in answer(again)
    await w.click(mia, panel, SURE)
    await w.later(PAINTED)
    void = say("en", "result-voided", number=str(game), by="Mia")
    assert all(void in text(each) for each in (result, w.public()[-2]))
    assert [len(buttons(each)) for each in (result, *w.public()[-2:])] == [1, 1, 1], "a way on"
    shared = await forge(w, mia, result, f"bower:{Verb.RESULT_SHARE}:1:0:0")
    assert answer(shared) == say("en", RepairCode.VOID_ALREADY)
    assert "no longer counts for Ann, Ben, Cleo & Dan" in text(w.public()[-1])
    assert text(panel) == say("en", "repair-done-void", number=str(game))
    assert buttons(panel) == []
    assert (await kept(w))["games"] == []
    assert await kinds(w) == [JournalKind.VOID]
    again = await mia.slash(w.channel, "admin void", game=game)
    assert answer(again) == say("en", RepairCode.VOID_ALREADY)


@rest
async def test_a_question_is_answered_once_and_only_by_the_member_asked(w: World) -> None:
    mia, game = await manager(w), await played(w)
    zoe = await manager(w, "Zoe", administrator=True)
    await mia.slash(w.channel, "admin void", game=game)
    panel = w.panel(mia)
    number = next(str(b.custom_id) for b in buttons(panel))
    before = await kept(w)
    for member in (zoe, w.members[0]):
        await forge(w, member, table_message(w), number)
        assert say("en", "repair-again") in text(w.panel(member))
    assert await kept(w) == before
    await w.clicks_at_once((mia, panel, SURE), (mia, panel, SURE))
    assert await kinds(w) == [JournalKind.VOID]
    await forge(w, mia, panel, number)
    assert await kinds(w) == [JournalKind.VOID]


@rest
async def test_after_a_restart_the_question_is_asked_again(w: World, make) -> None:
    mia, game = await manager(w), await played(w)
    await mia.slash(w.channel, "admin void", game=game)
    panel = w.panel(mia)
    await w.restart(make())
    await w.click(mia, panel, SURE)
    assert text(panel) == say("en", "repair-again")
    assert await kinds(w) == []


# --- score


@rest
async def test_a_corrected_score_is_shown_and_posted_with_the_admins_name(w: World) -> None:
    mia = await between(w)
    result = await mia.slash(w.channel, "admin score", scores="12-7", reason="a point too many")
    assert answer(result) == say("en", "repair-done-score", number="1")
    assert result.ephemeral
    await w.later(PAINTED)
    table = text(table_message(w))
    assert "The score was corrected: 12 for Ann & Cleo" in table
    assert "The score was corrected: 7 for Ben & Dan" in table
    (told,) = [text(message) for message in w.public() if "Score corrected." in text(message)]
    assert "Table 1, by Mia" in told
    assert "**12**" in told
    assert say("en", "audit-reason", reason="a point too many") in told
    assert scores_of(await look(w)) == (12, 7)
    assert await kinds(w) == [JournalKind.SCORE]
    hands = len((await kept(w))["hands"])
    await until(w, is_over)
    await w.later(PAINTED)
    assert say("en", "result-corrected", hand=hands) in text(table_message(w))
    course = await as_bot(w, load_course(bower(w).services.database, 1))
    assert (course[hands - 1], course[-1]) == ((12, 7), scores_of(await look(w)))


@rest
async def test_scores_that_are_refused_change_nothing(w: World) -> None:
    mia = await between(w)
    before = await kept(w)
    for scores, code in (
        ("20 3", Refusal.WINNING_SCORES),
        ("7", Refusal.BAD_SCORES),
        ("7 8 9", Refusal.BAD_SCORES),
        ("-1 3", Refusal.BAD_SCORES),
        ("5 3 please", Refusal.BAD_SCORES),
        ("five three", Refusal.BAD_SCORES),
        ("99999 3", Refusal.BAD_SCORES),
    ):
        assert answer(await mia.slash(w.channel, "admin score", scores=scores, table=1)) == say("en", code)
    assert await kept(w) == before
    assert answer(await mia.slash(w.channel, "admin score", scores="7 3", table=44)) == say("en", Code.UNKNOWN)


def scores_of(now) -> tuple[int, ...]:
    return now.public.view.scores


@rest
async def test_a_correction_is_posted_in_the_channel_of_its_table(w: World) -> None:
    mia = await between(w)
    other = w.guild.create_text_channel("talk")
    await w.env.settle()
    await mia.slash(other, "admin score", scores="12 7", table=1)
    assert [text(message) for message in w.public(other)] == []
    assert any("Score corrected." in text(message) for message in w.public())


def test_scores_as_people_type_them() -> None:
    typed = {"5 3": (5, 3), "5-3": (5, 3), "5 : 3": (5, 3), "5 - 3": (5, 3), "5–3": (5, 3), "7": (7,)}
    typed |= {"-2, 7": (-2, 7), "−2 7": (-2, 7), "5 -3": (5, -3), "1/2/3/4": (1, 2, 3, 4)}
    assert {each: read_scores(each) for each in typed} == typed
    for bad in ("", " ", "-", "a", "5 x", "12345 1", "1e3", "٣ 5", "5" * 81, "5\n3"):
        with pytest.raises(IllegalAction) as refused:
            read_scores(bad)
        assert refused.value.code is Refusal.BAD_SCORES, bad


# --- accounts and boards


@rest
async def test_accounts_are_merged_after_a_question(w: World) -> None:
    mia = await manager(w)
    await played(w)
    ann, eve = w.members[0], w.members[4]
    before = await kept(w)
    asked = await mia.slash(w.channel, "admin merge", old=ann, new=eve)
    assert say("en", "repair-confirm-merge", old=ann.name, new=eve.name) in answer(asked)
    assert await kept(w) == before
    panel = w.panel(mia)
    await w.click(mia, panel, SURE)
    assert text(panel) == say("en", "repair-done-merge", old=ann.name, new=eve.name)
    sat = (await kept(w))["player_games"]
    assert any(eve.id in row for row in sat)
    assert not any(ann.id in row for row in sat)
    for old, new, code in (
        (w.members[1], w.members[2], RepairCode.SAT_TOGETHER),
        (w.members[1], w.members[1], RepairCode.SAME_MEMBER),
        (ann, w.members[1], RepairCode.MERGED_ALREADY),
        (mia, eve, RepairCode.NO_GAMES),
    ):
        assert answer(await mia.slash(w.channel, "admin merge", old=old, new=new)) == say("en", code)


async def test_a_member_off_the_boards_and_back(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    removed = await mia.slash(w.channel, "admin remove", member=ann, reason="asked for it")
    assert answer(removed) == say("en", "repair-done-remove", name=ann.name)
    assert answer(await mia.slash(w.channel, "admin remove", member=ann)) == say("en", RepairCode.REMOVED_ALREADY)
    restored = await mia.slash(w.channel, "admin restore", member=ann)
    assert answer(restored) == say("en", "repair-done-restore", name=ann.name)
    assert answer(await mia.slash(w.channel, "admin restore", member=ann)) == say("en", RepairCode.NOT_REMOVED)
    assert await kinds(w) == [JournalKind.RESTORE, JournalKind.REMOVE]


# --- who may, and who reads


@rest
async def test_only_managers_use_admin(w: World) -> None:
    game, (ann, ben, *_) = await played(w), w.members
    assert "admin" not in {name.split()[0] for name in ann.available_commands(w.channel)}
    command = next(c for c in bower(w).tree.get_commands() if c.name == "admin")
    assert command.default_permissions == Permissions(manage_guild=True)
    before = await kept(w)
    role = w.guild.create_role("Mods", permissions=Permissions(manage_messages=True))
    mod = w.guild.add_member(w.env.create_user("Mo"), roles=[role])
    await w.env.settle()
    found = await as_bot(w, bower(w).tree.fetch_commands())
    w.guild.set_command_permissions(next(each for each in found if each.name == "admin"), {role: True})
    for name, options in (
        ("void", {"game": game}),
        ("score", {"scores": "5 3"}),
        ("merge", {"old": ann, "new": ben}),
        ("remove", {"member": ann}),
        ("restore", {"member": ann}),
        ("settings", {"language": "it"}),
        ("season-start", {}),
        ("season-end", {}),
        ("export", {}),
    ):
        result = await mod.slash(w.channel, f"admin {name}", **options)
        assert answer(result) == say("en", "reply-not-manager"), name
    assert await kept(w) == before


@rest
async def test_everyone_reads_what_was_corrected(w: World) -> None:
    mia, (ann, ben, *_) = await manager(w), w.members
    none = await ann.slash(w.channel, "audit")
    assert say("en", "audit-none") in answer(none)
    game = await played(w)
    await mia.slash(w.channel, "admin void", game=game, reason="the *wrong* rules <@1>")
    await w.click(mia, w.panel(mia), SURE)
    await mia.slash(w.channel, "admin remove", member=ben)
    shown = await ann.slash(w.channel, "audit")
    assert shown.ephemeral
    lines = answer(shown)
    assert lines.index("Mia removed Ben from the leaderboards.") < lines.index(f"Mia voided game {game}.")
    assert r"the \*wrong\* rules" in lines
    assert "<@1>" not in lines
    w.locales[ann.id] = "fr"
    assert say("fr", "audit-title") in answer(await ann.slash(w.channel, "audit"))


@rest
async def test_the_list_has_pages(w: World) -> None:
    mia, (ann, *_) = await manager(w), w.members
    repairs = bower(w).services.repairs
    moderator = who(mia).__class__(mia.id, "Mia", moderator=True)
    for number in range(10):
        call = repairs.restore if number % 2 else repairs.remove
        await as_bot(w, call(w.guild.id, moderator, who(ann), f"number {number}"))
    await ann.slash(w.channel, "audit")
    panel = w.panel(ann)
    assert "number 9" in text(panel)
    assert "number 1\n" not in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.AUDIT}:0:0:1")
    assert "number 1" in text(panel)
    assert "number 9" not in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.AUDIT}:0:0:0")
    assert "number 9" in text(panel)
    await forge(w, ann, panel, f"bower:{Verb.AUDIT}:0:0:99999")
    assert "number 1" in text(panel)


@rest
async def test_a_reason_is_saved_on_one_line_and_an_invisible_one_is_dropped(w: World) -> None:
    mia = await manager(w)
    for command, reason in (("remove", "\u202e too\x00  many\n accounts "), ("restore", "\u200b \x00")):
        await mia.slash(w.channel, f"admin {command}", member=w.members[0], reason=reason)
    entries = (await as_bot(w, bower(w).services.repairs.audit(w.guild.id))).entries
    assert [(each.kind, each.detail) for each in entries] == [
        (JournalKind.RESTORE, ""),
        (JournalKind.REMOVE, "too many accounts"),
    ]
