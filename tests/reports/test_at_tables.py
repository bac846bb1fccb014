"""What users of similar software reported of tables, names, time zones and computer players."""

from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.wall_clock import find_zone
from engine import PRESETS, Match, Refused, apply, dump, load, view
from engine.phases.registry import Dealing
from engine.players import Level, Player, RuleOfThumb, player_at
from engine.seats import WEST
from tests.cogs.scenes import look, table_message
from tests.reports.kit import check, discord
from tests.suite import rest
from tests.world import text

PLAYERS = {"rule of thumb": RuleOfThumb(), **{level.value: player_at(level) for level in Level}}


@rest
async def test_same_names() -> None:
    """Two members called Sam at one table: the line that says whose turn it is tells which of them."""
    async with discord(2) as (w, _):
        ann, ben = w.members
        sams = [w.guild.add_member(w.env.create_user(f"sam{nth}", global_name="Sam")) for nth in (1, 2)]
        await w.env.settle()
        await ann.slash(w.channel, "table open")
        for member in (sams[0], ben, sams[1]):
            await member.slash(w.channel, "table join")
        await ann.slash(w.channel, "table start")
        await w.later(30)
        said: dict[int, str] = {}
        for _ in range(12):
            now = await look(w)
            sitter = None if now.to_act is None else now.table.seats[now.to_act]
            if now.to_act is not None and sitter is not None and sitter.name == "Sam":
                said.setdefault(now.to_act, text(table_message(w)).split(" · ")[0])
            await w.later(62)
        check(len(said) < 2 or len(set(said.values())) == len(said), f"lines by seat: {said}")


@rest
@pytest.mark.parametrize("player", PLAYERS.values(), ids=list(PLAYERS))
def test_hopeless_loner(player: Player) -> None:
    """No computer goes alone where an opponent is about to pick up a card that beats its best."""
    deck = [rank + suit for suit in "cdhs" for rank in "9TJQKA"]
    hands = (("Jh", "JdAhKhQhAs"), ("Jh", "JdAhKhQhTh"), ("Jc", "JsAcKcAhAs"), ("Jd", "JhAdKdQdAc"))
    alone = []
    for upcard, held in hands:
        mine = [held[at : at + 2] for at in range(0, 10, 2)]
        for seed in range(3):
            others = [card for card in deck if card not in mine and card != upcard]
            Random(seed).shuffle(others)
            parts = (mine, others[:5], others[5:10], others[10:15], [upcard, *others[15:18]])
            match = Match(rules=PRESETS["north-american"], dealer=WEST, number=9, scores=(0, 0))
            state = apply(Dealing(match), load("deal " + " ".join("".join(cards) for cards in parts)))
            if "alone" in dump(player.choose(view(state, 0), Random(seed))):
                alone.append((upcard, held))
    check(not alone, f"alone against a right bower picked up, {len(alone)} of 12 times")


@rest
@pytest.mark.parametrize(("typed", "hours"), [("GMT+2", 2), ("GMT-5", -5), ("gmt+1", 1), ("GMT+10", 10), ("EST", -4)])
def test_zones(typed: str, hours: int) -> None:
    """Offsets and abbreviations typed as the time zone mean what people mean, or are refused."""
    try:
        zone = find_zone(typed)
    except Refused:
        return
    offset = datetime(2027, 7, 1, 12, tzinfo=UTC).astimezone(ZoneInfo(zone)).utcoffset()
    check(offset == timedelta(hours=hours), f"{typed} becomes {zone}, in July {offset}; people mean UTC{hours:+d}")
