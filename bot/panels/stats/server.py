"""Members with each other, as partners or compared; and a server in figures."""

from collections.abc import Mapping

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import turn_buttons
from bot.panels.core.panel import GOLD, Block, Buttons, Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.core.wording import count, escape, mean, member_names, percent
from bot.panels.help import play_buttons
from bot.panels.rules.option_texts import preset_name
from bot.panels.stats.leaderboard import BoardQuery
from bot.panels.stats.member import StatsQuery, scope
from bot.panels.stats.member_parts import FigureRow, figures_blocks
from bot.stats.read.leaderboards import Board
from bot.stats.read.partners import MIN_TOGETHER, PAGE, Partner, PartnersPage, Versus
from bot.stats.read.server import Community
from bot.stats.read.totals import per
from bot.tables.model import Member
from bot.texts.catalogue import say


def partners_panel(partners: PartnersPage, user: int, name: str, reader: Reader) -> Panel:
    """A page of a member's partners; `name` as displayed."""
    language, named = reader.language, [each for each in (partners.best, partners.worst) if each] + [*partners.rows]
    names = member_names(((user, name), *((each.user, each.name) for each in named)), language)
    title = f"### {say(language, 'stats-partners-title', name=names[user])}"
    if not partners.rows:
        none = say(language, "stats-partners-none", name=names[user])
        return Panel(blocks=(Text(f"{title}\n{none}"), Buttons(play_buttons(language))), accent=GOLD)
    blocks: list[Block] = []
    lines = [title]
    if partners.best and partners.worst:
        for key, partner in (("stats-best", partners.best), ("stats-worst", partners.worst)):
            value = _partner(partner, names, language)
            lines.append(say(language, "stats-line", what=say(language, key), value=value))
        lines.append(f"-# {say(language, 'stats-partners-note', count=MIN_TOGETHER)}")
    first = 1 + partners.page * PAGE
    rows = [f"{first + nth}. {_partner(partner, names, language)}" for nth, partner in enumerate(partners.rows)]
    blocks += [Text("\n".join(lines)), Text("\n".join(rows))]
    if partners.pages > 1:
        turns = turn_buttons(
            lambda to: Press(Verb.STATS_PARTNERS, user, index=to), partners.page, partners.pages, language, counts=True
        )
        blocks.append(Buttons(turns))
    return Panel(blocks=tuple(blocks), accent=GOLD)


def versus_panel(versus: Versus, one: Member, two: Member, reader: Reader) -> Panel:
    """Two members compared."""
    language, against, pair = reader.language, versus.opponents, versus.partners
    named = member_names(((one.user, one.name), (two.user, two.name)), language)
    names = {"one": named[one.user], "two": named[two.user]}
    title = f"### {say(language, 'stats-versus-title', **names)}"
    if not against.games + pair.games:
        return Panel(blocks=(Text(f"{title}\n{say(language, 'stats-versus-none', **names)}"),), accent=GOLD)
    lines = [title]
    if against.games:
        won = {"first": against.one_won, "second": against.two_won}
        points = {"first": against.one_points, "second": against.two_points}
        lines += [
            f"**{say(language, 'stats-versus-against')}**",
            say(language, "stats-versus-games", count=against.games, **names, **won),
            say(language, "stats-versus-points", count=against.hands, **names, **points),
        ]
    if pair.games:
        rate = percent(per(pair.one_won, pair.games), language)
        points = {"first": pair.one_points, "second": pair.two_points}
        lines += [
            f"**{say(language, 'stats-versus-together')}**",
            say(language, "stats-versus-pair", count=pair.games, won=pair.one_won, rate=rate),
            say(language, "stats-versus-pair-points", count=pair.hands, **points),
        ]
    if versus.last_at is not None:
        lines.append(f"-# {say(language, 'stats-versus-last', when=f'<t:{versus.last_at // 1000}:D>')}")
    return Panel(blocks=(Text("\n".join(lines)),), accent=GOLD)


def _partner(partner: Partner, names: Mapping[int, str], language: str) -> str:
    name, rate = names[partner.user], percent(partner.win_rate, language)
    return say(language, "stats-partner", name=name, won=partner.games_won, played=partner.games, rate=rate)


def community_panel(community: Community, query: StatsQuery, reader: Reader) -> Panel:
    """Counts of a server's games, and the ways on; of `query` only season and family are used."""
    language = reader.language
    title = say(language, "server-title")
    head = Text(f"### {title}\n-# {scope(query, language)}")
    if not community.hands:
        return Panel(blocks=(Text(f"{head.markdown}\n{say(language, 'stats-server-none')}"),), accent=GOLD)
    rows = _rows(community, language)
    about = scope(query, language, markdown=False)
    figures = figures_blocks(title, about, ("",), rows, reader)
    notes = [*_notes(community, language), say(language, "stats-server-note", count=community.hands)]
    below = Text("\n".join(f"-# {each}" for each in notes))
    boards = Press(Verb.BOARD, seen=BoardQuery(board=Board.RATING).pack())
    ways = (Press(Verb.PROFILE).button(say(language, "button-profile")), boards.button(say(language, "button-boards")))
    blocks: tuple[Block, ...] = (*((head,) if reader.text_only else ()), figures, below, Buttons(ways))
    return Panel(blocks=blocks, accent=GOLD)


def _rows(community: Community, language: str) -> list[FigureRow]:
    members, calls, hands = community.members, community.calls, community.hands

    def row(key: str, value: str) -> FigureRow:
        return FigureRow(say(language, key), value)

    rows = [
        row("profile-games", count(community.games, language)),
        row("stats-server-hands", mean(community.hands_per_game, language)),
        row("stats-server-given", count(community.given_up, language)),
        row("stats-server-members", count(members.members, language)),
        row("stats-server-games-each", count(members.each("games") or 0, language)),
        row("stats-calls-group", percent(calls.success, language)),
        row("profile-marches", percent(calls.march_rate, language)),
        row("stats-server-alone", percent(per(community.alone.hands, calls.hands), language)),
        row("stats-alone-march", percent(community.alone.march_rate, language)),
    ]
    defended = community.defended_alone
    if defended.hands:
        rows.append(row("stats-alone-defence", percent(per(defended.euchred, defended.hands), language)))
    if community.thrown_in:
        rows.append(row("stats-server-thrown", percent(community.thrown_in / hands, language)))
    return rows


def _notes(community: Community, language: str) -> list[str]:
    """The busiest hour, and the rules most played."""
    facts: list[tuple[str, str]] = []
    if community.busiest is not None:
        day, hour = divmod(community.busiest, 24)
        hours = {"from": f"{hour}", "to": f"{(hour + 1) % 24 or 24}"}
        facts.append(("stats-server-busiest", say(language, "stats-server-hour", day=day, **hours)))
    if community.rules:
        used = [
            say(language, "stats-server-rule", rules=escape(preset_name(preset, language)), count=games)
            for preset, games in community.rules
        ]
        facts.append(("stats-server-rules", ", ".join(used)))
    return [say(language, "stats-plain", what=say(language, key), value=value) for key, value in facts]
