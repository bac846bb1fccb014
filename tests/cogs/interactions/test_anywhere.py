"""Where Bower is not: in direct messages, and in a server to which its user has brought it along."""

from typing import Any

import pytest

from bot.coach.guided_hand import STEPS
from bot.panels.core.custom_ids import ANYWHERE, OF_A_MEMBER, Press, Verb
from bot.panels.table.menus import note_panel
from bot.tables.commands.life import Close
from bot.tables.errors import Code
from bot.tables.model import Member
from bot.texts import say
from cogs.interactions.outbox import OF_A_TOKEN
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values
from tests.bot.scripted_tables import until_over
from tests.cogs.interactions.test_answers import replaced
from tests.cogs.scenes import PAINTED, answer, as_bot, begun, forge, is_over, kept, lobby, manager, tables, until
from tests.world import World, buttons, panels, selects, text

ONLY = say("en", "reply-only-in-a-server")
NICK = "Known as that only there"


def leave(w: World) -> None:
    """From now on Bower is not in the server, and whoever uses it has it themselves, and another name there."""

    def change(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and "member" in payload:
            payload["authorizing_integration_owners"] = {"1": payload["member"]["user"]["id"]}
            payload["member"]["nick"] = NICK

    heard = w.env.backend.subscribers
    heard.insert(heard.index(w.env._set_locale) + 1, change)  # before the bot hears of it


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("in_direct_messages", [True, False])
async def test_nothing_of_a_server_is_told(w: World, in_direct_messages: bool) -> None:
    """The sentence is a message of its own; also for a member who manages that server."""
    mia = await manager(w, manage_guild=True)
    await lobby(w)
    leave(w)
    reader: Any = mia.user if in_direct_messages else mia
    page: Any = (await (mia.user.slash("help") if in_direct_messages else mia.slash(w.channel, "help"))).response
    before = text(page)
    for verb in sorted(set(Verb) - ANYWHERE):
        result = await forge(w, reader, page, Press(verb, w.members[0].id if verb in OF_A_MEMBER else 1).button_id())
        assert answer(result).startswith(ONLY), verb
    assert text(page) == before
    other = Press(Verb.STATS, w.members[1].id).button_id()
    assert answer(await forge(w, reader, page, other)).startswith(ONLY), "another member's statistics are a server's"
    assert answer(await forge(w, reader, page, Press(Verb.RULES, 1).button_id())) == say("en", Code.UNKNOWN)


async def test_own_statistics_are_of_all_servers(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    ann = w.members[0]
    card: Any = (await ann.user.slash("stats me")).response
    assert say("en", "scope-everywhere") in text(card)
    assert say("en", "stats-page-titles") not in str(selects(card)), "contests are a server's"
    await ann.user.select(card, ["6"], custom_id=str(selects(card)[0]["custom_id"]))
    assert say("en", "stats-title-everywhere", name=ann.name) in text(card)
    fresh: Any = w.env.create_user("Zoe")
    assert say("en", "stats-none-everywhere-own") in answer(await fresh.slash("stats me"))


async def test_what_is_done_there_belongs_to_no_server(w: World) -> None:
    """Language and names are those that Discord has everywhere; no rankings, whose members could be anybody."""
    ann, ben, *_ = w.members
    leave(w)
    w.env.backend.get_guild(w.guild.id).preferred_locale = "fr"
    before = await kept(w)
    for member in (ben, ann):
        await member.slash(w.channel, "puzzle today")
        await w.click(member, w.panel(member), rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:0")
        assert str(Verb.PUZZLE_BOARD) not in str(w.panel(member).components)
    assert "Ben" not in text(w.panel(ann))
    await w.click(ann, w.panel(ann), rf"bower:{Verb.PUZZLE_SHARE}:.*")
    (shared,) = w.public()
    assert say("en", "puzzle-share-streak", answered=1) in text(shared)
    changed = str({name: rows for name, rows in (await kept(w)).items() if rows != before[name]})
    assert "Ann" in changed
    assert NICK not in changed
    assert str(w.guild.id) not in changed


async def test_at_most_five_follow_ups_are_asked_of_discord(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By one token, where Bower is not; the sixth would be refused."""

    async def work(reply: Reply, press: Press, values: Values) -> None:
        del press, values
        for number in range(OF_A_TOKEN + 2):
            await reply.panel(note_panel("first")) if not number else await reply.further(note_panel("more"))

    replaced(monkeypatch, Verb.HELP, work)
    ann = w.members[0]
    for come in (lambda _: None, leave):
        come(w)
        await ann.slash(w.channel, "glossary", term="euchre")
        await forge(w, ann, w.panel(ann), Press(Verb.HELP).button_id())
    assert [text(each) for each in panels(w.env, ann)].count("more") == OF_A_TOKEN + 1 + OF_A_TOKEN


async def test_the_first_game_in_direct_messages_begins_with_the_guided_hand(w: World) -> None:
    """Cards are there at once; who would rather play does so, and `/euchre` then shows that game."""
    zoe: Any = w.env.create_user("Zoe")
    guided = say("en", "guide-title", step=1, steps=len(STEPS))
    page: Any = (await zoe.slash("euchre")).response
    assert guided in text(page)
    now, offered = Press(Verb.PLAY_NOW).button_id(), {each.custom_id for each in buttons(page)}
    assert {f"bower:{Verb.GUIDE}:0:0:1", now} <= offered
    await forge(w, zoe, page, now)
    assert guided not in text((await zoe.slash("euchre")).response)
    await as_bot(w, tables(w).do(1, Close(Member(zoe.id, "Zoe"))))
    assert guided in text((await zoe.slash("euchre")).response), "no game has been played"


async def test_a_game_of_ones_own_offers_nothing_that_needs_a_server(w: World) -> None:
    """From the first card to what follows the game every button and menu works in direct messages."""
    zoe: Any = w.env.create_user("Zoe")
    found = set[str]()

    async def press(number: str) -> Any:
        page: Any = (await zoe.slash("help")).response
        return (await forge(w, zoe, page, number, *(("0",) if "menu" in number else ()))).response or page

    async def press_all(shown: Any) -> None:
        """Each button once, and those of what it shows."""
        ids = [each.custom_id for each in buttons(shown) if each.custom_id and not each.disabled]
        for number in [*ids, *(each["custom_id"] for each in selects(shown))]:
            if (verb := number.split(":")[1]) not in found:
                found.add(verb)
                if verb not in (Verb.CLOSE, Verb.LEAVE):
                    opened = await press(number)
                    assert ONLY not in text(opened), number
                    await w.later(PAINTED)
                    await press_all(opened)

    await press_all((await zoe.slash("euchre")).response)
    for _ in range(12):
        found.discard(Verb.ACT)
        await press_all((await zoe.slash("hand")).response)
    (table,) = await as_bot(w, tables(w).of_member(zoe.id))
    await as_bot(w, until_over(tables(w), table))
    await press_all(await press(Press(Verb.HAND, table.table.id).button_id()))
    assert {Verb.HINT, Verb.MORE, Verb.REVIEW, Verb.RESULT_SHARE, Verb.REMATCH} <= found <= ANYWHERE
