"""A server in figures."""

from collections.abc import Mapping
from typing import Any

from bot.panels.core.names import escape
from bot.panels.core.numbers import count, mean, percent
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.summary import preset_name
from bot.panels.stats.member import ACCENT, StatsQuery, scope
from bot.panels.stats.member_parts import (
    Share,
    Shares,
    relations_blocks,
    round_shares,
    seat_name,
    shares_blocks,
    suit_name,
    suits_in_order,
)
from bot.stats.read.server import Calls, Community
from bot.stats.read.totals import per
from bot.texts.catalogue import say


def community_panel(community: Community, query: StatsQuery, reader: Reader) -> Panel:
    """Counts of a server's games, and the results of calls there; of `query` only season and family are used."""
    language = reader.language
    head = f"### {say(language, 'stats-server-title')}\n-# {scope(query, language)}"
    if not community.hands:
        return Panel(blocks=(Text(f"{head}\n{say(language, 'stats-server-none')}"),), accent=ACCENT)
    lines = [
        say(language, "stats-line", what=say(language, key), value=value) for key, value in _facts(community, language)
    ]
    note = Text(f"-# {say(language, 'stats-server-note', count=community.hands)}")
    groups = (
        Shares(say(language, "stats-server-group-rounds"), tuple(_rounds(community, language))),
        Shares(say(language, "stats-server-group-seats"), _shares(community.seats, seat_name, language)),
        Shares(
            say(language, "stats-server-group-suits"),
            _shares(dict(suits_in_order(community.suits)), suit_name, language),
        ),
    )
    shown = shares_blocks(say(language, "stats-server-calls"), groups, reader)
    return Panel(
        blocks=(Text("\n".join((head, *lines))), *shown, *relations_blocks(community.relations, language), note),
        accent=ACCENT,
    )


def _facts(community: Community, language: str) -> list[tuple[str, str]]:
    members, calls, hands = community.members, community.calls, community.hands
    facts = [
        (
            "stats-games",
            say(
                language,
                "stats-server-games",
                games=count(community.games, language),
                hands=mean(community.hands_per_game, language),
                given=count(community.given_up, language),
            ),
        ),
        (
            "stats-server-members",
            say(
                language,
                "stats-server-members-value",
                count=count(members.members, language),
                games=count(members.each("games") or 0, language),
            ),
        ),
        (
            "stats-server-calls",
            say(
                language,
                "stats-server-calls-value",
                success=percent(calls.success, language),
                marches=percent(calls.march_rate, language),
            ),
        ),
        (
            "stats-server-alone",
            say(
                language,
                "stats-server-alone-value",
                share=percent(per(community.alone.hands, calls.hands), language),
                marches=percent(community.alone.march_rate, language),
            ),
        ),
    ]
    if community.defended_alone.hands:
        euchred = community.defended_alone
        value = say(language, "stats-defences-value", made=euchred.euchred, tried=euchred.hands)
        facts.append(("stats-defences", value))
    if community.thrown_in:
        share = percent(community.thrown_in / hands, language)
        facts.append(("stats-server-thrown", say(language, "stats-server-thrown-value", share=share)))
    if community.busiest is not None:
        day, hour = divmod(community.busiest, 24)
        until = (hour + 1) % 24 or 24
        hours = {"from": f"{hour}", "to": f"{until}"}
        facts.append(("stats-server-busiest", say(language, "stats-server-hour", day=day, **hours)))
    if community.rules:
        used = [
            say(language, "stats-server-rule", rules=escape(preset_name(preset, language)), count=games)
            for preset, games in community.rules
        ]
        facts.append(("stats-server-rules", ", ".join(used)))
    return facts


def _rounds(community: Community, language: str) -> list[Share]:
    rounds = {key: (calls.success, calls.hands) for key, calls in community.rounds.items()}
    relations = {key: (calls.success, calls.hands) for key, calls in community.relations.items()}
    return round_shares(rounds, relations, language)


def _shares(parts: Mapping[Any, Calls], name: Any, language: str) -> tuple[Share, ...]:
    return tuple(
        Share(name(key, language), calls.success, say(language, "stats-of-calls", count=calls.hands))
        for key, calls in parts.items()
    )
