"""The public message of a table, in the table's language, with reactions to its hands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, final

from bot.members.shown import REACTIONS, Reaction
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Voice
from bot.panels.core.wording import ALT_LONGEST, escape, fit_alt
from bot.panels.help import play_buttons
from bot.panels.rules.option_texts import rules_name
from bot.panels.table.bidding import bidding_lines, contract_line, upcard_line
from bot.panels.table.lobby import consent_line, lobby_panel, outcome_line
from bot.panels.table.picture import table_picture
from bot.panels.table.scores import (
    accent_of,
    figures,
    final_line,
    finish,
    goal,
    maker_colour,
    result_title,
    short_goal,
    winner_line,
)
from bot.panels.table.status_lines import (
    absence_lines,
    closing_lines,
    counters_won,
    early_end,
    games_won,
    news,
    pause_line,
    step_button,
    turn_line,
    variant_lines,
    ways_back,
)
from bot.pictures.result import ResultPicture, ResultSide
from bot.stats.read.game import UNCHANGED, Amendments, AtStake, RatingOutcome
from bot.tables.lobby.rated import without_consent
from bot.tables.lobby.seats import computers_at, plays_alone
from bot.tables.model import Member, Status, Table, TableView
from engine import Seat, Side, View


def hand_to_react_to(view: View | None) -> int | None:
    """The number of the hand that has just ended; `None` while cards are out, and where nobody named trump."""
    if view is None or view.last is None or view.last.contract is None or view.phase.has_hand:
        return None
    return view.last.number


def reaction_lines(reactions: Mapping[Seat, Reaction], voice: Voice) -> list[str]:
    """What members have said about the hand, as a line."""
    said = [
        voice.say("reaction-said", name=voice.name(seat), said=voice.say(f"reaction-{reaction}"))
        for seat, reaction in reactions.items()
    ]
    return [" · ".join(said)] if said else []


def reaction_blocks(
    view: View, voice: Voice, seat: Seat, reactions: Mapping[Seat, Reaction]
) -> tuple[p.Buttons | p.Text, ...]:
    """Between hands a button for each reaction, grey once the seat has given one, and below them what was said.

    None in a game of one member.
    """
    hand = hand_to_react_to(view)
    if hand is None or plays_alone(voice.table):
        return ()
    buttons = tuple(
        Press(Verb.REACT, voice.table.id, seen=hand, index=index).button(
            voice.say(f"reaction-{reaction}"), disabled=seat in reactions
        )
        for index, reaction in enumerate(REACTIONS)
    )
    return (p.Buttons(buttons), *(p.Text(f"-# {line}") for line in reaction_lines(reactions, voice)))


_SHOWN_DIGITS: Final = 8
"""Of a commitment's 64; so many take no line of their own."""
_FELT = 0x1D6450
_FAR_BEHIND: Final = 3
"""Points from which on a side has come back."""
_STORY_HANDS: Final = 4
"""A shorter game has no story."""


@final
@dataclass(frozen=True, slots=True)
class Heading:
    """The match of a contest as a title, and the rules by the name that the contest gives them; ready for Markdown."""

    title: str
    rules: str


def table_panel(
    shown: TableView,
    course: Sequence[tuple[int, ...]] = (),
    *,
    at_stake: AtStake | None = None,
    outcomes: Sequence[RatingOutcome] = (),
    rematched: bool = False,
    reactions: Mapping[Seat, Reaction] = MappingProxyType({}),
    heading: Heading | None = None,
    amended: Amendments = UNCHANGED,
) -> p.Panel:
    """The public message at any status. `shown` is the public view (`stored.public`).

    `course` is what each side gained in each hand, oldest first; only a finished game uses it, and without it the
    picture of the result shows only the first and the last score. `at_stake` is for the lobby's lines about ratings,
    `outcomes` for those of the result. `rematched`: a finished game has its rematch.
    `reactions` are those to the hand that has just ended, `heading` is a contest's. A game that was voided has no
    result.
    """
    voice = Voice(shown.table, shown.table.language)
    if amended.voided_by is not None:
        return _voided_panel(shown.table, voice, amended.voided_by, heading)
    match shown.table.status:
        case Status.LOBBY:
            return lobby_panel(shown, voice, at_stake)
        case Status.CLOSED:
            return _closed_panel(shown, voice, heading)
        case Status.OVER if shown.view is not None:
            lines = [
                outcome_line(shown, outcomes, voice),
                consent_line(shown.table, voice),
                voice.say("result-rematch") if rematched else "",
            ]
            below = "\n".join(line for line in (*lines, *reaction_lines(reactions, voice)) if line)
            result = _result(shown, shown.view, voice, course, heading=heading, amended=amended)
            return _over(shown, shown.view, voice, result, below, may_rematch=not rematched)
        case _ if shown.view is not None:
            return _playing(shown, shown.view, voice, reaction_lines(reactions, voice), heading)
        case _:
            return _closed_panel(shown, voice, heading)


def retired_panel(shown: TableView) -> p.Panel:
    """An older message of the table that could not be deleted after a new one was sent."""
    voice = Voice(shown.table, shown.table.language)
    return p.Panel(blocks=(p.Text(f"{_title(shown.table, voice)}\n-# {voice.say('retired-play')}"),), accent=p.QUIET)


def picture_voice(shown: TableView) -> Voice:
    """The table's translator for pictures and labels."""
    return Voice(shown.table, shown.table.language, aloud=True)


def _playing(shown: TableView, view: View, voice: Voice, said: list[str], heading: Heading | None) -> p.Panel:
    """The picture has the score, trump and the cards; the lines above it say what is going on.

    Everything below the picture stays in its place for the whole game.
    """
    above = [] if heading is None else [f"-# {heading.title}"]
    below = [f"-# {_name(shown.table, voice, heading)} · {goal(voice, view.rules)}{_rated(shown.table, voice)}"]
    if consent := consent_line(shown.table, voice):
        below.append(f"-# {consent}")
    if shown.table.contest is None and not shown.table.rated and computers_at(shown.table):
        below.append(f"-# {voice.say('table-seats-to-take')}")
    if shown.table.for_ratings_only:
        above.append(voice.say("contest-table-for-ratings"))
    absences = [*absence_lines(shown.table, voice), *variant_lines(voice, view)]
    blocks: tuple[p.Block, ...] = (
        p.Text("\n".join([*above, *_moment(shown, view, voice), *absences])),
        p.Picture(table_picture(shown, picture_voice(shown))),
        p.Buttons(_buttons(shown, view, voice)),
        *ways_back(shown.table, voice),
        p.Text("\n".join([*said, *below, *_promise(shown, voice)])),
    )
    return p.Panel(blocks=blocks, accent=accent_of(maker_colour(view) if view.contract else None, _FELT))


def _moment(shown: TableView, view: View, voice: Voice) -> tuple[str, str]:
    """Two lines: whose turn it is, and what happened last; after a hand what it came to, first."""
    turn, told = pause_line(shown, voice) or turn_line(voice, shown), news(voice, shown)
    if view.phase.between_hands and told:
        return f"**{told[-1]}**", f"-# {' '.join([*told[:-1], turn])}"
    if not told and view.contract is not None:
        told = [contract_line(voice, view.contract, None, view.partner)]
    now = " ".join(told) or " · ".join(bidding_lines(voice, view)) or _facts(view, voice)
    upcard = upcard_line(voice, view, now)
    return turn, f"-# {' · '.join([now.removesuffix('.') if upcard else now, *upcard])}"


def _buttons(shown: TableView, view: View, voice: Voice) -> tuple[p.Button, ...]:
    table = shown.table
    step = step_button(view, table, voice)
    last_trick = Press(Verb.LAST_TRICK, table.id)
    return (
        Press(Verb.HAND, table.id).button(voice.say("button-hand"), p.Style.PRIMARY),
        last_trick.button(voice.say("button-last-trick"), disabled=not view.tricks),
        Press(Verb.RULES, table.id).button(voice.say("button-rules")),
        Press(Verb.MORE, table.id).button(voice.say("button-more")),
        *(() if step is None else (step,)),
    )


def _over(
    shown: TableView,
    view: View,
    voice: Voice,
    result: tuple[p.Block, ...],
    below: str,
    *,
    may_rematch: bool,
) -> p.Panel:
    table = shown.table
    rematch = Press(Verb.REMATCH, table.id)
    again = rematch.button(voice.say("button-rematch"), p.Style.SUCCESS, disabled=not may_rematch)
    buttons = (
        *(() if table.contest is not None else (again,)),
        Press(Verb.REVIEW, table.id).button(voice.say("button-review")),
        *(() if table.contest is not None else (Press(Verb.ASK, table.id).button(voice.say("button-ask")),)),
        Press(Verb.MORE, table.id).button(voice.say("button-more")),
    )
    small = "\n".join([*([below] if below else []), *_promise(shown, voice)])
    blocks = (
        *result,
        p.Buttons(buttons),
        *([p.Text(small)] if small else []),
    )
    return p.Panel(blocks=blocks, accent=accent_of(view.winner, _FELT))


def result_blocks(
    shown: TableView, course: Sequence[tuple[int, ...]], amended: Amendments, voice: Voice, *, text_only: bool
) -> tuple[p.Block, ...]:
    """The result of a finished game, without buttons; `course` as for `table_panel`."""
    if amended.voided_by is not None:
        return _voided_panel(shown.table, voice, amended.voided_by).blocks[:1]
    if shown.table.status is Status.OVER and shown.view is not None:
        return _result(shown, shown.view, voice, course, text_only=text_only, amended=amended)
    return _closed_panel(shown, voice).blocks[:1]


def _result(
    shown: TableView,
    view: View,
    voice: Voice,
    course: Sequence[tuple[int, ...]],
    *,
    text_only: bool = False,
    heading: Heading | None = None,
    amended: Amendments = UNCHANGED,
) -> tuple[p.Block, ...]:
    table = shown.table
    final_scores = [final_line(voice, view)] if table.rules.rubber or len(view.scores) > 2 else []
    told = voice.say("result-facts", winner=winner_line(voice, view), hands=view.number)
    facts = [told, *[voice.say("result-corrected", hand=hand) for hand, _ in amended.corrections]]
    if amended.ruled is not None:
        one, two = amended.ruled
        match = voice.say("contest-scored", one=voice.side(0), two=voice.side(1), first=str(one), second=str(two))
        facts.append(voice.say("result-ruled", match=match))
    elif not amended.corrections:
        facts += _story(view, voice, course)
    lines = [*facts, *early_end(shown, voice), *final_scores, *games_won(voice, view), *counters_won(voice, view)]
    drawing = _result_picture(shown, view, course, voice.language)
    picture = p.Text(escape(drawing.alt, ALT_LONGEST)) if text_only else p.Picture(drawing)
    title = _title(table, voice, heading)
    if heading is None and table.in_contest is None:
        title = voice.say("result-of-game", title=title, number=str(table.id))
    return (p.Text(title), picture, p.Text("\n".join(lines)))


def _story(view: View, voice: Voice, gains: Sequence[tuple[int, ...]]) -> list[str]:
    """What the scores tell of a game of two sides among members: a comeback, a last hand that decided, a lead kept."""
    table, won = voice.table, view.winner
    simple = len(view.scores) == 2 and not (view.rules.rubber or view.rules.counts_down)
    if won is None or not simple or plays_alone(table) or len(gains) < _STORY_HANDS:
        return []
    winners, losers = (_course(view, side, gains) for side in (won, 1 - won))
    behind, ours, theirs = max((b - a, a, b) for a, b in zip(winners, losers, strict=True))
    if behind >= max(_FAR_BEHIND, winners[-1] * 0.4):
        return [voice.say("result-comeback", side=voice.side(won), low=ours, high=theirs)]
    if abs(winners[-2] - losers[-2]) <= 1:
        return [voice.say("result-close", ours=winners[-2], theirs=losers[-2])]
    leads = all(a > b for a, b in zip(winners[1:], losers[1:], strict=True))
    return [voice.say("result-led", side=voice.side(won))] if leads else []


def _result_picture(shown: TableView, view: View, course: Sequence[tuple[int, ...]], language: str) -> ResultPicture:
    voice, winner, rules = Voice(shown.table, language, aloud=True), view.winner, view.rules
    sides = range(len(view.scores))
    courses = {side: _course(view, side, course) for side in sides}
    told = sorted(sides, key=lambda side: side != winner)
    drawn = replace(voice, drawn=True)
    whole = {side: courses[side] for side in told}
    ends = {side: (course[0], course[-1]) for side, course in whole.items()}  # all that is said of a long course
    return ResultPicture(
        title=result_title(drawn, view),
        sides=tuple(
            ResultSide(
                label=drawn.side(side),
                course=courses[side],
                won=side == winner,
                games=view.games[side] if rules.rubber else None,
            )
            for side in sides
        ),
        chart_label=voice.say("result-course"),
        target=finish(rules),
        note=short_goal(voice, rules),
        alt=fit_alt(_result_words(voice, view, each) for each in (whole, ends)),
    )


def _result_words(voice: Voice, view: View, courses: Mapping[Side, tuple[int, ...]]) -> str:
    lines = [
        voice.say("alt-course", side=voice.side(side), course=", ".join(map(figures, course)))
        for side, course in courses.items()
    ]
    won = view.winner
    return " ".join([voice.say("alt-drawn") if won is None else voice.say("alt-winner", side=voice.side(won)), *lines])


def _course(view: View, side: Side, gains: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """A side's score from the beginning on. A rubber's games, each from 0, follow one another."""
    final, start = view.scores[side], view.rules.starting_score
    course = [start + gained[side] for gained in gains]
    if view.rules.rubber:
        return (start, *course)
    return (start, *course[:-1], final)  # points besides those of hands (rules-spec C6) show at the end


def _closed_panel(shown: TableView, voice: Voice, heading: Heading | None = None) -> p.Panel:
    text = "\n".join([_title(shown.table, voice, heading), *closing_lines(shown, voice)])
    return p.Panel(blocks=(p.Text(text), *open_another(shown.table)), accent=p.QUIET)


def open_another(table: Table) -> tuple[p.Block, ...]:
    """The way on from a table that is no more, for everybody."""
    return () if table.contest is not None else (p.Buttons((play_buttons(table.language)[1],)),)


def _voided_panel(table: Table, voice: Voice, by: str, heading: Heading | None = None) -> p.Panel:
    name = escape(by) if by else voice.say("former-member")
    text = f"{_title(table, voice, heading)}\n{voice.say('result-voided', number=str(table.id), by=name)}"
    return p.Panel(blocks=(p.Text(text), *open_another(table)), accent=p.QUIET)


def _title(table: Table, voice: Voice, heading: Heading | None = None) -> str:
    return f"### {heading.title if heading else voice.table_name if table.in_contest else _name(table, voice)}"


def _name(table: Table, voice: Voice, heading: Heading | None = None) -> str:
    rules = rules_name(table.rules, table.preset, voice.language) if heading is None else heading.rules
    return voice.say("table-title", preset=rules)


def _rated(table: Table, voice: Voice) -> str:
    return f" · {voice.say('table-is-rated')}" if table.rated and not without_consent(table) else ""


def _facts(view: View, voice: Voice) -> str:
    if view.dealer is None:
        return goal(voice, view.rules)
    return voice.say("table-facts", number=view.number, dealer=voice.name(view.dealer))


def _promise(shown: TableView, voice: Voice) -> tuple[str, ...]:
    """The beginning of the commitment to all deals, in the same place from the first card to the result.

    The whole is in the menu *More...* and in the check of the deals.
    """
    if shown.commitment is None:
        return ()
    return (f"-# {voice.say('table-promise', commitment=f'`{shown.commitment[:_SHOWN_DIGITS]}`')}",)


def shared_result_panel(
    shown: TableView, course: Sequence[tuple[int, ...]], amended: Amendments, by: Member
) -> p.Panel:
    """The result in the table's language; `course` as for `table_panel`."""
    table = shown.table
    voice = Voice(table, table.language)
    review = Press(Verb.REVIEW, table.id).button(voice.say("button-review"))
    blocks = (
        *result_blocks(shown, course, amended, voice, text_only=False),
        p.Text(f"-# {voice.say('result-shared', name=voice.member(by))}"),
        *(() if table.private else (p.Buttons((review,)),)),
    )
    return p.Panel(blocks=blocks, accent=p.GOLD)
