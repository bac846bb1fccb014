"""Ids in sentences are texts: a number is grouped as the language groups it, and `<@&1,433>` calls nobody."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from unittest.mock import MagicMock

import pytest

from bot.contests.errors import ContestCode
from bot.contests.members import Standing, check_conditions
from bot.members.privacy import PrivacyCode
from bot.panels.core.reader import Reader
from bot.panels.refusals import sentence
from bot.panels.replay import verify_panel
from bot.stats.repairs import RepairCode
from bot.stats.seasons import SeasonCode
from bot.tables.errors import Code
from bot.texts.catalogue import LANGUAGES, say, say_in_file
from engine import Refusal, Refused
from engine.contest.config import ContestRefusal
from tests.bot.contests.world import CROWD
from tests.bot.panel_checks import everything
from tests.bot.test_texts import TEXTS, modules
from tests.suite import rest

ROLE = 1_433_244_012_345_678_901
CODES = {
    f"{kind.__name__}.{code.name}": code.value
    for kind in (Code, ContestCode, PrivacyCode, RepairCode, SeasonCode, ContestRefusal, Refusal)
    for code in kind
}
"""Every code as the source names it, with its key."""
NAMED = re.compile(r"\b(?:[Tt]able|[Gg]ame) \{ \$(\w+) \}|<(?:@[!&]?|#|t:)\{ *\$(\w+)")
"""A value that names something: the number of a table or a game, or an id within one of Discord's marks."""


@cache
def naming() -> Mapping[str, frozenset[str]]:
    """The values of each English message that name something."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((TEXTS / "en").glob("*.ftl")):
        key = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            begins = re.match(r"([a-zA-Z][a-zA-Z0-9_-]*) *=", line)
            key = begins[1] if begins else key
            names = {name for pair in NAMED.findall(line) for name in pair if name}
            found[key] = found.get(key, frozenset()) | names
    return {key: names for key, names in found.items() if names}


def keys_of(call: ast.Call) -> Iterator[str]:
    """The keys that a call may mean: its literals and its codes, each without an attribute."""
    for argument in call.args[:2]:
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value.partition(".")[0]
            elif isinstance(node, ast.Attribute):
                yield CODES.get(ast.unparse(node), "")


def is_text(value: ast.expr, tree: ast.Module) -> bool:
    """Whether an argument is surely a text: made one on the spot, or a name that is only ever given one."""
    if isinstance(value, ast.JoinedStr):
        return True
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) == "str"
    if not isinstance(value, ast.Name):
        return False
    given: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value] * len(names)
                given += (one for name, one in zip(names, values, strict=True) if ast.unparse(name) == value.id)
    return bool(given) and any(isinstance(one, ast.Call) and is_text(one, tree) for one in given)


@rest
def test_every_caller_names_tables_games_and_members_by_texts() -> None:
    checked, wrong = 0, list[str]()
    wanted = {name for names in naming().values() for name in names}
    for path, tree in modules():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if wanted.isdisjoint(given.arg for given in call.keywords):
                continue
            for key in keys_of(call):
                for given in call.keywords:
                    if given.arg in naming().get(key, ()):
                        checked += 1
                        if not is_text(given.value, tree):
                            wrong.append(f"{path.name}:{call.lineno} {key}: {given.arg}={ast.unparse(given.value)}")
    assert wrong == []
    assert checked > 30


def test_a_role_in_a_refusal_is_named_by_a_text_in_every_language() -> None:
    assert naming()["contest-needs-role"] == {"role"}
    for language in LANGUAGES:
        for path in sorted((TEXTS / language).glob("*.ftl")):
            marks = re.findall(r"<(?:@[!&]?|#|t:)\{ *\$(\w+)", path.read_text(encoding="utf-8"))
            assert set(marks) <= {"role", "channel"}, path


@pytest.mark.parametrize("speak", [say, say_in_file])
@pytest.mark.parametrize("number", [10**15, -(10**15), ROLE, 1e15, float("inf")])
def test_a_number_as_large_as_an_id_is_refused(speak: object, number: float) -> None:
    assert callable(speak)
    with pytest.raises(ValueError, match="an id must be a text: role"):
        speak("en", "contest-needs-role", role=number)


def test_counts_are_grouped_as_before() -> None:
    assert say("en", "line-games", games=12_345).count("12,345") == 1
    assert say("en", "line-games", games=10**15 - 1).count("999,999,999,999,999") == 1


@pytest.mark.parametrize(
    ("language", "refused"),
    [
        ("en", "Only members with the role <@&1433244012345678901> can sign up for this contest."),
        ("it", "A questo torneo si può iscrivere solo chi ha il ruolo <@&1433244012345678901>."),
        ("fr", "Il faut le rôle <@&1433244012345678901> pour s’inscrire à ce tournoi."),
    ],
)
def test_the_role_that_a_contest_asks_for_is_a_mention(language: str, refused: str) -> None:
    stored = MagicMock()
    stored.plan.role, stored.entry_of.return_value, stored.contest.seeds = ROLE, None, ()
    stored.is_marked.return_value, stored.player_of.return_value = False, None
    with pytest.raises(Refused) as refusal:
        check_conditions(stored, CROWD[0], Standing(has_role=False))
    assert sentence(refusal.value, language).startswith(f"{refused} "), "the way on follows"


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "The deals of game 12345"),
        ("it", "Le smazzate della partita 12345"),
        ("fr", "Les donnes de la partie 12345"),
    ],
)
def test_the_number_of_a_game_is_not_grouped(language: str, title: str) -> None:
    assert title in everything(verify_panel(12345, (), bytes(32), Reader(language=language)))
