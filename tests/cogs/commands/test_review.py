"""`/game review`: progress, cancelling, pages, sharing and restarts."""

import re

from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.commands.ended_games import finished
from tests.cogs.commands.reviewing import PROGRESS, give_worker, let, reviewed
from tests.cogs.scenes import (
    Maker,
    answer,
    as_bot,
    bower,
    forge,
    offered,
    pattern,
    table_message,
)
from tests.fake_worker import FakeWorker, every_other_time, gate
from tests.suite import rest
from tests.world import World, buttons, panels, selects, text


@rest
async def test_the_whole_game_and_each_hand(w: World) -> None:
    hands = await finished(w)
    ben = w.members[1]
    assert hands > 2
    panel = await reviewed(w, ben)
    summary = text(panel)
    assert say("en", "review-title", number="1") in summary
    for name in ("Ann", "Ben", "Cleo", "Dan"):
        assert re.search(rf"\*\*{'You' if name == 'Ben' else name}\*\*: \d+%", summary)
    assert "What cost you most" in summary
    assert "By what each could know then" in summary
    assert "Score after each hand" in summary  # the picture in words
    assert [choice["value"] for choice in selects(panel)[0]["options"]] == [str(n) for n in range(1, hands + 1)]
    await ben.select(panel, ["1"], custom_id=f"bowermenu:{Verb.REVIEW_PICK}:1:0:0")
    for number in range(1, hands + 1):
        page = text(panel)
        assert say("en", "review-hand-title", number="1", hand=number, hands=hands) in page
        assert "Best call: " in page
        assert "Points lost: " in page
        await w.click(ben, panel, rf"bower:{Verb.REVIEW_HAND}:1:{number}:1")
        assert "Bidding" in text(panel)
        await w.click(ben, panel, rf"bower:{Verb.REVIEW_HAND}:1:{number}:0")
        assert text(panel) == page
        if number < hands:
            await w.click(ben, panel, rf"bower:{Verb.REVIEW_HAND}:1:{number + 1}:0")
    assert not [b for b in buttons(panel) if b.matches(rf"bower:{Verb.REVIEW_HAND}:1:{hands + 1}:0")]
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:.*")
    assert text(panel) == summary
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:1:0:1")
    assert "What cost most" in text(panel)
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:1:0:0")
    await ben.select(panel, ["2"], custom_id=f"bowermenu:{Verb.REVIEW_PICK}:1:0:0")
    assert say("en", "review-hand-title", number="1", hand=2, hands=hands) in text(panel)
    assert len(panels(w.env, ben)) == 1
    assert "review" not in " ".join(map(text, w.public()[:-1])).lower()


@rest
async def test_a_page_shows_the_judgements_of_the_review(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    review = bower(w).services.reviews._reviews[1]
    blunders = sum(player.blunders for player in review.players)
    assert blunders
    told = [line for line in text(panel).splitlines() if line.startswith("**") and "%" in line]
    assert len(told) == 4
    worst = next(each for each in review.worst(999) if each[1].seat == 0)
    assert f"(blunder, −{worst[1].loss:.2f})" in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_GAME}:1:1:0")
    assert " · 2/" in text(panel)
    shown = text((await ann.slash(w.channel, "game review", game=1, hand=worst[0].number)).response)  # type: ignore[arg-type]
    assert "Turning point: " in shown


@rest
async def test_show_it_opens_the_replay_where_the_verdict_is(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    review = bower(w).services.reviews._reviews[1]
    hand, judged = next(each for each in review.worst(999) if each[1].seat == 0)
    before = text(panel)
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_SHOW}:1:\d+:{judged.line}")
    replay = w.panel(ann, f"hand {hand.number} of")
    assert "As Ann saw it" in text(replay)
    assert text(panel) == before, "the review stays"
    await ann.select(panel, [str(hand.number)], custom_id=f"bowermenu:{Verb.REVIEW_PICK}:1:0:0")
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_HAND}:1:{hand.number}:1")
    (menu,) = [each for each in selects(panel) if f":{Verb.REVIEW_SHOW}:" in str(each["custom_id"])]
    await ann.select(panel, [menu["options"][0]["value"]], custom_id=str(menu["custom_id"]))
    assert "saw it" in text(w.panel(ann, "step"))
    for forged in (f"bower:{Verb.REVIEW_SHOW}:1:99:999", f"bowermenu:{Verb.REVIEW_SHOW}:1:0:1"):
        await forge(w, ann, panel, forged, *(["x"] if "menu" in forged else []))
        assert "step" in text(w.panel(ann, "step"))


@rest
async def test_one_hand_by_option(w: World) -> None:
    hands = await finished(w)
    shown = answer(await w.members[0].slash(w.channel, "game review", game=1, hand=2))
    assert say("en", "review-hand-title", number="1", hand=2, hands=hands) in shown
    refused = answer(await w.members[0].slash(w.channel, "game review", game=1, hand=hands + 1))
    assert refused == say("en", "review-no-such-hand", hands=hands)


@rest
async def test_the_result_of_a_game_opens_its_review(w: World) -> None:
    await finished(w)
    eve = w.members[4]  # who did not play: the cards lie open
    message = table_message(w)
    before = text(message)
    await w.click(eve, message, pattern(Verb.REVIEW, 1))
    assert say("en", "review-title", number="1") in text(w.panel(eve))
    assert text(message) == before


@rest
async def test_share(w: World) -> None:
    await finished(w)
    ann, ben, *_ = w.members
    panel = await reviewed(w, ann)
    before, shown = text(panel), len(w.public())
    await w.click(ann, panel, pattern(Verb.REVIEW_SHARE, 1))
    assert text(panel) == before
    assert len(w.public()) == shown + 1
    public = w.public()[-1]
    assert say("en", "review-title", number="1") in text(public)
    assert "Requested by Ann" in text(public)
    assert not offered(public, Verb.REVIEW_SHARE)
    assert not offered(public, Verb.REVIEW_HAND)
    seen = text(public)
    await w.click(ben, public, pattern(Verb.REVIEW, 1))
    assert say("en", "review-title", number="1") in text(w.panel(ben))
    assert text(public) == seen


@rest
async def test_the_pages_of_before_a_restart_go_on(w: World, make: Maker) -> None:
    hands = await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    whole = text(panel)
    await ann.select(panel, ["1"], custom_id=f"bowermenu:{Verb.REVIEW_PICK}:1:0:0")
    first = text(panel)
    await w.restart(make())
    worker = give_worker(w, gate())
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_HAND}:1:2:0")
    assert PROGRESS in text(panel)
    await let(w, worker, hands)
    assert say("en", "review-hand-title", number="1", hand=2, hands=hands) in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_HAND}:1:1:0")
    assert text(panel) == first
    await w.click(ann, panel, pattern(Verb.REVIEW_GAME, 1))
    assert text(panel) == whole


@rest
async def test_share_after_a_restart(w: World, make: Maker) -> None:
    await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    await w.restart(make())
    shown = len(w.public())
    await w.click(ann, panel, pattern(Verb.REVIEW_SHARE, 1))
    assert len(w.public()) == shown + 1


@rest
async def test_hands_that_are_lost_are_left_out_and_tried_again(w: World) -> None:
    await finished(w)
    give_worker(w, FakeWorker(every_other_time()))
    ann = w.members[0]
    told = text(await reviewed(w, ann))
    assert "decisions couldn’t be judged and are left out" in told
    assert "Accuracy" in told
    give_worker(w, FakeWorker())
    assert "left out" not in text(await reviewed(w, ann))


@rest
async def test_in_the_members_language_and_without_pictures(w: World) -> None:
    await finished(w)
    ben = w.members[1]
    await as_bot(w, bower(w).services.members.set(ben.id, Preferences(language="it", text_only=True)))
    panel = await reviewed(w, ben)
    assert "Analisi della partita 1" in text(panel)
    assert "Punteggio dopo ogni mano" in text(panel, alts=False)
    await ben.select(panel, ["1"], custom_id=f"bowermenu:{Verb.REVIEW_PICK}:1:0:0")
    assert "Chiamata migliore: " in text(panel)
    await as_bot(w, bower(w).services.members.set(ben.id, Preferences(language="fr")))
    assert "Analyse de la partie 1" in text(await reviewed(w, ben))


@rest
async def test_a_forged_hand_is_refused(w: World) -> None:
    hands = await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    none = say("en", "review-no-such-hand", hands=hands)
    assert answer(await forge(w, ann, panel, f"bower:{Verb.REVIEW_HAND}:1:99:0")) == none
    assert answer(await forge(w, ann, panel, f"bower:{Verb.REVIEW_HAND}:1:0:0")) == none
    assert answer(await forge(w, ann, panel, f"bowermenu:{Verb.REVIEW_PICK}:1:0:0", "x")) == none
    await forge(w, ann, panel, f"bower:{Verb.REVIEW_HAND}:1:1:999")
    assert say("en", "review-hand-title", number="1", hand=1, hands=hands) in text(panel)
