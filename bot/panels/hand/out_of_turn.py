"""Actions out of turn: a row of plain buttons, and the question before an action that cannot be undone."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import label_show
from bot.tables.commands.play import number_of
from bot.tables.model import Table, TableView
from engine import Action, LayDown, Object, Revoke, Show, Steal, ThrowIn, View


def out_of_turn_buttons(view: View, table: Table, aloud: Voice, *, may_claim: bool) -> tuple[Button, ...]:
    """One button for each interjection open to the seat; its id does not depend on the table's version."""
    return tuple(
        Press(Verb.OUT_OF_TURN, table.id, seen=table.version, index=number_of(action, view.interjections)).button(
            _label(action, aloud)
        )
        for action in view.interjections
        if may_claim or not isinstance(action, LayDown)
    )


def needs_confirmation(action: Action) -> bool:
    """Whether to ask for confirmation: a claim shows the hand to all, a concession or the call of a revoke ends it."""
    return isinstance(action, LayDown | ThrowIn | Revoke)


def confirm_out_of_turn_panel(shown: TableView, reader: Reader, action: Action) -> Panel:
    """Asks for confirmation; No leads back to the hand panel."""
    table, voice = shown.table, Voice(shown.table, reader.language)
    aloud = Voice(table, reader.language, aloud=True)
    sure = Press(Verb.OUT_OF_TURN_SURE, table.id, seen=table.version, index=number_of(action))
    yes = sure.button(_label(action, aloud), Style.DANGER)
    no = Press(Verb.HAND_AGAIN, table.id).button(voice.say("confirm-beside-no"))
    return Panel(blocks=(Text(_question(action, voice)), Buttons((yes, no))))


def _label(action: Action, aloud: Voice) -> str:
    match action:
        case LayDown():
            return aloud.say("beside-lay-down")
        case ThrowIn():
            return aloud.say("beside-throw-in")
        case Steal():
            return aloud.say("beside-steal")
        case Object():
            return aloud.say("beside-object")
        case Show(cards):
            return label_show(cards, aloud)
        case Revoke(_, accused):
            return aloud.say("beside-revoke", name=aloud.name(accused))
        case _:
            raise ValueError("not an interjection")


def _question(action: Action, voice: Voice) -> str:
    if isinstance(action, Revoke):
        pays = "yes" if voice.table.rules.false_call_pays else "no"
        return voice.say("confirm-revoke", name=voice.name(action.accused), pays=pays)
    return voice.say("confirm-throw-in" if isinstance(action, ThrowIn) else "confirm-lay-down")
