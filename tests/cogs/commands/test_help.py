"""`/help` by its buttons alone, the guided hand from its first press to its end, and `/glossary`."""

import re
from dataclasses import replace

import pytest
from simcord import MemberActor, ResponseMessage

from bot import metrics
from bot.coach.guided_hand import STEPS, is_right, position
from bot.coach.notes import notes
from bot.glossary import SEE_ALSO, title
from bot.members.preferences import Preferences
from bot.panels.core.cards import card_text
from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.help import TOPICS, help_panel, unknown_term
from bot.panels.rules.full_text import Origin, rules_panel
from bot.texts import say
from cogs.interactions.autocomplete import CHOICES
from engine import PRESETS, Phase, Rules, view
from tests.bot.panel_checks import texts
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    kept,
    offered,
    open_hand,
    pattern,
    until,
)
from tests.suite import rest
from tests.world import World, panels, selects, text

MENU = "bowermenu:glossary:0:0:0"


@rest
async def test_all_pages_are_reached_by_buttons_alone(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "help")
    page, seen = w.panel(ann), [text(w.panel(ann))]
    for place in (2, 3, 1, 0):
        following = next(b for b in offered(page, Verb.HELP) if str(b.custom_id).endswith(f":{place}"))
        await w.click(ann, page, str(following.custom_id))
        seen.append(text(page))
    assert len(panels(w.env, ann)) == 1
    for topic, shown in zip(("start", "play", "commands", "euchre", "start"), seen, strict=True):
        assert of_page(topic) in shown
    await forge(w, ann, page, f"bower:{Verb.HELP}:0:0:99")
    assert of_page(TOPICS[0]) in text(page)


async def guided(w: World, member: MemberActor) -> ResponseMessage:
    await member.slash(w.channel, "help")
    await w.click(member, w.panel(member), pattern(Verb.GUIDE_OPEN))
    return w.panel(member)


@rest
@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_the_guided_hand(w: World, language: str) -> None:
    """Every wrong choice shows the step again, the right one the next; pictures only in English."""
    ann = w.members[0]
    preferences = Preferences(language=language, text_only=language != "en")
    await as_bot(w, bower(w).services.members.set(ann.id, preferences))
    panel = await guided(w, ann)
    before = await kept(w)
    for step in range(len(STEPS)):
        title = say(language, "guide-title", step=step + 1, steps=len(STEPS))
        choices = position(step).choices
        for index in sorted(range(len(choices)), key=lambda index: is_right(step, choices[index])):
            assert title in text(panel)
            await w.click(ann, panel, rf"bower:{Verb.GUIDE}:0:{step}:{index}")
    assert say(language, "guide-done-title") in text(panel)
    assert {**await kept(w), "members": ()} == {**before, "members": ()}
    assert await as_bot(w, bower(w).services.members.get(ann.id)) == replace(preferences, guided=True)
    assert len(panels(w.env, ann)) == 2
    await w.click(ann, panel, pattern(Verb.RULES))
    assert of_page("euchre", language) in text(w.panel(ann))
    await w.click(ann, panel, pattern(Verb.GUIDE))
    assert say(language, "guide-title", step=1, steps=len(STEPS)) in text(panel)


async def test_the_guided_hand_goes_on_after_a_restart(w: World, make: Maker) -> None:
    ann = w.members[0]
    await as_bot(w, bower(w).services.members.set(ann.id, Preferences(text_only=True)))
    panel = await guided(w, ann)
    await w.restart(make())
    await w.click(ann, panel, rf"bower:{Verb.GUIDE}:0:0:1")
    assert say("en", "guide-title", step=2, steps=len(STEPS)) in text(panel)


async def test_help_and_the_guided_hand_in_direct_messages(w: World) -> None:
    user = w.env.create_user("Zoe")
    result = await user.slash("help")
    assert say("en", "help-elsewhere") in answer(result)
    page = result.response
    assert page is not None
    assert not offered(page, Verb.OPEN_TABLE)
    begun = (await user.click(page, custom_id=f"bower:{Verb.GUIDE_OPEN}:0:0:0")).response
    assert begun is not None
    await user.click(begun, custom_id=f"bower:{Verb.GUIDE}:0:0:1")
    assert say("en", "guide-title", step=2, steps=len(STEPS)) in text(begun)


async def panel_of_a_new_game(w: World, member: MemberActor) -> ResponseMessage:
    number = (await begun(w, members=1, rules=PRESETS["bid-euchre"])).table.id
    await w.later(PAINTED)
    return await open_hand(w, member, number)


@rest
async def test_a_newcomer_is_offered_the_guided_hand_and_the_how_to(w: World) -> None:
    """Before the first card of the first game the guided hand, then the how-to; each in a message of its own."""
    ann = w.members[0]
    panel = await panel_of_a_new_game(w, ann)
    await w.click(ann, panel, pattern(Verb.GUIDE_OPEN))
    assert say("en", "guide-title", step=1, steps=len(STEPS)) in text(w.panel(ann))
    assert not offered(panel, Verb.RULES)
    await until(w, lambda now: now.state is not None and now.state.phase is Phase.PLAYING)
    panel = await open_hand(w, ann)
    assert not offered(panel, Verb.GUIDE_OPEN)
    await w.click(ann, panel, pattern(Verb.RULES))
    assert "32 points, 6 cards each" in text(w.panel(ann)), "of this table"
    assert "6 cards each" not in text(panel)
    assert "6 cards each" in answer(await ann.slash(w.channel, "help", topic="euchre")), "also by the command"


@rest
async def test_a_note_reaches_the_panel_that_is_open_and_no_other(w: World) -> None:
    """What the coach has to say to a newcomer comes with the game, without a press."""
    ann, ben, *_ = w.members
    await begun(w, rules=Rules())
    await until(w, lambda now: now.state is not None and now.state.phase is Phase.FIRST_ROUND)
    for member in (ann, ben):
        await open_hand(w, member)
    now = await until(w, lambda now: now.state is not None and any(notes(view(now.state, 0))))
    assert now.state is not None
    (note, *_) = notes(view(now.state, 0))
    panel, other = panels(w.env, ann)[-1], panels(w.env, ben)[-1]
    assert "💡" in text(panel)
    assert note.card is not None
    assert card_text(note.card) in text(panel).partition("💡")[2].splitlines()[0]
    assert "💡" not in text(other)


@pytest.mark.parametrize("topic", [None, *TOPICS])
async def test_help(w: World, topic: str | None) -> None:
    options = {} if topic is None else {"topic": topic}
    told = answer(await w.members[0].slash(w.channel, "help", **options))
    assert of_page(topic or TOPICS[0]) in told
    status = re.search(r"\n-# Bower \S+ · connected since <t:\d+:f> · last restart <t:\d+:R>", told)
    assert bool(status) is (topic in (None, TOPICS[0]))
    assert metrics.PAGES.labels(f"help {topic or TOPICS[0]}")._value.get()


def of_page(topic: str, language: str = "en") -> str:
    """The text of a page, with the buttons of public messages in the same language."""
    reader = Reader(language=language)
    if topic == "euchre":
        return next(texts(rules_panel(Rules(), "north-american", reader, Origin())))
    return next(texts(help_panel(reader, topic)))


async def test_suggestions_are_terms_the_best_first(w: World) -> None:
    ann = w.members[0]
    choices = await ann.autocomplete(w.channel, "glossary", "term", "")
    assert [choice["value"] for choice in choices] == list(SEE_ALSO)[:CHOICES]
    choices = await ann.autocomplete(w.channel, "glossary", "term", "SWEEP")
    assert [(choice["value"], choice["name"]) for choice in choices] == [("march", "sweep → March")]
    choices = await ann.autocomplete(w.channel, "glossary", "term", "bowr")
    assert choices[0]["value"] == "bowers"
    assert await ann.autocomplete(w.channel, "glossary", "term", "zzzzzzz") == []
    told = await ann.slash(w.channel, "glossary", term="**@everyone** <@1>")
    assert told.ephemeral
    assert answer(told) == unknown_term("**@everyone** <@1>", "en")
    chosen = await ann.slash(w.channel, "glossary", term=choices[0]["value"])
    assert title("bowers", "en") in answer(chosen)
    await as_bot(w, bower(w).services.members.set(ann.id, Preferences(language="fr")))
    choices = await ann.autocomplete(w.channel, "glossary", "term", "ecart")
    assert choices[0] == {"name": title("discard", "fr"), "value": "discard"}


async def test_see_also_opens_the_other_entry_in_its_place(w: World) -> None:
    ann = w.members[0]
    w.locales[ann.id] = "it"
    await ann.slash(w.channel, "glossary", term="march")
    panel = w.panel(ann)
    (menu,) = selects(panel)
    assert menu["custom_id"] == MENU
    await ann.select(panel, ["euchred"], custom_id=MENU)
    assert text(w.panel(ann)).startswith(f"### {title('euchred', 'it')}")
    assert len(panels(w.env, ann)) == 1
    await ann.select(w.panel(ann), ["march"], custom_id=MENU)
    assert text(w.panel(ann)).startswith(f"### {title('march', 'it')}")
