"""The buttons of a seat: every action, its cards for its player alone, actions out of turn, what cannot be undone."""

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple, final

import engine as e
from bot.panels.core.cards import bower_of, card_emoji, card_label, card_text, trump_emoji
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import ROW, Button, Buttons, Panel, Style, Text, button_rows
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.prompts import Reward, reward_of
from bot.panels.table.bidding import acceptance, word_of
from bot.panels.table.picture import sort_own_cards, trump_of
from bot.pictures.colours import Pack
from bot.tables.commands.play import number_of
from bot.tables.model import Table, TableView
from engine.cards import TRUMPS, Card, card
from engine.rules.options import CalledCard, Moon

CUTS: Final = {2: "bid-cut-high", 5: "bid-cut-middle", 8: "bid-cut-low"}
"""The places to cut that are offered, of the nine there are: more would say nothing, as nobody knows the order."""


class ButtonGroup(Enum):
    """Rows of buttons, from top to bottom."""

    SAID = 0
    ALONE = 1
    SHOWN = 2


_PLACES: Final = {Style.SECONDARY: 0, Style.DANGER: 2}
"""In its row: the pass comes first, and last what costs most."""


@final
class CardMarks(NamedTuple):
    """What a hint writes on the buttons: the best choice, and the expected points of each."""

    best: e.Action
    figures: Mapping[e.Action, str]

    def label(self, action: e.Action, text: str) -> str:
        """The label of a choice, with its figure."""
        return " ".join(filter(None, ("✓" if action == self.best else "", text, self.figures.get(action, ""))))

    def style(self, action: e.Action) -> Style:
        """The best choice alone is green."""
        return Style.SUCCESS if action == self.best else Style.SECONDARY


@final
class Label(NamedTuple):
    """The text of a button, its style and its row."""

    text: str
    style: Style = Style.SUCCESS
    group: ButtonGroup = ButtonGroup.SAID


def bid_rows(
    view: e.View,
    table: Table,
    aloud: Voice,
    pack: Pack | None,
    *,
    verb: Verb = Verb.ACT,
    marks: CardMarks | None = None,
) -> tuple[Buttons, ...]:
    """The seat's legal calls as buttons: first with the partner, then alone. With a pack, suits have their emojis.

    The pass stands first, where *Pass in advance* stood: a key that is pressed once too often orders nothing.

    Each button's custom id has `verb`, the table's version and the index of the choice. With `marks` the best choice
    alone is green and ticked, each has its figure, and suits are signs, so that there is room.
    """
    groups: dict[ButtonGroup, list[tuple[int, Button]]] = {group: [] for group in ButtonGroup}
    for index, action in enumerate(view.choices):
        label = _label(action, view, aloud)
        if label is None:
            continue
        trump, style = TRUMPS[action.suit] if isinstance(action, e.CallSuit) else None, label.style
        asks = verb is Verb.ACT and _goes_alone(action)
        button = Press(Verb.ALONE if asks else verb, table.id, seen=table.version, index=index).button(
            label.text if marks is None else marks.label(action, _brief(action, label.text, aloud)),
            style if marks is None else marks.style(action),
            emoji=trump_emoji(trump, pack) if trump is not None and pack is not None and marks is None else None,
        )
        groups[label.group].append((_PLACES.get(style, 1), button))
    rows: list[Buttons] = []
    for places in groups.values():
        group = [button for _, button in sorted(places, key=lambda place: place[0])]
        rows += button_rows(group)
    return tuple(rows)


def sure_rows(view: e.View, table: Table, aloud: Voice, index: int) -> tuple[Buttons, ...]:
    """In place of all choices: to go alone by choice `index` after all, or back to the others."""
    sure = Press(Verb.ACT, table.id, seen=table.version, index=index)
    back = Press(Verb.HAND, table.id)
    said = said_text(view.choices[index], view, aloud)
    return (
        Buttons((sure.button(aloud.say("bid-sure", said=said or ""), Style.DANGER),)),
        Buttons((back.button(aloud.say("confirm-beside-no")),)),
    )


def asks_first(view: e.View, index: int | None) -> bool:
    """Whether a choice is asked about before it is taken: one tap beside another suit or pass would play alone."""
    return index is not None and index < len(view.choices) and _goes_alone(view.choices[index])


def _goes_alone(action: e.Action) -> bool:
    return isinstance(action, e.Order | e.Name) and action.alone


def _brief(action: e.Action, text: str, aloud: Voice) -> str:
    """A label short enough to have a figure beside it."""
    match action:
        case e.Name(trump, False):
            return aloud.suit_sign(trump)
        case e.Bid(tricks, False):
            return str(tricks)
        case e.Order(False):
            return text.partition(" · ")[0]
        case _:
            return text


def said_text(action: e.Action, view: e.View, aloud: Voice) -> str | None:
    """The text of an action's button; `None` for a card."""
    label = _label(action, view, aloud)
    return None if label is None else label.text


def _label(action: e.Action, view: e.View, aloud: Voice) -> Label | None:
    """The label of an action; `None` for a card, which has its button among the cards."""
    say = aloud.say
    match action:
        case e.Pass():
            return Label(aloud.of_phase("bid-pass", view.phase), Style.SECONDARY)
        case e.Order(alone):
            suit = "" if view.upcard_suit is None else aloud.suit_sign(TRUMPS[view.upcard_suit])
            how = acceptance(view.rules, view.dealer, view.seat)
            return _alone(say("bid-name-alone", suit=suit)) if alone else Label(say("bid-name", sign=suit, how=how))
        case e.Name(trump, alone):
            suit, how = aloud.suit_sign(trump), "no-trump" if trump.suit is None else "name"
            return _alone(say("bid-name-alone", suit=suit)) if alone else Label(say("bid-name", sign=suit, how=how))
        case e.Alone():
            return _alone(say(_lone(view)))
        case e.Bid(tricks, moon):
            return _bid(tricks, view, aloud, moon=moon)
        case e.CallSuit(suit):
            if view.rules.called_card is CalledCard.ACE:
                return Label(say("bid-call-ace", card=card_text(card(f"A{'cdhs'[suit]}"))))
            return Label(say("bid-call-best", suit=aloud.suit(TRUMPS[suit])))
        case e.Show(cards):
            return Label(label_show(cards, aloud), Style.PRIMARY, ButtonGroup.SHOWN)
        case e.Stay() | e.Accept() | e.Tap() | e.Check() | e.See():
            return Label(say(f"bid-{word_of(action)}"))
        case e.Drop() | e.Refuse():
            return Label(say(f"bid-{word_of(action)}"), Style.SECONDARY)
        case e.Declare():
            return Label(say(f"bid-{word_of(action)}"), Style.DANGER)
        case e.Cut(place):
            return Label(say(CUTS[place]), Style.PRIMARY) if place in CUTS else None
        case e.Raise():
            return Label(say("bid-raise", counters=view.rules.ante), Style.DANGER)
        case e.GiveUp():
            return Label(say("bid-give-up", counters=view.stake), Style.DANGER)
        case e.Take() | e.Lower():
            return _reward(action, reward_of(view), aloud)
        case _:
            return None


def label_show(cards: Sequence[Card], aloud: Voice) -> str:
    """What a button that shows a poor hand says: the cards that it changes, or a new deal."""
    return aloud.say("bid-show", cards=" ".join(map(card_text, cards))) if cards else aloud.say("bid-show-redeal")


def _lone(view: e.View) -> str:
    """What playing alone is called from this seat."""
    if view.phase is e.Phase.BLIND_LONER:
        return "bid-alone-unseen"
    return "bid-alone" if view.contract is None or _makes(view, view.contract) else "bid-defend-alone"


def _makes(view: e.View, contract: e.Contract) -> bool:
    return view.seat is not None and contract.seating.side[view.seat] == contract.side


def _bid(tricks: int, view: e.View, aloud: Voice, *, moon: bool) -> Label:
    alone = view.rules.moon is Moon.ALONE
    if moon:
        return Label(aloud.say("bid-moon-alone" if alone else "bid-moon"), Style.DANGER)
    if tricks == view.rules.hand_size and view.rules.moon is Moon.WITH_PARTNER:
        return Label(aloud.say("bid-all", tricks=tricks))
    return Label(aloud.say("bid-tricks", tricks=tricks))


def _reward(action: e.Take | e.Lower, reward: Reward, aloud: Voice) -> Label:
    """A button of Robson's choice with the resulting scores, the chooser's first."""
    if isinstance(action, e.Take):
        ours, theirs = reward.taken
        return Label(aloud.say("bid-take-points", points=reward.points, ours=ours, theirs=theirs))
    ours, theirs = reward.lowered
    return Label(aloud.say("bid-lower", points=reward.off, ours=ours, theirs=theirs), Style.PRIMARY)


def _alone(text: str) -> Label:
    return Label(text, Style.PRIMARY, ButtonGroup.ALONE)  # a red suit could not be seen on red


_ON_A_PHONE: Final = 3
"""Cards in a row where there are several rows: a phone breaks longer ones."""
NOT_AN_ACTION: Final = 900
"""Added to the place of a card without a legal action, for a unique custom id. No phase has so many actions."""


def card_rows(
    view: e.View,
    table: Table,
    aloud: Voice,
    reader: Reader,
    *,
    may_act: bool,
    verb: Verb = Verb.ACT,
    marks: CardMarks | None = None,
) -> tuple[Buttons, ...]:
    """A button for each card, in one row or in rows of three. Buttons of cards without a legal action are disabled.

    Each button's custom id has `verb`, the table's version and the index of the choice. With `marks` the best choice
    is ticked and each has its figure, in place of the card's emoji. They stay in place while the hand is played. Where
    no card is asked for the picture shows them, and there is none to press.
    """
    if not (view.phase.has_tricks or view.phase.asks_for_card or reader.text_only):
        return ()
    may = _choices(view) if may_act else {}
    buttons: list[Button] = []
    copies = Counter(sort_own_cards(view, reader))
    for place, (mine, held) in enumerate(copies.items()):  # two of a card are one button: either does the same
        index = may.get(mine)
        lit = index is not None
        press = Press(verb, table.id, seen=table.version, index=index if lit else NOT_AN_ACTION + place)
        label = _card_label(mine, trump_of(view), aloud) + f" ×{held}" * (held > 1)
        best = marks is not None and index is not None and view.choices[index] == marks.best
        if marks is not None and index is not None:
            label = marks.label(view.choices[index], label)
        buttons.append(
            press.button(
                label,
                Style.SUCCESS if best else Style.PRIMARY if lit else Style.SECONDARY,
                emoji=None if reader.text_only or marks is not None else card_emoji(mine, reader.pack),
                disabled=not lit,
            )
        )
    return button_rows(buttons, ROW if len(buttons) <= ROW else _ON_A_PHONE)


def _choices(view: e.View) -> dict[Card, int]:
    """The cards with a legal action, each with the index of the action."""
    return {action.card: i for i, action in enumerate(view.choices) if isinstance(action, e.Play | e.Discard | e.Give)}


def _card_label(card: Card, trump: e.Trump | None, aloud: Voice) -> str:
    bower = bower_of(card, trump, aloud.table.rules.benny_card)
    label = card_label(card, aloud.table.rules, aloud.language)
    return label if bower is None else f"{label} {aloud.say(f'mark-{bower}.button')}"


def out_of_turn_buttons(view: e.View, table: Table, aloud: Voice, *, may_claim: bool) -> tuple[Button, ...]:
    """One button for each interjection open to the seat; its id does not depend on the table's version."""
    return tuple(
        Press(Verb.OUT_OF_TURN, table.id, seen=table.version, index=number_of(action, view.interjections)).button(
            _label_out_of_turn(action, aloud)
        )
        for action in view.interjections
        if may_claim or not isinstance(action, e.LayDown)
    )


def needs_confirmation(action: e.Action) -> bool:
    """Whether to ask for confirmation: a claim shows the hand to all, a concession or the call of a revoke ends it."""
    return isinstance(action, e.LayDown | e.ThrowIn | e.Revoke)


def confirm_out_of_turn_panel(shown: TableView, reader: Reader, action: e.Action) -> Panel:
    """Asks for confirmation; No leads back to the hand panel."""
    table, voice = shown.table, Voice(shown.table, reader.language)
    aloud = Voice(table, reader.language, aloud=True)
    sure = Press(Verb.OUT_OF_TURN_SURE, table.id, seen=table.version, index=number_of(action))
    yes = sure.button(_label_out_of_turn(action, aloud), Style.DANGER)
    no = Press(Verb.HAND, table.id).button(voice.say("confirm-beside-no"))
    return Panel(blocks=(Text(_question(action, voice)), Buttons((yes, no))))


def _label_out_of_turn(action: e.Action, aloud: Voice) -> str:
    match action:
        case e.LayDown():
            return aloud.say("beside-lay-down")
        case e.ThrowIn():
            return aloud.say("beside-throw-in")
        case e.Steal():
            return aloud.say("beside-steal")
        case e.Object():
            return aloud.say("beside-object")
        case e.Show(cards):
            return label_show(cards, aloud)
        case e.Revoke(_, accused):
            return aloud.say("beside-revoke", name=aloud.name(accused))
        case _:
            raise ValueError("not an interjection")


def _question(action: e.Action, voice: Voice) -> str:
    if isinstance(action, e.Revoke):
        pays = "yes" if voice.table.rules.false_call_pays else "no"
        return voice.say("confirm-revoke", name=voice.name(action.accused), pays=pays)
    return voice.say("confirm-throw-in" if isinstance(action, e.ThrowIn) else "confirm-lay-down")
