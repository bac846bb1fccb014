"""Members with each other: a member's partners, and two members compared."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.numbers import percent
from bot.panels.core.pages import turn_buttons
from bot.panels.core.panel import GOLD, Block, Buttons, Panel, Text
from bot.panels.core.reader import Reader
from bot.stats.read.partners import MIN_TOGETHER, PAGE, Partner, Partners, Versus
from bot.stats.read.totals import per
from bot.texts.catalogue import say


def partners_panel(partners: Partners, user: int, name: str, reader: Reader) -> Panel:
    """A page of a member's partners; `name` as displayed."""
    language, shown = reader.language, escape(name)
    title = f"### {say(language, 'stats-partners-title', name=shown)}"
    if not partners.rows:
        none = say(language, "stats-partners-none", name=shown)
        return Panel(blocks=(Text(f"{title}\n{none}"),), accent=GOLD)
    blocks: list[Block] = []
    lines = [title]
    if partners.best and partners.worst:
        for key, partner in (("stats-best", partners.best), ("stats-worst", partners.worst)):
            value = _partner(partner, language)
            lines.append(say(language, "stats-line", what=say(language, key), value=value))
        lines.append(f"-# {say(language, 'stats-partners-note', count=MIN_TOGETHER)}")
    first = 1 + partners.page * PAGE
    rows = [f"{first + nth}. {_partner(partner, language)}" for nth, partner in enumerate(partners.rows)]
    blocks += [Text("\n".join(lines)), Text("\n".join(rows))]
    if partners.pages > 1:
        turns = turn_buttons(
            lambda to: Press(Verb.STATS_PARTNERS, user, index=to), partners.page, partners.pages, language, counts=True
        )
        blocks.append(Buttons(turns))
    return Panel(blocks=tuple(blocks), accent=GOLD)


def versus_panel(versus: Versus, one: str, two: str, reader: Reader) -> Panel:
    """Two members compared; names as displayed."""
    language, against, pair = reader.language, versus.opponents, versus.partners
    names = {"one": escape(one), "two": escape(two)}
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


def _partner(partner: Partner, language: str) -> str:
    name = escape(partner.name) if partner.name else say(language, "former-member")
    rate = percent(partner.win_rate, language)
    return say(language, "stats-partner", name=name, won=partner.games_won, played=partner.games, rate=rate)
