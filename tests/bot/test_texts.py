"""The catalogue: the same keys and values in every language, all of them used, none of them missing."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from unittest.mock import MagicMock

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Pattern, Term, VariableReference
from fluent.syntax.visitor import Visitor

import bot
import cogs
import engine
from bot.contests.errors import ContestCode
from bot.contests.members import OwnStanding, check_conditions
from bot.members.deletion import PERSONS
from bot.members.preferences import Preferences, Sort
from bot.members.privacy import PrivacyCode
from bot.panels.account import SWITCHES
from bot.panels.core.reader import Reader
from bot.panels.help import TOPICS
from bot.panels.refusals import sentence
from bot.panels.replay import verify_panel
from bot.stats.read.leaderboards import Board, WhyAbsent
from bot.stats.repairs import RepairCode
from bot.stats.seasons import SeasonCode
from bot.tables.errors import Code
from bot.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, keys, language_of, say
from bot.wall_clock import TimeCode
from engine import PRESETS, Outcome, Phase, Refusal, Refused, Word
from engine.cards import RANK_LETTERS, SUIT_LETTERS
from engine.contest.config import ContestRefusal
from engine.phases.kinds import Asks
from engine.rules.presets import Family
from tests.bot.contests.world import CROWD
from tests.bot.panel_checks import everything
from tests.cases import for_all
from tests.suite import rest

TEXTS = Path(bot.__file__).parent / "texts"
FILES = sorted(path.name for path in (TEXTS / DEFAULT_LANGUAGE).glob("*.ftl"))
OTHERS = sorted(set(LANGUAGES) - {DEFAULT_LANGUAGE})
OWN_QUESTIONS = {
    Phase.FIRST_ROUND,
    Phase.SECOND_ROUND,
    Phase.DISCARDING,
    Phase.DEFENDER_ALONE,
    Phase.ANYONE_ALONE,
    Phase.PLAYING,
    *(phase for phase in Phase if phase.asks is Asks.NOTHING),
}
"""Phases whose question the hand panel puts in words of its own, not under `ask-` and the phase's name."""
SPOKEN = {"say", "said", "text", "tell"}
"""Functions whose first literal is a key."""
DESCRIPTION_LONGEST = 100
MENU_LONGEST = 32
BUTTON_READABLE = 34


class _Names(Visitor):
    """The values and the other messages that a pattern names."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def names_in(node: BaseNode) -> _Names:
    found = _Names()
    found.visit(node)
    return found


@cache
def resource(language: str, name: str) -> tuple[BaseNode, ...]:
    return tuple(FluentParser().parse((TEXTS / language / name).read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for name in FILES:
        for entry in resource(language, name):
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice in {language}"
                found[entry.id.name] = entry
    return found


def patterns(message: Message) -> dict[str, Pattern | None]:
    """The value and the attributes of a message."""
    return {"": message.value, **{attribute.id.name: attribute.value for attribute in message.attributes}}


@rest
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_file_is_there_and_parses(language: str) -> None:
    assert sorted(path.name for path in (TEXTS / language).glob("*.ftl")) == FILES
    for name in FILES:
        junk = [entry.content for entry in resource(language, name) if isinstance(entry, Junk)]
        assert not junk, f"{language}/{name}: {junk}"
        assert not [entry for entry in resource(language, name) if isinstance(entry, Term)], "terms are messages here"


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_catalogue_finds_every_entry_the_parser_finds(language: str) -> None:
    assert keys(language) == set(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_each_file_has_the_same_keys_in_the_same_file(language: str) -> None:
    for name in FILES:
        english, other = (
            {entry.id.name for entry in resource(each, name) if isinstance(entry, Message)}
            for each in (DEFAULT_LANGUAGE, language)
        )
        assert other == english, name


@pytest.mark.parametrize("language", OTHERS)
def test_each_key_takes_the_same_values(language: str) -> None:
    for key, message in messages(DEFAULT_LANGUAGE).items():
        english, other = patterns(message), patterns(messages(language)[key])
        assert set(english) == set(other), key
        for part, pattern in english.items():
            theirs = other[part]
            assert (pattern is None) == (theirs is None), key
            if pattern is not None and theirs is not None:
                assert names_in(theirs).values == names_in(pattern).values, f"{key} {part}"


@pytest.mark.parametrize("language", OTHERS)
def test_each_key_says_the_same_numbers(language: str) -> None:
    """A plural that has lost its number still names it: it chooses the form by it."""
    for key, message in messages(DEFAULT_LANGUAGE).items():
        for part, pattern in patterns(message).items():
            names = set() if pattern is None else names_in(message).values
            for name in names:
                values: dict[str, int | str] = dict.fromkeys(names, 2) | {name: 777}
                english, other = (say(each, f"{key}.{part}" if part else key, **values) for each in ("en", language))
                assert ("777" in english) == ("777" in other), f"{key} {part}: {name}"


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_message_can_be_said(language: str) -> None:
    for key, message in messages(language).items():
        for part, pattern in patterns(message).items():
            if pattern is None:
                continue
            names = names_in(message).values
            for number in (0, 1, 2, 5):
                values: dict[str, int | str] = dict.fromkeys(names, number)
                said = say(language, f"{key}.{part}" if part else key, **values)
                assert "{" not in said, key


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_missing_value_and_a_missing_key_are_faults(language: str) -> None:
    with pytest.raises(KeyError):
        say(language, "hand-until")
    with pytest.raises(KeyError):
        say(language, "there-is-no-such-key")
    with pytest.raises(KeyError):
        say(language, "suit-c.nothing")


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    paths = [path for package in (bot, cogs, engine) for path in sorted(Path(package.__path__[0]).rglob("*.py"))]
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def literals() -> Iterator[str | re.Pattern[str]]:
    """Every text in the code that may be a key: a literal is itself, the holes of an f-string are anything."""
    for _, tree in modules():
        inside: set[int] = set()
        for node in ast.walk(tree):  # an f-string comes before its parts
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield node.value.partition(".")[0]
            elif isinstance(node, ast.JoinedStr):
                inside |= {id(part) for part in node.values}
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                start = parts[0] if parts and isinstance(parts[0], str) else ""
                if re.match(r"[a-z]+-", start):
                    yield re.compile("".join("[A-Za-z0-9_-]*" if p is None else re.escape(str(p)) for p in parts))


@rest
def test_every_key_is_used() -> None:
    known = list(messages(DEFAULT_LANGUAGE))
    referred = {name for message in messages(DEFAULT_LANGUAGE).values() for name in names_in(message).messages}
    used: set[str] = set(referred)
    for text in literals():
        used |= {text} if isinstance(text, str) else {key for key in known if text.fullmatch(key)}
    by_parts = {f"confirm-{what}-yes" for what in ("close", "leave")}
    by_phase = {f"{key}-{phase.key}" for key in ("bid-pass", "review-pass") for phase in Phase}
    assert set(known) - used - by_parts - by_phase == set()


@rest
def test_every_key_in_the_code_is_there() -> None:
    known = keys(DEFAULT_LANGUAGE)
    missing: list[str] = []
    for path, tree in modules():
        if "engine" in path.parts or "store" in path.parts:
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SPOKEN:
                continue
            for argument in node.args[:2]:
                branches = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                for each in branches:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        key = each.value.partition(".")[0]
                        if key not in known and re.fullmatch(r"[a-z]+(-[a-zA-Z0-9_]+)+", key):
                            missing.append(f"{path.name}: {key}")
    assert missing == []


def test_every_code_word_and_choice_has_its_key() -> None:
    codes = set(_bad_rules())
    wanted = {
        *Code,
        *Refusal,
        *ContestCode,
        *ContestRefusal,
        *RepairCode,
        *PrivacyCode,
        *TimeCode,
        *(f"privacy-kept-{table.name}" for table in PERSONS),
        *codes,
        *(f"story-{word}" for word in Word),
        *(f"banner-{outcome}".replace("_", "-") for outcome in Outcome),
        *(f"preset-{preset}" for preset in PRESETS),
        *(f"column-{column}" for board in Board for column in (board, *board.beside)),
        *(f"board-minimum-{board.counted}" for board in Board if board.minimum),
        *(f"absent-few-{board.counted}" for board in Board if board.minimum),
        *(why for why in WhyAbsent if why is not WhyAbsent.TOO_FEW),
        *(f"family-{family}" for family in ("all", *Family)),
        *SeasonCode,
        *(f"topic-{topic}" for topic in TOPICS),
        *(f"help-{topic}" for topic in TOPICS if topic != "euchre"),
        *(f"preferences-{name}" for name in SWITCHES),
        *(f"preferences-sort-{sort}" for sort in Sort),
        *(f"rank-{rank}" for rank in RANK_LETTERS),
        *(f"suit-{suit}" for suit in (*SUIT_LETTERS, "nt")),
        *(f"seat-{seat}" for seat in range(4)),
    }
    for language in LANGUAGES:
        assert wanted - keys(language) == set()
    assert all(hasattr(Preferences(), name) for name in SWITCHES)


def _bad_rules() -> Iterator[str]:
    for path in sorted(Path(next(iter(engine.__path__))).rglob("*.py")):
        yield from re.findall(r'"(bad-rules-[a-z-]+)"', path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_descriptions_and_choices_are_within_discords_limits(language: str) -> None:
    for key in messages(language):
        if key.startswith(("cmd-", "opt-", "clock-")) and "count" not in names_in(messages(language)[key]).values:
            assert 1 <= len(say(language, key)) <= DESCRIPTION_LONGEST, key
        if key.startswith("menu-"):
            assert 1 <= len(say(language, key)) <= MENU_LONGEST, key
        if key.startswith(("button-", "bid-")) and not names_in(messages(language)[key]).values:
            assert 1 <= len(say(language, key)) <= BUTTON_READABLE, key
    for preset in PRESETS:
        assert len(say(language, f"preset-{preset}.about")) <= DESCRIPTION_LONGEST


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """A sentence of several words that reads the same in two languages was forgotten."""
    for key, message in messages(language).items():
        if names_in(message).values or message.value is None:
            continue
        theirs, english = say(language, key), say(DEFAULT_LANGUAGE, key)
        assert theirs != english or len(english.split()) < 3, key


def test_no_text_calls_everyone() -> None:
    for language in LANGUAGES:
        for key in messages(language):
            if key.startswith("opt-"):
                continue  # a description is no message: Discord calls nobody from there
            pattern = messages(language)[key].value
            text = "" if pattern is None else "".join(str(getattr(part, "value", "")) for part in pattern.elements)
            assert "@everyone" not in text, key


def test_languages_are_found_by_discords_locales() -> None:
    found = [language_of(locale) for locale in ("en-US", "en-GB", "it", "fr", "de", "", None)]
    assert found == ["en", "en", "it", "fr", "en", "en", "en"]


@for_all(phase=[each for each in Phase if each is not Phase.OVER], language=LANGUAGES)
def test_each_phase_has_its_texts(language: str, phase: Phase) -> None:
    """Panels make these keys from the name of a phase."""
    wanted = {f"turn-{phase.key}"}
    if phase.asks is not Asks.NOTHING:
        wanted.add(f"hand-{phase.key}")
    if phase.asks_for_card or phase.asks is Asks.CHOICE:
        wanted.add(f"ping-{phase.key}")
    if phase not in OWN_QUESTIONS:
        wanted.add(f"ask-{phase.key}")
    assert wanted <= keys(language)


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
    wrong = list[str]()
    wanted = {name for names in naming().values() for name in names}
    for path, tree in modules():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if wanted.isdisjoint(given.arg for given in call.keywords):
                continue
            for key in keys_of(call):
                for given in call.keywords:
                    if given.arg in naming().get(key, ()) and not is_text(given.value, tree):
                        wrong.append(f"{path.name}:{call.lineno} {key}: {given.arg}={ast.unparse(given.value)}")
    assert wrong == []


def test_a_role_in_a_refusal_is_named_by_a_text_in_every_language() -> None:
    assert naming()["contest-needs-role"] == {"role"}
    for language in LANGUAGES:
        for path in sorted((TEXTS / language).glob("*.ftl")):
            marks = re.findall(r"<(?:@[!&]?|#|t:)\{ *\$(\w+)", path.read_text(encoding="utf-8"))
            assert set(marks) <= {"role", "channel"}, path


@for_all(number=[10**15, -(10**15), ROLE, 1e15, float("inf")])
def test_a_number_as_large_as_an_id_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="an id must be a text: role"):
        say("en", "contest-needs-role", role=number)


def test_counts_are_grouped_as_before() -> None:
    assert say("en", "line-games", games=12_345).count("12,345") == 1
    assert say("en", "line-games", games=10**15 - 1).count("999,999,999,999,999") == 1


@for_all(language=LANGUAGES)
def test_the_role_that_a_contest_asks_for_is_a_mention(language: str) -> None:
    stored = MagicMock()
    stored.plan.role, stored.entry_of.return_value, stored.contest.seeds = ROLE, None, ()
    stored.is_marked.return_value, stored.player_of.return_value = False, None
    with pytest.raises(Refused) as refusal:
        check_conditions(stored, CROWD[0], OwnStanding(has_role=False))
    assert " <@&1433244012345678901>" in sentence(refusal.value, language)


@for_all(language=LANGUAGES)
def test_the_number_of_a_game_is_not_grouped(language: str) -> None:
    assert " 12345" in everything(verify_panel(12345, (), bytes(32), Reader(language=language)))
