"""`/leaderboard`: every option, button and menu, over a server with a history."""

from itertools import pairwise

import pytest

from bot.panels.core.custom_ids import Verb
from bot.stats.read.leaderboards import Board
from bot.store import schema
from bot.texts import say
from tests.bot.stats_rows import add_contest, standing
from tests.cogs.scenes import answer, as_bot, bower, pattern
from tests.suite import first, rest
from tests.world import World, buttons, selects, text

PLAYERS = 23


async def a_history(w: World, season: int = 0, family: str = "") -> None:
    """Members with as many games won as their number, three pages of them, and ratings; Ann has won 12."""
    users = [1000 + n if n != 12 else w.members[0].id for n in range(1, PLAYERS + 1)]
    counts = [
        {
            "games": 30 + n,
            "games_won": n,
            "hands": 200,
            "points": 3 * n,
            "calls": 50,
            "calls_made": n,
            "euchres_made": n,
            "loners_tried": 30,
            "loners_made": n,
            "best_streak": n,
        }
        for n in range(1, PLAYERS + 1)
    ]
    names = [f"Player{n}" if n != 12 else "Ann" for n in range(1, PLAYERS + 1)]
    places = ((w.guild.id, season, family), (0, season, family))
    clock = bower(w).services.clock

    async def write(connection) -> None:
        for guild, of, kind in places if not season else places[:1]:
            for user, name, row in zip(users, names, counts, strict=True):
                added = schema.standings.insert().values(standing(guild, user, name, of, kind, **row))
                await connection.execute(added)
                if family:  # what counts in a family counts in all of them; here only the name
                    added = schema.standings.insert().values(standing(guild, user, name, hands=1))
                    await connection.execute(added)
            key = {"guild_id": guild, "season": of, "family": kind or "partners"}
            rated = [
                {**key, "user_id": user, "mu": 20.0 + n, "sigma": 2.0, "games": 12, "played_at": clock.now()}
                for n, user in enumerate(users)
            ]
            await connection.execute(schema.ratings.insert(), rated)
            key["family"] = kind
            pairs = [
                {**key, "one_id": one, "two_id": two, "games": 25, "games_won": n}
                for n, (one, two) in enumerate(pairwise(users))
                if one < two
            ]
            await connection.execute(schema.partnerships.insert(), pairs)
        if not season:
            for n in range(PLAYERS):  # the first member wins one contest, the last one all
                winners = list(zip(users[n:], names[n:], strict=True))
                await add_contest(connection, n + 1, w.guild.id, n, [winners])
            wallets = [{"guild_id": w.guild.id, "user_id": user, "counters": n} for n, user in enumerate(users)]
            await connection.execute(schema.wallets.insert(), wallets)

    await as_bot(w, bower(w).services.database.write(write))


async def board(w: World, member, **options: str) -> str:
    return answer(await member.slash(w.channel, "leaderboard", **options))


def titled(kind: Board, language: str = "en") -> str:
    return say(language, "board-titled", column=say(language, f"column-{kind}"))


@rest
async def test_pages_by_buttons(w: World) -> None:
    await a_history(w)
    ann = w.members[0]
    await ann.slash(w.channel, "leaderboard", board="games_won")
    panel = w.panel(ann)
    assert "1. Player23" in text(panel)
    assert "Player13" not in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:\d+:1")
    assert "11. Player13" in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:\d+:2")
    assert "21. Player3:" in text(panel)
    assert "Player13" not in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:\d+:1")
    assert "11. Player13" in text(panel)


@pytest.mark.parametrize("scope", ["server", "everywhere"])
@pytest.mark.parametrize("kind", first(Board, 2))
async def test_every_board_by_option_and_by_menu(w: World, kind: Board, scope: str) -> None:
    await a_history(w)
    ann = w.members[0]
    by_option = await board(w, ann, board=kind.value, scope=scope)
    assert titled(kind) in by_option
    assert "1. Player2" in by_option
    here = kind.is_of_server or scope == "server"
    assert say("en", "scope-server" if here else "scope-everywhere") in by_option
    if kind is Board.RATING:
        assert say("en", "board-rated-lately", weeks=8) in by_option
    elif kind.minimum:
        assert say("en", f"board-minimum-{kind.counted}", count=kind.minimum) in by_option
    await ann.slash(w.channel, "leaderboard", scope=scope)
    panel = w.panel(ann)
    (menu,) = selects(panel)
    await ann.select(panel, [kind.value], custom_id=menu["custom_id"])
    assert text(panel) == by_option


@rest
async def test_find_me(w: World) -> None:
    await a_history(w)
    ann, ben, *_ = w.members
    await ann.slash(w.channel, "leaderboard", board="games_won")
    panel = w.panel(ann)
    assert "Ann" not in text(panel)
    await w.click(ann, panel, pattern(Verb.BOARD_ME, 0))
    assert "12. Ann (you): games won: 12" in text(panel)
    assert say("en", "rules-more", page=2, pages=3) in text(panel)
    await ben.slash(w.channel, "leaderboard", board="win_rate")
    panel = w.panel(ben)
    before = text(panel)
    told = await w.click(ben, panel, pattern(Verb.BOARD_ME, 0))
    assert answer(told) == say("en", "absent-few-games", count=10)
    assert text(panel) == before


@rest
async def test_the_switch_keeps_a_member_off_the_boards(w: World) -> None:
    await a_history(w)
    ann = w.members[0]
    await ann.slash(w.channel, "preferences")
    switch = say("en", "preferences-off", name=say("en", "preferences-hidden"))
    panel = w.panel(ann)
    await w.click(ann, panel, next(str(b.custom_id) for b in buttons(panel) if b.label == switch))
    await ann.slash(w.channel, "leaderboard", board="games_won")
    panel = w.panel(ann)
    told = await w.click(ann, panel, pattern(Verb.BOARD_ME, 0))
    assert answer(told) == say("en", "absent-hidden")
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:\d+:1")
    assert "Ann" not in text(panel)
    assert "12. Player11" in text(panel)
    await ann.slash(w.channel, "preferences")
    panel = w.panel(ann)
    on = say("en", "preferences-on", name=say("en", "preferences-hidden"))
    await w.click(ann, panel, next(str(b.custom_id) for b in buttons(panel) if b.label == on))
    await ann.slash(w.channel, "leaderboard", board="games_won")
    panel = w.panel(ann)
    await w.click(ann, panel, pattern(Verb.BOARD_ME, 0))
    assert "12. Ann (you)" in text(panel)


async def test_share(w: World) -> None:
    await a_history(w)
    ann = w.members[0]
    await ann.slash(w.channel, "leaderboard", board="games_won")
    panel = w.panel(ann)
    await w.click(ann, panel, rf"bower:{Verb.BOARD}:0:\d+:1")
    before, shown = text(panel), len(w.public())
    await w.click(ann, panel, pattern(Verb.BOARD_SHARE, 0))
    assert text(panel) == before
    assert len(w.public()) == shown + 1
    public = w.public()[-1]
    assert "12. Ann: games won: 12" in text(public)
    assert say("en", "board-shared", name="Ann") in text(public)
    assert buttons(public) == []
    assert public.attachments


@rest
async def test_the_rating_is_of_what_the_server_plays(w: World) -> None:
    await a_history(w, family="auction")
    services, ann = bower(w).services, w.members[0]
    from bot.servers import ServerSettings

    await as_bot(w, services.servers.set(w.guild.id, ServerSettings(language="fr", preset="pepper")))
    assert "1. Player23" in await board(w, ann, board="rating")
    assert say("en", "family-partners") in await board(w, ann, board="rating", scope="everywhere")
    await w.click(ann, w.panel(ann), pattern(Verb.BOARD_ME, 0))


@rest
async def test_seasons(w: World) -> None:
    from tests.bot.stats.test_seasons import MIA

    ann, seasons = w.members[0], bower(w).services.seasons
    await a_history(w)
    await as_bot(w, seasons.start(w.guild.id, MIA, "**Autumn**"))
    await as_bot(w, seasons.end(w.guild.id, MIA))
    await as_bot(w, seasons.start(w.guild.id, MIA))
    await a_history(w, season=1)
    found = await ann.autocomplete(w.channel, "leaderboard", "season", "")
    assert [(each["value"], each["name"]) for each in found] == [
        ("0", "All time"), ("2", "Season 2"), ("1", "Season 1: **Autumn**"),
    ]  # fmt: skip
    assert [each["value"] for each in await ann.autocomplete(w.channel, "leaderboard", "season", "autu")] == ["1"]
    running = await board(w, ann, board="games")
    assert "Season 2" in running
    assert say("en", "board-empty") in running
    for typed in ("1", "**autumn**"):
        over = await board(w, ann, board="games", season=typed)
        assert "Season 1: **Autumn**" in over
        assert "Player23" in over
    assert "Player23" in await board(w, ann, board="games", season="0")
    assert say("en", "board-all-time") in await board(w, ann, board="games", season="all TIME")
    assert say("en", "season-unknown", season="9") in await board(w, ann, season="9")
    assert say("en", "season-not-everywhere") in await board(w, ann, season="1", scope="everywhere")
    assert say("en", "board-all-time") in await board(w, ann, scope="everywhere")
    # a wallet knows no season, and the next board is of the season again
    await ann.slash(w.channel, "leaderboard", board="counters", season="1")
    panel = w.panel(ann)
    assert "Season 1" not in text(panel)
    assert "Player23" in text(panel)
    (menu,) = selects(panel)
    await ann.select(panel, ["games"], custom_id=menu["custom_id"])
    assert "Season 1" in text(panel)


@rest
async def test_an_empty_board(w: World) -> None:
    ann = w.members[0]
    assert say("en", "board-empty") in await board(w, ann)
    panel = w.panel(ann)
    assert not [b for b in buttons(panel) if str(b.custom_id).startswith(f"bower:{Verb.BOARD_SHARE}")]
    assert say("en", "titles-none") in await board(w, ann, board="titles"), "a table gives no title"
    assert answer(await w.click(ann, panel, pattern(Verb.BOARD_ME, 0))) == say("en", "absent-nothing")
