"""The names of a deleted member are cut out of reasons, and no other word is."""

import pytest

from bot.members.nameless import nameless
from bot.tables.commands.seats import Leave
from bot.tables.model import Member
from engine import Seat
from tests.bot.members.full_life import ZEB
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD, MOD
from tests.bot.played_server import Server
from tests.cases import for_all
from tests.suite import rest


@for_all(
    before__after=[
        ("Zebulon cheats", "… cheats"),
        ("Zebulon the Z cheats", "… cheats"),
        ("says ZEBULON.", "says …."),
        ("Zebulonia is a town", "Zebulonia is a town"),
        ("<@771> and <@!771> and 771, not 7712", "… and … and …, not 7712"),
        ("Z. B. (the Z) was late", "Z. B. (the Z) was late"),
        ("", ""),
        ("nobody", "nobody"),
    ]
)
def test_reasons_lose_the_name(before: str, after: str) -> None:
    assert nameless(before, ["Zebulon", "Zebulon the Z", ""], 771) == after


@rest
async def test_p1_names_are_cut_only_from_lines_about_the_member(server: Server) -> None:
    for name in ("point", "game", "too many", "said the host", "left"):
        await server.privacy.forget(666)
        lobby = await server.lobby(Member(666, name))
        await server.tables.do(lobby, Leave(Member(666, name)))
    number = await server.game(ANN, BEN, CLEO, DAN)
    await server.repairs.void(GUILD, MOD, number, "a point too many, said the host in game 9")
    theirs = await server.game(ZEB, BEN, CLEO, DAN)
    await server.repairs.void(GUILD, MOD, theirs, "Zebulon left the game")
    await server.privacy.forget(666)
    await server.privacy.forget(ZEB.user)
    told = await server.repairs.audit(GUILD)
    assert [line.detail for line in told.entries] == ["… left the game", "a point too many, said the host in game 9"]


@pytest.mark.parametrize("name", ["Zebulon", "Ze"])
async def test_p1_a_line_about_the_member_loses_earlier_names_but_no_word(server: Server, name: str) -> None:
    await server.game(Member(ZEB.user, "Zeb the First"), ANN, BEN, CLEO)
    await server.lobby(Member(ZEB.user, "to"), ANN)
    await server.repairs.remove(GUILD, MOD, Member(ZEB.user, name), f"{name}, or Zeb the First, is known to cheat")
    await server.lobby(Member(ZEB.user, "cheat"), ANN)
    await server.privacy.forget(ZEB.user)
    (line,) = (await server.repairs.audit(GUILD)).entries
    assert line.detail == "…, or …, is known to cheat"


def test_scores_of_a_correction_are_no_names() -> None:
    seat: Seat = 0
    assert nameless("5,3 6,3 5 said", ["5", "6"], seat, past=2) == "5,3 6,3 … said"
    assert nameless("5,3 6,3", ["5", "6"], seat, past=2) == "5,3 6,3"
