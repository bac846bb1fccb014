"""A hint with its reason, what a computer meant in a hand that has ended, and the steps of the guided hand."""

from collections.abc import Sequence
from typing import Final

from bot.coach.guided_hand import LEARNER, PRESET, STEPS, answers, is_right, position
from bot.coach.hint import Hint
from bot.panels.core import panel as p
from bot.panels.core.cards import CARDS_BY_PLACEHOLDER, card_text
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader, Voice, invent_table
from bot.panels.core.wording import join_names
from bot.panels.hand.buttons import NOT_AN_ACTION, CardMarks, bid_rows, card_rows, said_text
from bot.panels.hand.words import seat_words
from bot.panels.help import how_to_play_button, play_buttons
from bot.panels.review.decisions import describe_action, format_change, why_text
from bot.panels.table.picture import chair_picture
from bot.panels.table.status_lines import pack_for
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine import Action, Discard, Give, Phase, Play, Seat, View, load
from engine.players.explain.cards import why_played
from engine.players.explain.codes import Why, level_groups
from engine.players.explain.reason import Explained

_ENOUGH: Final = 2
"""The fewest choices for which a hint is offered."""


def offers_hint(view: View, table: Table) -> bool:
    """Whether the seat to act may ask for a hint: it has a choice to make."""
    on_turn = view.seat is not None and view.actor == view.seat
    return on_turn and table.allows_hints and len(view.choices) >= _ENOUGH and view.phase is not Phase.CUTTING


def hint_button(view: View, table: Table, voice: Voice) -> p.Button:
    """The button that asks for a hint for this version's turn; grey if there is none to ask for."""
    asks = Press(Verb.HINT, table.id, seen=table.version)
    return asks.button(voice.say("button-hint"), disabled=not offers_hint(view, table))


def hint_lines(hint: Hint, view: View, voice: Voice) -> list[str]:
    """The choice to take, and below it why, and which others are as good as far as can be told, for the same reason."""
    first, *rest = level_groups(hint.advice)[0]
    best, why = choice_text(first.action, view, voice), _why_played(first.action, view)
    others = [choice_text(o.action, view, voice) for o in rest if why is None or _why_played(o.action, view) is why]
    also = bool(others) and hint.reason.why is not Why.ALIKE
    either = voice.say("hint-either", others=join_names(others, voice.language), number=len(others)) if also else ""
    said = why_text(hint.reason, voice) if not either or view.phase is Phase.PLAYING else ""  # it may blame an equal
    below = " ".join(filter(None, (said, either)))
    return [f"### {voice.say('hint-best', choice=best)}", *([f"-# {below}"] if below else [])]


def _why_played(action: Action, view: View) -> Why | None:
    found = why_played(view, action.card) if isinstance(action, Play) else None
    return None if found is None else found.why


def marks_of(hint: Hint, language: str) -> CardMarks:
    """The best choice, and what each should bring if the best brings most; equivalent choices share a figure."""
    groups = level_groups(hint.advice)
    by_points = all(group[0].points <= groups[0][0].points for group in groups)
    figures = {o.action: format_change(group[0].points, language) for group in groups if by_points for o in group}
    return CardMarks(hint.advice.best.action, figures)


def choice_text(action: Action, view: View, voice: Voice) -> str:
    """The text of a choice's button."""
    match action:
        case Play(card) | Discard(card) | Give(card):
            return card_text(card)
        case _:
            return said_text(action, view, voice) or ""


def why_button(table: Table, hand: int, voice: Voice) -> p.Button:
    """Asks what the computers meant in a hand, the partner first."""
    return Press(Verb.WHY, table.id, seen=hand).button(voice.say("button-why"))


def meanings_panel(
    shown: TableView, reader: Reader, hand: int, explained: Sequence[Explained], asked: Seat | None
) -> p.Panel:
    """The choices of one computer, `asked` or the partner before others, and a button for each other.

    Computers without anything to explain are left out.
    """
    table, seat = shown.table, None if shown.view is None else shown.view.seat
    voice, aloud = Voice(table, reader.language, told=seat), Voice(table, reader.language, aloud=True)
    telling = {each.seat for each in explained}
    computers = [seat for seat in computers_at(table) if seat in telling]
    partners = () if shown.view is None or seat is None else shown.view.seating.partners(seat)
    about = asked if asked in computers else next(iter([*(s for s in partners if s in computers), *computers]), None)
    if about is None:
        return p.Panel(blocks=(p.Text(voice.say("meanings-none")),), accent=p.QUIET)
    title = f"### {voice.say('meanings-title', hand=hand, name=voice.name(about))}"
    lines = [meaning_line(each, voice) for each in explained if each.seat == about]
    others = [
        Press(Verb.WHY, table.id, seen=hand, index=at + 1).button(aloud.name(at)) for at in computers if at != about
    ]
    return p.Panel(blocks=(p.Text("\n".join([title, *lines])), *p.button_rows(others)), accent=p.QUIET)


def meaning_line(each: Explained, voice: Voice) -> str:
    """What was done, and why, in its player's words."""
    did = describe_action(each.action, each.phase, each.upcard, voice)
    return voice.say("meanings-line", did=did, why=words_of(each, voice))


def words_of(each: Explained, voice: Voice) -> str:
    """The reason, or the error; only that it was one where its name is not known, or its sentence would not be so."""
    reason, slip = each.meant.reason, each.meant.slip
    if reason is not None:
        return why_text(reason, voice, mine=True)
    return voice.say("slip-one-of-several" if slip is None else f"slip-{slip}")


_ACCENT: Final = 0x4E9A5B
_LEFT, _PARTNER, _RIGHT = 3, 0, 1
"""The other seats, as the learner sees them."""


def guided_hand_panel(
    step: int, reader: Reader, name: str, *, choice: int | None = None, in_server: bool = True
) -> p.Panel:
    """The panel after a choice at a step: the next step, or the same one with the answer to a wrong choice.

    Without a choice, or with one that no button offers, the step itself; `name` is the learner's.
    """
    at = min(step, len(STEPS))
    offered = position(at).choices if at < len(STEPS) else ()
    chosen = offered[choice] if choice is not None and choice < len(offered) else None
    right = chosen is not None and is_right(at, chosen)
    return _panel(at + right, reader, name, wrong=None if right else chosen, in_server=in_server)


def _panel(step: int, reader: Reader, name: str, *, wrong: Action | None, in_server: bool) -> p.Panel:
    view, over = position(step), step == len(STEPS)
    table = invent_table(PRESET, view.rules, LEARNER, name, version=step)
    voice = Voice(table, reader.language, told=LEARNER)
    aloud = Voice(table, reader.language, aloud=True)
    shown = TableView(table=table, view=view)
    blocks: tuple[p.Block, ...] = (
        p.Text("\n".join(_lesson(step, voice, wrong))),
        p.Text(seat_words(shown, view, LEARNER, voice, reader))
        if reader.text_only
        else p.Picture(chair_picture(shown, reader)),
        *card_rows(view, table, aloud, reader, may_act=not over, verb=Verb.GUIDE),
        *bid_rows(view, table, aloud, pack_for(reader), verb=Verb.GUIDE),
        *((_ways_on(reader.language, in_server=in_server),) if over else ()),
        *((p.Buttons(play_buttons(reader.language, in_server=False)),) if not (step or in_server) else ()),
    )
    return p.Panel(blocks=blocks, accent=p.GOLD if over else _ACCENT)


def _lesson(step: int, voice: Voice, wrong: Action | None) -> list[str]:
    """The title, and what to do and why; after a wrong choice the answer to it."""
    names = {"partner": voice.name(_PARTNER), "left": voice.name(_LEFT), "right": voice.name(_RIGHT)}
    if step == len(STEPS):
        return [f"### {voice.say('guide-done-title')}", voice.say("guide-done", **CARDS_BY_PLACEHOLDER, **names)]
    right = choice_text(load(STEPS[step].right), position(step), voice)
    values = {**CARDS_BY_PLACEHOLDER, **names, "button": right}
    lines = [f"### {voice.say('guide-title', step=step + 1, steps=len(STEPS))}"]
    if wrong is None:
        return [*lines, voice.say(f"guide-{STEPS[step].key}", **values)]
    tried = choice_text(wrong, position(step), voice)
    why = voice.say(f"guide-wrong-{answers(step)[wrong]}", **values, tried=tried)
    return [*lines, why, voice.say("guide-again", **values)]


def _ways_on(language: str, *, in_server: bool) -> p.Buttons:
    again = Press(Verb.GUIDE, index=NOT_AN_ACTION).button(say(language, "button-guide-again"))
    return p.Buttons((*play_buttons(language, in_server=in_server), how_to_play_button(language), again))
