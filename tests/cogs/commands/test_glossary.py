"""`/glossary`: by name, by suggestion, from entry to entry, in the member's language, and what is not there."""

import pytest

from bot.glossary import SEE_ALSO, search, title
from bot.members.preferences import Preferences
from bot.panels.help import suggestion, unknown_term
from bot.texts import say
from cogs.interactions.autocomplete import CHOICES
from tests.cogs.scenes import answer, as_bot, bower, forge, lobby, table_message
from tests.suite import first
from tests.world import World, panels, selects, text

MENU = "bowermenu:glossary:0:0:0"


async def test_an_explanation_is_ephemeral(w: World) -> None:
    ann, ben, *_ = w.members
    told = await ann.slash(w.channel, "glossary", term="Left Bower")
    assert told.response is not None
    assert told.response.ephemeral
    assert title("left-bower", "en") in answer(told)
    assert "must play 9♣" in answer(told)
    assert w.public() == []
    assert panels(w.env, ben) == []


@pytest.mark.usefixtures("unlimited")
async def test_every_term_is_answered(w: World) -> None:
    for term in SEE_ALSO:
        told = answer(await w.members[0].slash(w.channel, "glossary", term=term))
        assert told.startswith(f"### {title(term, 'en')}\n")


async def test_suggestions_are_terms_the_best_first(w: World) -> None:
    ann = w.members[0]
    choices = await ann.autocomplete(w.channel, "glossary", "term", "")
    assert [choice["value"] for choice in choices] == list(SEE_ALSO)[:CHOICES]
    choices = await ann.autocomplete(w.channel, "glossary", "term", "SWEEP")
    assert [(choice["value"], choice["name"]) for choice in choices] == [("march", "sweep → March")]
    choices = await ann.autocomplete(w.channel, "glossary", "term", "bowr")
    assert choices[0]["value"] == "bowers"
    assert await ann.autocomplete(w.channel, "glossary", "term", "zzzzzzz") == []
    chosen = await ann.slash(w.channel, "glossary", term=choices[0]["value"])
    assert title("bowers", "en") in answer(chosen)


@pytest.mark.parametrize(
    ("locale", "typed", "term"), first([("fr", "ecart", "discard"), ("it", "mazziere", "dealer")], 1)
)
async def test_suggestions_and_entries_are_in_the_members_language(
    w: World, locale: str, typed: str, term: str
) -> None:
    ann, ben, *_ = w.members
    w.locales[ann.id] = locale
    choices = await ann.autocomplete(w.channel, "glossary", "term", typed)
    assert choices[0] == {"name": title(term, locale), "value": term}
    assert title(term, locale) in answer(await ann.slash(w.channel, "glossary", term=typed))
    # a member whose client speaks English has chosen the language in the preferences
    await as_bot(w, bower(w).services.members.set(ben.id, Preferences(language=locale)))
    assert (await ben.autocomplete(w.channel, "glossary", "term", typed))[0]["name"] == title(term, locale)
    (first, *_) = search("sweep", locale, 1)
    assert (await ben.autocomplete(w.channel, "glossary", "term", "sweep"))[0]["name"] == suggestion(first, locale)


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


async def test_an_unknown_word_gets_a_sentence_and_nothing_else(w: World) -> None:
    ann = w.members[0]
    for locale in ("en-US", "it", "fr"):
        w.locales[ann.id], language = locale, locale[:2]
        for typed in ("right bowr", "zzzzzzz", "**@everyone** <@1>"):
            told = await ann.slash(w.channel, "glossary", term=typed)
            assert told.response is not None
            assert told.response.ephemeral
            assert answer(told) == unknown_term(typed, language)
            assert not selects(told.response)
        assert title("right-bower", language) in unknown_term("right bowr", language)


async def test_a_forged_or_empty_choice_is_answered(w: World) -> None:
    ann, ben, *_ = w.members
    await lobby(w)
    for values in (("no-such-term",), ("../../x",), ()):
        result = await forge(w, ben, table_message(w), MENU if values else "bower:glossary:0:0:0", *values)
        assert result.response is not None
        assert result.response.ephemeral
    # chosen on a public message the entry still goes to the one member alone
    await forge(w, ann, table_message(w), MENU, "next")
    assert text(w.panel(ann)).startswith(f"### {title('next', 'en')}")


async def test_the_guide_names_it(w: World) -> None:
    assert "/glossary" in answer(await w.members[0].slash(w.channel, "help", topic="commands"))
    for language in ("en", "it", "fr"):
        assert "`/glossary`" in say(language, "help-commands")
