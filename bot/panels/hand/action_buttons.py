"""Buttons for every action that plays no card: bids, calls, passes, going alone, answers to a question."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple, final

from bot.panels.core.cards import card_text, trump_emoji
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Style, button_rows
from bot.panels.core.translator import Voice
from bot.panels.hand.prompts import Reward, reward_of
from bot.panels.table.bidding_lines import acceptance, word_of
from bot.pictures import Pack
from bot.tables.model import Table
from engine import (
    Accept,
    Action,
    Alone,
    Bid,
    CallSuit,
    Check,
    Contract,
    Cut,
    Declare,
    Drop,
    GiveUp,
    Lower,
    Name,
    Order,
    Pass,
    Phase,
    Raise,
    Refuse,
    See,
    Show,
    Stay,
    Take,
    Tap,
    Trump,
    View,
)
from engine.cards import TRUMPS, Card, card
from engine.rules.options import CalledCard, Moon

CUTS: Final = {2: "bid-cut-high", 5: "bid-cut-middle", 8: "bid-cut-low"}
"""The places to cut that are offered, of the nine there are: more would say nothing, as nobody knows the order."""


class Group(Enum):
    """Rows of buttons, from top to bottom."""

    SAID = 0
    ALONE = 1
    SHOWN = 2


@final
class Marks(NamedTuple):
    """What a hint writes on the buttons: the best choice, and the expected points of each."""

    best: Action
    figures: Mapping[Action, str]

    def label(self, action: Action, text: str) -> str:
        """The label of a choice, with its figure."""
        return " ".join(filter(None, ("✓" if action == self.best else "", text, self.figures.get(action, ""))))

    def style(self, action: Action) -> Style:
        """The best choice alone is green."""
        return Style.SUCCESS if action == self.best else Style.SECONDARY


@final
class Label(NamedTuple):
    """The text of a button, its style and its row."""

    text: str
    style: Style = Style.SUCCESS
    group: Group = Group.SAID


def bid_rows(
    view: View,
    table: Table,
    aloud: Voice,
    pack: Pack | None,
    *,
    verb: Verb = Verb.ACT,
    marks: Marks | None = None,
) -> tuple[Buttons, ...]:
    """The seat's legal calls as buttons: first with the partner, then alone. With a pack, suits have their emojis.

    Each button's custom id has `verb`, the table's version and the index of the choice. With `marks` the best choice
    alone is green and ticked, each has its figure, and suits are signs, so that there is room.
    """
    groups: dict[Group, list[tuple[bool, Button]]] = {group: [] for group in Group}
    for index, action in enumerate(view.choices):
        label = _label(action, view, aloud)
        if label is None:
            continue
        trump, style = _suit_of(action), label.style
        drawn = trump is not None and pack is not None and marks is None and not _goes_alone(action)
        asks = verb is Verb.ACT and _goes_alone(action)
        button = Press(Verb.ALONE if asks else verb, table.id, seen=table.version, index=index).button(
            label.text if marks is None else marks.label(action, _brief(action, label.text, aloud)),
            style if marks is None else marks.style(action),
            emoji=trump_emoji(trump, pack) if drawn and trump is not None and pack is not None else None,
        )
        last = style is Style.SECONDARY  # the pass
        groups[label.group].append((last, button))
    rows: list[Buttons] = []
    for places in groups.values():
        group = [button for _, button in sorted(places, key=lambda place: place[0])]
        rows += button_rows(group)
    return tuple(rows)


def sure_rows(view: View, table: Table, aloud: Voice, index: int) -> tuple[Buttons, ...]:
    """In place of all choices: to go alone by choice `index` after all, or back to the others."""
    sure = Press(Verb.ACT, table.id, seen=table.version, index=index)
    back = Press(Verb.HAND_AGAIN, table.id)
    said = said_text(view.choices[index], view, aloud)
    return (
        Buttons((sure.button(aloud.say("bid-sure", said=said or ""), Style.DANGER),)),
        Buttons((back.button(aloud.say("confirm-beside-no")),)),
    )


def asks_first(view: View, index: int | None) -> bool:
    """Whether a choice is asked about before it is taken: one tap beside another suit or pass would play alone."""
    return index is not None and index < len(view.choices) and _goes_alone(view.choices[index])


def _goes_alone(action: Action) -> bool:
    return isinstance(action, Order | Name) and action.alone


def _brief(action: Action, text: str, aloud: Voice) -> str:
    """A label short enough to have a figure beside it."""
    match action:
        case Name(trump, False):
            return aloud.suit_sign(trump)
        case Bid(tricks, False):
            return str(tricks)
        case _:
            return text


def said_text(action: Action, view: View, aloud: Voice) -> str | None:
    """The text of an action's button; `None` for a card."""
    label = _label(action, view, aloud)
    return None if label is None else label.text


def _label(action: Action, view: View, aloud: Voice) -> Label | None:
    """The label of an action; `None` for a card, which has its button among the cards."""
    say = aloud.say
    match action:
        case Pass():
            return Label(aloud.of_phase("bid-pass", view.phase), Style.SECONDARY)
        case Order(alone):
            text = say(
                f"bid-{acceptance(view.rules, view.dealer, view.seat)}{'-alone' if alone else ''}",
                card=_describe_upcard(view, aloud),
            )
            return _alone(text) if alone else Label(text)
        case Name(trump, alone):
            if alone:
                return _alone(say("bid-name-alone", suit=aloud.suit_sign(trump)))
            return Label(say("bid-name", suit=aloud.suit_title(trump)))
        case Alone():
            return _alone(say(_lone(view)))
        case Bid(tricks, moon):
            return _bid(tricks, view, aloud, moon=moon)
        case CallSuit(suit):
            if view.rules.called_card is CalledCard.ACE:
                return Label(say("bid-call-ace", card=card_text(card(f"A{'cdhs'[suit]}"))))
            return Label(say("bid-call-best", suit=aloud.suit(TRUMPS[suit])))
        case Show(cards):
            return Label(label_show(cards, aloud), Style.PRIMARY, Group.SHOWN)
        case Stay() | Accept() | Tap() | Check() | See():
            return Label(say(f"bid-{word_of(action)}"))
        case Drop() | Refuse():
            return Label(say(f"bid-{word_of(action)}"), Style.SECONDARY)
        case Declare():
            return Label(say(f"bid-{word_of(action)}"), Style.DANGER)
        case Cut(place):
            return Label(say(CUTS[place]), Style.PRIMARY) if place in CUTS else None
        case Raise():
            return Label(say("bid-raise", counters=view.rules.ante), Style.DANGER)
        case GiveUp():
            return Label(say("bid-give-up", counters=view.stake), Style.DANGER)
        case Take() | Lower():
            return _reward(action, reward_of(view), aloud)
        case _:
            return None


def _describe_upcard(view: View, aloud: Voice) -> str:
    """The upcard; a Benny with the suit it stands for."""
    if view.upcard is None:
        return ""
    if view.named is None:
        return card_text(view.upcard)
    return f"{card_text(view.upcard)} ({aloud.suit(TRUMPS[view.named])})"


def label_show(cards: Sequence[Card], aloud: Voice) -> str:
    """What a button that shows a poor hand says: the cards that it changes, or a new deal."""
    return aloud.say("bid-show", cards=" ".join(map(card_text, cards))) if cards else aloud.say("bid-show-redeal")


def _lone(view: View) -> str:
    """What playing alone is called from this seat."""
    if view.phase is Phase.BLIND_LONER:
        return "bid-alone-unseen"
    return "bid-alone" if view.contract is None or _makes(view, view.contract) else "bid-defend-alone"


def _makes(view: View, contract: Contract) -> bool:
    return view.seat is not None and contract.seating.side[view.seat] == contract.side


def _bid(tricks: int, view: View, aloud: Voice, *, moon: bool) -> Label:
    alone = view.rules.moon is Moon.ALONE
    if moon:
        return Label(aloud.say("bid-moon-alone" if alone else "bid-moon"), Style.DANGER)
    if tricks == view.rules.hand_size and view.rules.moon is Moon.WITH_PARTNER:
        return Label(aloud.say("bid-all", tricks=tricks))
    return Label(aloud.say("bid-tricks", tricks=tricks))


def _reward(action: Take | Lower, reward: Reward, aloud: Voice) -> Label:
    """A button of Robson's choice with the resulting scores, the chooser's first."""
    if isinstance(action, Take):
        ours, theirs = reward.taken
        return Label(aloud.say("bid-take-points", points=reward.points, ours=ours, theirs=theirs))
    ours, theirs = reward.lowered
    return Label(aloud.say("bid-lower", points=reward.off, ours=ours, theirs=theirs), Style.PRIMARY)


def _alone(text: str) -> Label:
    return Label(text, Style.DANGER, Group.ALONE)


def _suit_of(action: Action) -> Trump | None:
    match action:
        case Name(trump):
            return trump
        case CallSuit(suit):
            return TRUMPS[suit]
        case _:
            return None
