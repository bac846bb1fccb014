"""My hand pressed again: one panel, the newest, is left."""

from bot.demo.seen import panels
from tests.world import World, text


async def _hands(w: World) -> list[str]:
    return [text(message) for message in panels(w.env, w.members[0]) if "Your hand" in text(message)]


async def test_a_new_hand_panel_takes_the_place_of_the_old_one(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "table open", computers=3)
    await w.later(2)
    await w.click(ann, w.public()[-1], r"bower:start:.*")
    await w.later(6)
    for _ in range(3):
        await w.click(ann, w.public()[-1], r"bower:hand:.*")
        assert len(await _hands(w)) == 1
    await ann.slash(w.channel, "hand")
    assert len(await _hands(w)) == 1


async def test_a_panel_whose_token_is_dead_is_left_alone(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "table open", computers=3)
    await w.later(2)
    await w.click(ann, w.public()[-1], r"bower:start:.*")
    await w.later(6)
    await w.click(ann, w.public()[-1], r"bower:hand:.*")
    before = len([r for r in w.env.http_requests if r.method == "DELETE"])
    await w.click(ann, w.public()[-1], r"bower:hand:.*")
    assert len([r for r in w.env.http_requests if r.method == "DELETE"]) == before + 1
