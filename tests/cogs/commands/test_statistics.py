"""`/stats`: every subcommand, page, menu and season, with pictures and in words, in three languages."""

from simcord import MemberActor, ResponseMessage

from bot.panels.core.custom_ids import Verb
from bot.panels.stats.member import FAMILIES, Page
from bot.texts import say
from engine import Rules
from engine.rules.options import Betting
from tests.bot.stats_rows import Invented, invent
from tests.cogs.scenes import PAINTED, answer, as_bot, begun, bower, forge, is_over, menu_of, pattern, until
from tests.suite import rest
from tests.world import World, buttons, selects, text


async def a_history(w: World) -> Invented:
    """Some games of three members and of one who is gone."""
    users = (*(member.id for member in w.members[:3]), -5)
    made = invent(6, games=60, guilds=(w.guild.id,), users=users)
    for row in made.standings:
        row["name"] = next((member.name for member in w.members if member.id == row["user_id"]), "")
    await as_bot(w, made.keep(bower(w).services.database))
    return made


async def turn_to(member: MemberActor, panel: ResponseMessage, page: Page) -> None:
    """Choose a page in the menu."""
    begin = f"bowermenu:{Verb.STATS_PAGE}:"
    (menu,) = [str(each["custom_id"]) for each in selects(panel) if str(each["custom_id"]).startswith(begin)]
    await member.select(panel, [str(page.value)], custom_id=menu)


@rest
async def test_pages_and_games_by_buttons_and_by_option(w: World) -> None:
    made = await a_history(w)
    ann = w.members[0]
    first = answer(await ann.slash(w.channel, "stats me"))
    hands = [row for row in made.player_hands if row["user_id"] == ann.id]
    won = sum(row["hands_won"] for row in hands)
    panel = w.panel(ann)
    assert [each.filename[-4:] for each in panel.attachments] == [".png"]
    told = {Page.OVERVIEW: first}
    for page in (*list(Page)[1:], Page.OVERVIEW):
        await turn_to(ann, panel, page)
        told[page] = text(panel)
    assert told[Page.OVERVIEW] == first
    assert len(set(told.values())) == len(Page)
    for page, words in (
        (Page.NUMBERS, f"Hands: {len(hands)} · average"),
        (Page.NUMBERS, f"Hands won: {won} ("),
        (Page.LUCK, f"{ann.name}: euchre in this server"),
        (Page.STORIES, "**Stories**"),
        (Page.CALLS, "Successful calls"),
        (Page.SEATS, "Hands won, by seat"),
        (Page.LUCK, "**Skill**"),
        (Page.TREND, "Games won, of 10 each"),
    ):
        assert words in told[page]
    menu = f"bowermenu:{Verb.STATS_RULES}:{ann.id}:0:{Page.OVERVIEW}"
    await ann.select(panel, [str(FAMILIES.index("partners"))], custom_id=menu)
    assert "Two against two · all time" in text(panel)
    chosen = answer(await ann.slash(w.channel, "stats me", game_type=FAMILIES.index("partners")))
    assert chosen == text(panel)
    await turn_to(ann, panel, Page.CALLS)
    assert "Two against two" in text(panel)
    empty = answer(await ann.slash(w.channel, "stats me", game_type=FAMILIES.index("six")))
    assert say("en", "stats-none-here-own") in empty


@rest
async def test_a_season_by_suggestion_name_and_button(w: World) -> None:
    made = await a_history(w)
    ann = w.members[0]
    choices = await ann.autocomplete(w.channel, "stats me", "season", "")
    assert [choice["name"] for choice in choices] == ["all time", "season S2", "season S1"]
    told = answer(await ann.slash(w.channel, "stats me", season="S1"))
    start, end = made.seasons[0]["started_at"], made.seasons[0]["ended_at"]
    hands = [row for row in made.player_hands if row["user_id"] == ann.id and start <= row["at"] < end]
    assert f"Hands: {len(hands)}" in told
    assert "season S1" in told
    panel = w.panel(ann)
    await turn_to(ann, panel, Page.SEATS)
    assert "season S1" in text(panel)
    assert "season" in answer(await ann.slash(w.channel, "stats me", season="nonsense"))
    assert answer(await ann.slash(w.channel, "stats server", season="1")) != answer(
        await ann.slash(w.channel, "stats server")
    )


@rest
async def test_a_member_by_command_and_by_menu(w: World) -> None:
    await a_history(w)
    ann, ben, *_, eve = w.members
    told = answer(await ann.slash(w.channel, "stats member", member=ben))
    assert told.startswith("Ben\n")
    assert answer(await ann.context_menu(w.channel, "Euchre stats", ben)) == told
    assert "No hand of Eve counts" in answer(await ann.slash(w.channel, "stats member", member=eve))
    panel = w.panel(ann, "Ben\n")
    await turn_to(ann, panel, Page.LUCK)
    assert text(panel).startswith("### Ben")
    await ann.select(panel, [str(FAMILIES.index("six"))], custom_id=f"bowermenu:{Verb.STATS_RULES}:{ben.id}:0:3")
    assert say("en", "stats-none-here", name="Ben") in text(panel)


@rest
async def test_partners_and_two_members_compared(w: World) -> None:
    made = await a_history(w)
    ann, ben, cleo = w.members[:3]
    told = answer(await ann.slash(w.channel, "stats partners"))
    pairs = [row for row in made.partnerships if not row["season"] and not row["family"] and row["guild_id"]]
    (mine,) = [row for row in pairs if {row["one_id"], row["two_id"]} == {ann.id, ben.id}]
    assert f"Ben: {mine['games_won']}/{mine['games']} (" in told
    assert "a former member" in told
    assert "Best partner" in told
    assert answer(await ben.slash(w.channel, "stats partners", member=ann)) == told
    assert "n’t finished a game with" in answer(await ann.slash(w.channel, "stats partners", member=w.members[4]))
    versus = answer(await ann.slash(w.channel, "stats versus", member=ben))
    assert "### Ann and Ben" in versus
    assert "Against each other" in versus
    assert f"{mine['games']} games, {mine['games_won']} won" in versus
    assert "### Ben and Cleo" in answer(await ann.slash(w.channel, "stats versus", member=ben, other=cleo))
    assert say("en", "stats-versus-same") in answer(await ann.slash(w.channel, "stats versus", member=ann))
    assert "haven’t finished" in answer(await ann.slash(w.channel, "stats versus", member=w.members[4]))


@rest
async def test_pages_of_partners(w: World) -> None:
    ann = w.members[0]
    rows = [
        {"guild_id": w.guild.id, "season": 0, "family": "", "one_id": n, "two_id": ann.id, "games": 30 - n}
        for n in range(1, 14)
    ]
    made = Invented(partnerships=[{**row, "games_won": 3} for row in rows])
    await as_bot(w, made.keep(bower(w).services.database))
    assert "10. " in answer(await ann.slash(w.channel, "stats partners"))
    panel = w.panel(ann)
    await w.click(ann, panel, rf"bower:{Verb.STATS_PARTNERS}:{ann.id}:0:1")
    assert "13. " in text(panel)
    assert "Page 2 of 2" in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.STATS_PARTNERS}:{ann.id}:0:0")
    assert "Page 1 of 2" in text(panel)


@rest
async def test_a_server_with_games_and_without(w: World) -> None:
    ann = w.members[0]
    assert say("en", "stats-server-none") in answer(await ann.slash(w.channel, "stats server"))
    made = await a_history(w)
    told = answer(await ann.slash(w.channel, "stats server"))
    ended = [game for game in made.games if game["winner"] is not None]
    assert f"Games: {len(ended)}\n" in told
    assert say("en", "button-boards") in told
    assert "UTC" in told


@rest
async def test_the_profile_is_private_until_it_is_shared(w: World) -> None:
    await a_history(w)
    ann, ben, *_ = w.members
    await ann.slash(w.channel, "stats member", member=ben)
    assert not [b for b in buttons(w.panel(ann)) if b.label == say("en", "button-share-card")]
    await ann.slash(w.channel, "stats me")
    assert not w.public()
    await w.click(ann, w.panel(ann), pattern(Verb.STATS_SHARE))
    (shared,) = w.public()
    (picture,) = shared.attachments
    assert (picture.description or "").startswith("Ann\n")
    await w.click(ben, shared, pattern(Verb.PROFILE, 0, 0))
    (own,) = w.panel(ben).attachments
    assert (own.description or "").startswith("Ben\n")


@rest
async def test_the_profile_is_a_press_away_from_a_result(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    ann = w.members[0]
    await w.click(ann, await menu_of(w, ann), pattern(Verb.PROFILE, 0, 0))
    assert w.panel(ann).attachments


@rest
async def test_forged_pages_games_and_members_do_no_harm(w: World) -> None:
    await a_history(w)
    ann = w.members[0]
    await ann.slash(w.channel, "stats me")
    panel = w.panel(ann)
    first = text(panel)
    await forge(w, ann, panel, f"bower:{Verb.STATS}:{ann.id}:0:999")
    assert text(panel) == first
    for number in ("x", "99"):
        await forge(w, ann, panel, f"bowermenu:{Verb.STATS_PAGE}:{ann.id}:0:0", number)
        assert text(panel) == first
    await forge(w, ann, panel, f"bower:{Verb.STATS}:{ann.id}:0:{Page.LUCK}")  # a tab of the version before
    assert "**Skill**" in text(panel)
    await turn_to(ann, panel, Page.OVERVIEW)
    await forge(w, ann, panel, f"bowermenu:{Verb.STATS_RULES}:{ann.id}:0:9", "x")
    assert text(panel) == first
    await forge(w, ann, panel, f"bower:{Verb.STATS}:99999999999999999999:0:0")
    assert text(panel) == first
    await forge(w, ann, panel, f"bower:{Verb.STATS}:1234567890123456789:0:0")
    assert "No hand of a former member counts" in text(panel)


@rest
async def test_counters_won_are_in_the_wallet(w: World) -> None:
    await begun(w, rules=Rules(target=1, betting=Betting.PER_POINT, ante=4))
    now = await until(w, is_over)
    shown = now.public.view
    assert shown is not None
    ann, won = w.members[0], shown.pots[0]
    assert won
    result = text(w.public()[-1])
    assert f"Ann & Cleo {'+' if won > 0 else chr(0x2212)}{abs(won)}" in result
    assert "aren’t money" in result
    profile = (await ann.slash(w.channel, "stats me")).response
    menu = f"bowermenu:{Verb.STATS_PAGE}:{ann.id}:0:{Page.OVERVIEW}"
    await ann.select(profile, [str(Page.NUMBERS.value)], custom_id=menu)
    assert f"Counters: {100 + won}" in text(w.panel(ann))


async def test_a_members_name_is_no_markup(w: World) -> None:
    """Names come back in public messages, panels, menus, suggestions and statistics."""
    evil = "**<@1>** `x` @everyone"
    member = w.guild.add_member(w.env.create_user("evil"), nick=evil)
    await w.env.settle()
    await member.slash(w.channel, "table open", computers=3)
    await w.later(PAINTED)
    public = text(w.public()[-1], labels=False, alts=False)
    assert "\\*\\*\\<@\u200b1\\>\\*\\*" in public
    assert "@everyone" not in public
    told = answer(await w.members[0].slash(w.channel, "table list"))
    assert "<@1>" not in told
    assert "<@1>" not in answer(await w.members[0].slash(w.channel, "stats member", member=member))
    assert evil[:20] in (await member.autocomplete(w.channel, "table show", "table", ""))[0]["name"]
