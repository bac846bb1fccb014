"""*Ask the channel*: from a replay, a review, a result and a puzzle to votes, the answer, and playing on from there."""

import re
from dataclasses import replace

import discord
import pytest
from simcord import MemberActor, ResponseMessage
from simcord.backend import serializers
from sqlalchemy import update

from bot.clock import DAY_MS, WEEK_MS
from bot.contests.model import Stage
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import OwnPost, ServerSettings
from bot.store import schema
from bot.tables.model import Status
from bot.texts import LANGUAGES, say
from engine import View
from engine.players.adviser import Advice
from tests.cogs.commands.test_boards import log_of
from tests.cogs.commands.test_history import finished, move_elsewhere, replayed
from tests.cogs.commands.test_own_posts import at_hour, next_monday
from tests.cogs.scenes import Maker, answer, as_bot, begun, bower, forge, kept, look, offered, pattern, table_message
from tests.engine.players.review_games import by_thumb
from tests.suite import first
from tests.world import World, text

DAY, SHOWN = DAY_MS / 1000, 5.0
TITLE = say("en", "question-title")


def quarter(mine: View, seed: int) -> Advice:
    """What is not done by the rule of thumb loses a quarter of a point: about that, people differ."""
    told = by_thumb(mine, seed)
    return Advice(tuple(replace(each, points=each.points / 4) for each in told.options), told.deals)


async def contested(w: World) -> int:
    """A game that is over, with decisions about which people differ; how many hands it had."""
    bower(w).services.reviews._think = quarter
    return await finished(w)


def questions(w: World, language: str = "en") -> list[ResponseMessage]:
    return [each for each in w.public() if say(language, "question-title") in text(each)]


async def decision(w: World, member: MemberActor) -> ResponseMessage:
    """The member's replay at the first step where the seat had a choice."""
    panel = await replayed(w, member)
    while not offered(panel, Verb.ASK):
        (following,) = [each for each in offered(panel, Verb.REPLAY_STEP) if each.label == say("en", "replay-next")]
        await w.click(member, panel, str(following.custom_id))
        panel = w.panel(member)
    return panel


async def asked(w: World, member: MemberActor) -> ResponseMessage:
    """A question about the game that is over; its message."""
    await w.click(member, await decision(w, member), pattern(Verb.ASK, 1))
    await w.later(SHOWN)
    return questions(w)[-1]


async def test_a_step_of_a_replay_is_voted_on_answered_and_played_on(w: World) -> None:
    await finished(w)
    ann, ben, cleo, _ = w.members[:4]
    panel = await decision(w, ann)
    assert re.search(r"\*\*(.+)\*\*", text(panel).split("\n")[2])
    message = await asked(w, ann)
    shown = text(message)
    assert "No votes yet" in shown
    assert all(name not in shown for name in ("Ann", "Ben", "Cleo", "Dan")), "who asks and who played is no matter"
    choices = [str(each.custom_id) for each in offered(message, Verb.ASK_VOTE)]
    assert len(choices) > 1
    beyond = Press(Verb.ASK_VOTE, seen=int(choices[0].split(":")[3]), index=99).button_id()
    assert answer(await forge(w, ben, message, beyond)) == say("en", "question-no-choice")
    other = w.guild.create_text_channel("elsewhere")
    await w.env.settle()
    await ben.slash(other, "table list")
    assert answer(await forge(w, ben, w.panel(ben), choices[0])) == say("en", "question-over"), "of another channel"
    await w.click(ben, message, choices[0])
    assert not offered(w.panel(ben), Verb.ASK_CLOSE), "only Ann may end it"
    await w.click(ben, message, choices[1])
    await w.click(cleo, message, choices[1])
    await w.later(SHOWN)
    assert "-# 2 votes" in text(message), "Ben has changed his mind"
    assert all(say("en", key) not in text(message) for key in ("question-played", "question-worth"))
    await w.leap(DAY)
    await w.later(SHOWN)
    told = text(message)
    assert say("en", "question-answer", votes=2) in told
    assert " · 2 votes" in told
    assert told.count(say("en", "question-played")) == 1
    assert say("en", "question-worth") in told
    assert not offered(message, Verb.ASK_VOTE)
    await w.click(cleo, message, pattern(Verb.ASK_PLAY, 1))
    await w.later(SHOWN)
    assert offered(w.panel(cleo)), "Cleo is asked what was asked then"
    (again,) = offered(message, Verb.ASK_PLAY)
    line = int(str(again.custom_id).split(":")[-1])
    assert (await log_of(w, 2))[:line] == (await log_of(w, 1))[:line]
    table = (await look(w, 2)).table
    assert (table.private, table.counted, table.status) == (True, False, Status.PLAYING)


@pytest.mark.parametrize("language", first(LANGUAGES, 1))
async def test_a_result_asks_too_and_the_asker_shows_the_answer(w: World, language: str) -> None:
    ann, ben, *_ = w.members
    w.locales[ann.id] = language
    guild = w.env.backend.get_guild(w.guild.id)
    guild.preferred_locale = language  # it has set nothing
    w.env.backend.emit("GUILD_UPDATE", serializers.guild_create_payload(w.env.backend, guild))
    await contested(w)
    await w.click(ann, table_message(w), pattern(Verb.ASK, 1))
    await w.later(SHOWN)
    (message,) = questions(w, language)
    (vote, *_) = offered(message, Verb.ASK_VOTE)
    await w.click(ben, message, str(vote.custom_id))
    await forge(w, ben, message, Press(Verb.ASK_CLOSE, seen=int(str(vote.custom_id).split(":")[3])).button_id())
    await w.later(SHOWN)
    assert offered(message, Verb.ASK_VOTE), "another member ends nothing"
    await w.click(ann, w.panel(ann), pattern(Verb.ASK_CLOSE))
    await w.later(SHOWN)
    assert say(language, "question-answer", votes=1) in text(message)
    assert answer(await forge(w, ben, message, str(vote.custom_id))) == say("en", "question-over")


async def test_the_puzzle_of_a_day_that_is_over_is_asked_with_its_solution(w: World) -> None:
    ann, ben, *_ = w.members
    await ann.slash(w.channel, "puzzle today")
    today = w.panel(ann)
    await w.click(ann, today, str(offered(today, Verb.PUZZLE_ANSWER)[0].custom_id))
    day = bower(w).services.puzzles.day
    assert not offered(w.panel(ann), Verb.ASK), "others may still solve it"
    refused = await forge(w, ann, w.panel(ann), Press(Verb.ASK, seen=day).button_id())
    assert answer(refused) == say("en", "question-open")
    await w.leap(DAY)
    await ann.slash(w.channel, "puzzle yesterday")
    await w.click(ann, w.panel(ann), rf"bower:{Verb.ASK}:0:{day}:0")
    await w.later(SHOWN)
    (message,) = questions(w)
    await w.click(ben, message, str(offered(message, Verb.ASK_VOTE)[0].custom_id))
    await w.leap(DAY)
    await w.later(SHOWN)
    assert say("en", "question-answer", votes=1) in text(message)
    assert say("en", "question-played") not in text(message), "nobody played it"


async def test_what_may_not_be_asked(w: World) -> None:
    await finished(w)
    ann, ben, *_ = w.members
    panel = await decision(w, ann)
    press = str(offered(panel, Verb.ASK)[0].custom_id)
    other = w.guild.create_text_channel("elsewhere")
    await w.env.settle()
    await ben.slash(other, "game replay", game=1)
    there = w.panel(ben)
    assert answer(await forge(w, ben, there, press)) == say("en", "question-elsewhere", channel=str(w.channel.id))
    for wrong in (Press(Verb.ASK, 1, index=999_999), Press(Verb.ASK, 1, seen=99, index=3)):
        assert answer(await forge(w, ann, panel, wrong.button_id())) == say("en", "question-no-choice")
    await begun(w)
    assert answer(await forge(w, ann, panel, Press(Verb.ASK, 2, index=3).button_id())) == say("en", "table-not-over")
    await contest_of(w, 1, Stage.RUNNING)
    for verb in (Verb.ASK, Verb.ASK_PLAY):
        refused = await forge(w, ann, panel, Press(verb, 1, index=5).button_id())
        assert answer(refused) == say("en", "question-open")
    assert questions(w) == []
    await contest_of(w, 1, Stage.OVER)
    await forge(w, ann, panel, press)
    assert re.match("You’ve asked a channel within the hour", answer(await forge(w, ann, panel, press)))
    await w.later(SHOWN)
    assert len(questions(w)) == 1
    await move_elsewhere(w)
    assert answer(await forge(w, ben, panel, press)) == say("en", "table-unknown")


async def contest_of(w: World, table: int, stage: Stage) -> None:
    """Give a table to a contest at this stage."""

    async def write(connection) -> None:
        row = {"id": 9, "guild_id": w.guild.id, "channel_id": w.channel.id, "name": "Cup", "plan": "{}", "number": 1}
        row |= {"lot": bytes(32), "revision": 1, "created_by": 1, "created_at": 1, "stage": stage.value}
        await connection.execute(schema.contests.delete())
        await connection.execute(schema.contests.insert().values(row))
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(contest_id=9))

    await as_bot(w, bower(w).services.database.write(write))
    bower(w).services.tables.clear()


async def test_a_restart_goes_on_and_a_deletion_leaves_the_number(w: World, make: Maker) -> None:
    await finished(w)
    ann, ben, *_ = w.members
    message = await asked(w, ann)
    await w.click(ben, message, str(offered(message, Verb.ASK_VOTE)[0].custom_id))
    await w.restart(make())
    for member in (ann, ben):
        await as_bot(w, bower(w).services.privacy.forget(member.id))
    await w.leap(DAY)
    await w.later(SHOWN)
    assert say("en", "question-answer", votes=1) in text(w.public()[-1])
    rows = await kept(w, ["questions", "question_votes"])
    assert not {ann.id, ben.id} & {value for found in rows.values() for row in found for value in row}
    await w.leap(WEEK_MS / 1000 + DAY)
    await w.later(SHOWN)
    assert await kept(w, ["questions", "question_votes"]) == {"questions": [], "question_votes": []}


@pytest.mark.parametrize(("hidden", "its_own"), first([(True, True), (False, False), (True, False)], 1))
async def test_a_server_that_wants_it_is_asked_once_a_week_about_a_game_that_all_may_see(
    w: World, make: Maker, *, hidden: bool, its_own: bool
) -> None:
    """Nor about one in its own hidden channel of posts: another may be the channel when it is out."""
    assert w.bot.user is not None
    shut = {w.guild.default_role: discord.PermissionOverwrite(view_channel=not hidden)}
    mine = {w.bot.user: discord.PermissionOverwrite(view_channel=True)}
    other = w.guild.create_text_channel("elsewhere", overwrites={**shut, **mine})
    await w.env.settle()
    make.think = quarter
    await next_monday(w, make, 20)
    await contested(w)
    moved = update(schema.tables).values(channel_id=other.id)
    await as_bot(w, bower(w).services.database.write(lambda connection: connection.execute(moved)))
    for _ in range(3):
        await at_hour(w, make, 12)
    assert questions(w) == [], "it is off at first"
    wanted = ServerSettings(post_channel=other.id if its_own else w.channel.id, own_posts=frozenset({OwnPost.QUESTION}))
    await as_bot(w, bower(w).services.servers.set(w.guild.id, wanted))
    for _ in range(4):
        await at_hour(w, make, 12)
        await w.restart(make())
        await w.later(SHOWN)
    posted = w.public(other if its_own else None)
    shown = [each for each in posted if TITLE in text(each) or say("en", "question-worth") in text(each)]
    assert len(shown) == (0 if hidden else 1), "on Thursday, of the week before it, and never again"
