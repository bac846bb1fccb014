"""A step of the guided hand: what to press and why, the table from the learner's chair, and the choices."""

from typing import Final

from bot.coach.guided_hand import LEARNER, PRESET, STEPS, answers, is_right, position
from bot.panels.core.cards import CARDS_BY_PLACEHOLDER
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.invented_table import invent_table
from bot.panels.core.panel import GOLD, Block, Buttons, Panel, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import bid_rows
from bot.panels.hand.cards import NOT_AN_ACTION, card_rows
from bot.panels.hand.hint import choice_text
from bot.panels.hand.words import seat_words
from bot.panels.help.guide import how_to_play_button, play_buttons
from bot.panels.table.picture import chair_picture
from bot.panels.table.status_lines import pack_for
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine import Action, load

_ACCENT: Final = 0x4E9A5B
_LEFT, _PARTNER, _RIGHT = 3, 0, 1
"""The other seats, as the learner sees them."""


def guided_hand_panel(
    step: int, reader: Reader, name: str, *, choice: int | None = None, in_server: bool = True
) -> Panel:
    """The panel after a choice at a step: the next step, or the same one with the answer to a wrong choice.

    Without a choice, or with one that no button offers, the step itself; `name` is the learner's.
    """
    at = min(step, len(STEPS))
    offered = position(at).choices if at < len(STEPS) else ()
    chosen = offered[choice] if choice is not None and choice < len(offered) else None
    right = chosen is not None and is_right(at, chosen)
    return _panel(at + right, reader, name, wrong=None if right else chosen, in_server=in_server)


def _panel(step: int, reader: Reader, name: str, *, wrong: Action | None, in_server: bool) -> Panel:
    view, over = position(step), step == len(STEPS)
    table = invent_table(PRESET, view.rules, LEARNER, name, version=step)
    voice = Voice(table, reader.language, told=LEARNER)
    aloud = Voice(table, reader.language, aloud=True)
    shown = TableView(table=table, view=view)
    blocks: tuple[Block, ...] = (
        Text("\n".join(_lesson(step, voice, wrong))),
        Text(seat_words(shown, view, LEARNER, voice, reader))
        if reader.text_only
        else Picture(chair_picture(shown, reader)),
        *card_rows(view, table, aloud, reader, may_act=not over, verb=Verb.GUIDE),
        *bid_rows(view, table, aloud, pack_for(reader), verb=Verb.GUIDE),
        *((_ways_on(reader.language, in_server=in_server),) if over else ()),
    )
    return Panel(blocks=blocks, accent=GOLD if over else _ACCENT)


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


def _ways_on(language: str, *, in_server: bool) -> Buttons:
    again = Press(Verb.GUIDE, index=NOT_AN_ACTION).button(say(language, "button-guide-again"))
    return Buttons((*(play_buttons(language) if in_server else ()), how_to_play_button(language), again))
