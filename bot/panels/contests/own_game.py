"""A member's game in a contest: how it stands, the button that leads to the cards, and what is disputed about it."""

from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.own_table import OwnTable
from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestView, ContestVoice, place_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Field, Form, Style
from bot.panels.core.translator import Voice
from bot.panels.table.scores import figures
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine.contest.state import Place


def own_hand_button(voice: ContestVoice) -> Button:
    """The button in a contest's messages that shows whoever presses it their hand, at whichever table."""
    return voice.button(Verb.CONTEST_HAND, "button-hand", Style.PRIMARY)


def own_seat_button(table: Table, user: int, language: str) -> Button:
    """The button of a member's seat at a table: a computer plays there, or the member is back."""
    seat = table.seat_of(user) or 0
    sitter = table.seats[seat]
    if sitter is not None and sitter.away:
        return Press(Verb.BACK, table.id).button(say(language, "button-back"), Style.SUCCESS)
    return Press(Verb.SUBSTITUTE, table.id, index=seat).button(say(language, "button-away"))


def own_table_line(voice: ContestVoice, own: OwnTable) -> str:
    """Which table is the member's."""
    return voice.say("contest-your-table", contest=voice.title, number=str(own.place[1] + 1))


def where(stored: StoredContest, place: Place) -> str:
    """A link to the table of a match, or to the channel of the contest."""
    table = stored.tables.get(place)
    return f"<#{stored.channel if table is None else table.channel}>"


def dispute_form(voice: ContestVoice, place: Place) -> Form:
    """Asks what the organisers are to look at."""
    return Form(
        id=voice.press(Verb.CONTEST_DISPUTED, *place).modal(),
        title=voice.say("league-button-dispute"),
        fields=(Field(label=voice.say("league-dispute-what"), longest=LONGEST_TEXT, long=True),),
        back=voice.press(Verb.CONTEST, index=place_of(ContestView.ME)).button_id(),
    )


def game_line(shown: TableView, language: str) -> str:
    """The hand, the score with one's own points first, and whose turn it is; empty without a game."""
    view = shown.view
    if view is None or view.seat is None:
        return ""
    own = view.rules.side_of(view.seat)
    points = (view.scores[own], *(each for side, each in enumerate(view.scores) if side != own))
    score = ":".join(map(figures, points))
    return say(language, "contest-own-game", hand=view.number, score=score, now=_now(shown, language))


def _now(shown: TableView, language: str) -> str:
    """What the game waits for, said to the member in the seat."""
    view = shown.view
    assert view is not None  # noqa: S101 - as the caller has seen
    assert view.seat is not None  # noqa: S101
    if shown.table.pause is not None:
        return say(language, "contest-own-paused")
    sitter = shown.table.seats[view.seat]
    if sitter is not None and sitter.away:
        return say(language, "contest-own-away")
    if view.actor is None:
        return say(language, "contest-own-next")
    if view.actor == view.seat:
        return say(language, "contest-own-turn")
    return say(language, "contest-own-waits", name=Voice(shown.table, language).name(view.actor))
