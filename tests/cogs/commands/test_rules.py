"""`/houserules`: what is played, told in full or by topic, and the rules that a server keeps under names of its own."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.rules.option_texts import effect
from bot.servers import RulesetCode
from bot.tables.errors import Code
from bot.texts import say
from engine import PRESETS, Rules
from engine.rules.options import AllPass, DefendAlone
from tests.cogs.scenes import (
    answer,
    as_bot,
    begun,
    bower,
    forge,
    kept,
    lobby,
    look,
    manager,
    pattern,
    table_message,
    until,
)
from tests.suite import rest
from tests.world import World, buttons, selects, text

HOUSE = Rules(target=7, all_pass=AllPass.STICK_DEALER, defend_alone=DefendAlone.ALWAYS)


async def saved(w: World, name: str = "Friday night", rules: Rules = HOUSE) -> int:
    ruleset = await as_bot(w, bower(w).services.rulesets.save(w.guild.id, name, rules, by=1))
    return ruleset.id


async def names(w: World) -> list[str]:
    return [each.name for each in await as_bot(w, bower(w).services.rulesets.of_server(w.guild.id))]


def everything(result) -> str:
    messages = [message for message in (result.response, *result.followups) if message is not None]
    return "\n".join(text(message) for message in messages)


async def test_without_a_topic_the_rules_of_the_table_here_else_of_the_server(w: World) -> None:
    ann = w.members[0]
    assert "How to play: North American" in everything(await ann.slash(w.channel, "houserules show"))
    await lobby(w, rules=HOUSE)
    shown = everything(await ann.slash(w.channel, "houserules show"))
    assert "Stick the dealer + 2 house rules" in shown
    assert "the dealer has to name one" in shown
    assert effect(HOUSE, "defend_alone", "en") in shown


async def test_a_topic_shows_the_rules_of_its_group_and_that_of_a_rule_every_value(w: World) -> None:
    await lobby(w, rules=HOUSE)
    for topic in ("group:trump", "Making trump", "making TRUMP", "Choix de l’atout"):
        shown = everything(await w.members[0].slash(w.channel, "houserules show", topic=topic))
        assert "When everyone passes: dealer is stuck" in shown, topic
        assert effect(HOUSE, "all_pass", "en") in shown, topic
        assert "Target" not in shown, topic
    for topic in ("rule:defend_alone", "Defending alone", "Difendere in solitaria"):
        shown = everything(await w.members[0].slash(w.channel, "houserules show", topic=topic))
        assert "Here: **always**" in shown, topic
        for value in DefendAlone:
            assert effect(HOUSE, "defend_alone", "en", value) in shown, topic


async def test_rules_are_found_by_any_name(w: World) -> None:
    ann = w.members[0]
    for topic in ("stick-the-dealer", "Stick the Dealer", "Mazziere obbligato", " donneur obligé "):
        assert "Stick the dealer" in everything(await ann.slash(w.channel, "houserules show", topic=topic))
    await saved(w)
    assert "play: Friday night" in everything(await ann.slash(w.channel, "houserules show", topic="friday NIGHT"))


async def test_an_unknown_topic_is_refused(w: World) -> None:
    for topic in ("poker", "group:poker", "rule:poker", "*", "-", " "):
        result = await w.members[0].slash(w.channel, "houserules show", topic=topic)
        assert answer(result) == say("en", Code.UNKNOWN_PRESET), topic
        assert result.ephemeral, topic


async def test_suggestions_of_topics(w: World) -> None:
    ann = w.members[0]
    await saved(w)
    found = await ann.autocomplete(w.channel, "houserules show", "topic", "")
    assert len(found) <= 25
    assert {"group:trump", "north-american", "Friday night"} <= {each["value"] for each in found}
    assert all(len(each["name"]) <= 100 for each in found)
    loners = await ann.autocomplete(w.channel, "houserules show", "topic", "loner")
    assert {"rule:lone_lead", "rule:blind_loner", "rule:euchred_loner"} <= {each["value"] for each in loners}
    w.locales[ann.id] = "it"
    italian = await ann.autocomplete(w.channel, "houserules show", "topic", "briscola")
    assert "Argomento: Scelta della briscola" in [each["name"] for each in italian]


async def test_saving_the_rules_of_the_table_and_of_a_preset(w: World) -> None:
    mia = await manager(w)
    await lobby(w, rules=HOUSE)
    told = answer(await mia.slash(w.channel, "houserules save", name="  Friday   night "))
    assert told.startswith("The rules **Friday night** are saved")
    assert "to 7" in told
    await mia.slash(w.channel, "houserules save", name="Été-2", rules="canadian")
    await mia.slash(w.channel, "houserules save", name="Friday copy", rules="friday night")
    assert await names(w) == ["Friday copy", "Friday night", "Été-2"]
    sets = await as_bot(w, bower(w).services.rulesets.of_server(w.guild.id))
    assert [each.rules for each in sets] == [HOUSE, HOUSE, PRESETS["canadian"]]
    assert {each.created_by for each in sets} == {mia.id}
    listed = answer(await w.members[1].slash(w.channel, "houserules list"))
    assert "**Friday night** — **Stick the dealer + 2 house rules** · to 7" in listed


async def test_only_managers_save_and_delete_rules(w: World) -> None:
    ann = w.members[0]
    number = await saved(w)
    await lobby(w)
    before = await kept(w)
    for command, options in (
        ("houserules save", {"name": "mine"}),
        ("houserules save", {"name": "mine", "rules": "columbus"}),
        ("houserules delete", {"name": "Friday night"}),
    ):
        assert answer(await ann.slash(w.channel, command, **options)) == say("en", "reply-not-manager")
    press = Press(Verb.RULESET_DELETE, seen=number)
    assert answer(await forge(w, ann, w.public()[-1], press.button_id())) == say("en", "reply-not-manager")
    assert await kept(w) == before


async def test_saving_without_a_table_or_of_rules_there_are_not(w: World) -> None:
    mia = await manager(w)
    assert answer(await mia.slash(w.channel, "houserules save", name="mine")) == say("en", Code.NONE_HERE)
    told = answer(await mia.slash(w.channel, "houserules save", name="mine", rules="whist"))
    assert told == say("en", Code.UNKNOWN_PRESET)
    assert await names(w) == []


@rest
async def test_deleting_asks_first(w: World) -> None:
    mia = await manager(w)
    await saved(w)
    assert [c["value"] for c in await mia.autocomplete(w.channel, "houserules delete", "name", "fri")] == [
        "Friday night"
    ]
    await mia.slash(w.channel, "admin settings", rules="friday night")
    await w.members[0].slash(w.channel, "table open")
    assert (await look(w)).table.rules == HOUSE
    await mia.slash(w.channel, "houserules delete", name="FRIDAY NIGHT")
    assert await names(w) == ["Friday night"]
    question = w.panel(mia)
    assert "**Friday night**" in text(question)
    await w.click(mia, question, rf"bower:{Verb.RULESET_DELETE}:0:\d+:0")
    assert await names(w) == []
    assert text(question) == say("en", "rulesets-deleted", name="Friday night")
    assert not buttons(question)
    assert (await look(w)).table.rules == HOUSE  # a table keeps what it was opened with
    await w.members[0].slash(w.channel, "table open")
    assert (await look(w, 2)).table.rules == Rules()
    assert answer(await mia.slash(w.channel, "houserules delete", name="Friday night")) == say(
        "en", RulesetCode.UNKNOWN
    )
    assert say("en", "rulesets-none") in answer(await mia.slash(w.channel, "houserules list"))


async def test_a_table_and_the_server_by_saved_rules(w: World) -> None:
    mia = await manager(w)
    await saved(w)
    found = await mia.autocomplete(w.channel, "table open", "rules", "friday")
    assert [(c["name"], c["value"]) for c in found] == [
        ("Friday night (this server) · 4 players, partners, to 7 points, about 10 minutes", "Friday night")
    ]
    await mia.slash(w.channel, "table open", rules="friday night")
    now = await look(w)
    assert (now.table.preset, now.table.rules) == ("Friday night", HOUSE)
    await w.later(3)
    public = text(w.public()[-1])
    assert "**Friday night** · 4 players, partners, to 7 points" in public
    assert "Stick the dealer + 2 house rules" in public
    await mia.slash(w.channel, "admin settings", rules="friday night")
    assert "Friday night · Stick the dealer" in text(w.panel(mia))
    await mia.slash(w.channel, "table open")
    assert (await look(w, 2)).table.preset == "Friday night"


async def test_rules_that_cannot_be_read_any_more(w: World) -> None:
    from sqlalchemy import update

    from bot.store import schema

    mia = await manager(w)
    await saved(w)

    async def spoil() -> None:
        async def unit(connection) -> None:
            await connection.execute(update(schema.rulesets).values(rules='{"target": 99}'))

        await bower(w).services.database.write(unit)

    await as_bot(w, spoil())
    assert say("en", "rulesets-damaged", name="Friday night") in answer(await mia.slash(w.channel, "houserules list"))
    told = answer(await mia.slash(w.channel, "table open", rules="Friday night"))
    assert told == say("en", "bad-rules-text")
    await mia.slash(w.channel, "houserules delete", name="Friday night")
    await w.click(mia, w.panel(mia), rf"bower:{Verb.RULESET_DELETE}:0:\d+:0")
    assert await names(w) == []


async def test_chapters_of_a_table_of_a_preset_and_of_saved_rules(w: World) -> None:
    ann = w.members[0]
    number = await saved(w)
    for topic, name in (("canadian", "Canadian"), ("Friday night", "Friday night")):
        await ann.slash(w.channel, "houserules show", topic=topic)
        panel = w.panel(ann)
        (menu,) = (each["custom_id"] for each in selects(panel))
        await ann.select(panel, ["3"], custom_id=menu)
        assert "Making trump" in text(w.panel(ann))
        assert name in text(w.panel(ann))
        await w.click(ann, w.panel(ann), pattern(Verb.RULES_PAGE, 0, 0))
        assert say("en", "button-how-to-play") in text(w.panel(ann)), "back on the first page"
    await as_bot(w, bower(w).services.rulesets.delete(w.guild.id, number))
    gone = await forge(w, ann, w.panel(ann), Press(Verb.RULES_PAGE, 0, 1000 + number).button_id())
    assert say("en", RulesetCode.UNKNOWN) in (answer(gone), text(w.panel(ann)))
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    await w.click(ann, table_message(w), pattern(Verb.RULES, 1))
    panel = w.panel(ann)
    (menu,) = (each["custom_id"] for each in selects(panel))
    await ann.select(panel, ["1"], custom_id=menu)
    assert "Who plays" in text(w.panel(ann))
    await w.click(ann, w.panel(ann), pattern(Verb.HAND, 1))
    assert w.panel(ann).attachments, "one's own cards are a press away"
