"""Custom ids: what a button or menu means, as ASCII text of at most 100 characters. Never a card, never a name."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

BUTTON_TEMPLATE: Final = re.compile(
    r"bower:(?P<verb>[a-z_]{1,24}):(?P<subject>[0-9]{1,20}):(?P<seen>[0-9]{1,10}):(?P<index>[0-9]{1,6})"
)
MENU_TEMPLATE: Final = re.compile(
    r"bowermenu:(?P<verb>[a-z_]{1,24}):(?P<subject>[0-9]{1,20}):(?P<seen>[0-9]{1,10}):(?P<index>[0-9]{1,6})"
)
MODAL_TEMPLATE: Final = re.compile(
    r"bowermodal:(?P<verb>[a-z_]{1,24}):(?P<subject>[0-9]{1,20}):(?P<seen>[0-9]{1,10}):(?P<index>[0-9]{1,6})"
)


class Verb(StrEnum):
    """What a press asks for. `subject` is a table's id unless said otherwise."""

    ACT = "act"
    """The legal action number `index` of the table's version `seen`."""
    BESIDE = "beside"
    """What may be done beside the turn; `index` is `bot.tables.commands.play.number_of` it."""
    BESIDE_SURE = "besidesure"
    HAND = "hand"
    """Open the hand panel."""
    HAND_AGAIN = "handagain"
    """The hand panel in place of the message pressed."""
    LAST_TRICK = "last"
    RULES = "rules"
    MORE = "more"
    """Open the menu of the table: leave, substitute, kick, close, clock."""
    JOIN = "join"
    """Sit in the first free seat."""
    SIT = "sit"
    """Sit in seat `index`."""
    LEAVE = "leave"
    ADD_COMPUTER = "computer"
    FILL = "fill"
    """Computers in all free seats."""
    REMOVE_COMPUTER = "nocomputer"
    """From seat `index`."""
    START = "start"
    DEAL = "deal"
    """The next hand now, without the pause; `seen` as for ACT."""
    PACE = "pace"
    """Show what is said in the bidding at an even pace (`index` 1), or at once (0)."""
    CLOCK = "clock"
    """A menu: its value is how long a turn may last, in milliseconds."""
    LEVEL = "level"
    """A menu: its value is how well the computers of the table play."""
    HINT = "hint"
    """A hint in the hand panel; `seen` as for ACT."""
    HINTS = "hints"
    """Let members ask for hints (`index` 1), or not (0)."""
    CASUAL = "casual"
    """Let the game count for no rating (`index` 1), or for one (0)."""
    CLOSE = "close"
    CLOSE_SURE = "closesure"
    LEAVE_SURE = "leavesure"
    BACK = "back"
    """I'm back."""
    REPORT = "report"
    """Report table talk."""
    RULING = "ruling"
    """What is ruled on table talk in hand number `seen`; `index` is `bot.panels.table.talk_report.read_ruling`'s."""
    REMATCH = "rematch"
    """The same seats."""
    NEW_PARTNERS = "newpartners"
    SUBSTITUTE = "substitute"
    """A menu: its value is the seat a computer takes over."""
    KICK = "kick"
    """A menu: its value is the seat that is freed."""
    BOARD = "board"
    """Page `index` of a leaderboard; `seen` is `bot.panels.stats.leaderboard.Wanted`, packed; `subject` 0."""
    BOARD_COLUMN = "boardcolumn"
    """A menu: its value is another board; the rest as for BOARD."""
    BOARD_ME = "boardme"
    """The page on which the member is; `seen` as for BOARD."""
    BOARD_SHARE = "boardshare"
    """Show the page to all who see the channel; as for BOARD."""
    SEASON_END = "seasonend"
    """End season number `seen`, if that is the one that is on; `subject` 0."""
    STATS = "stats"
    """A page of a member's statistics: `subject` is the member, `seen` the season, `index` the page and the family
    (`bot.panels.stats.member.Asked`)."""
    STATS_RULES = "statsrules"
    """A menu: its value is the number of another family; `subject` and `seen` as for STATS, `index` is the page."""
    STATS_PARTNERS = "statspartners"
    """Page `index` of a member's partners; `subject` is the member."""
    PREFER = "prefer"
    """Turn preference number `index`; `subject` 0."""
    PREFER_LANGUAGE = "preferlanguage"
    """A menu: its value is a language or `auto`; `subject` 0."""
    PREFER_SORT = "prefersort"
    SERVER_LANGUAGE = "serverlanguage"
    SERVER_PRESET = "serverpreset"
    SERVER_LEVEL = "serverlevel"
    VERIFY = "verify"
    """Check the deals of a finished game."""
    RULESET_DELETE = "rulesetdelete"
    """Forget the server's rules number `seen`; `subject` 0."""
    HOUSE = "house"
    """Open the panel of house rules."""
    HOUSE_GROUP = "housegroup"
    """A menu: its value is the group of options to show."""
    HOUSE_PAGE = "housepage"
    """Show page `index % 100` of group number `index // 100`."""
    HOUSE_OPTION = "houseoption"
    """A menu: its value is `option=value`; `index` is where it stood, as for HOUSE_PAGE and then the place there."""
    HOUSE_NUMBER = "housenumber"
    """Ask for the number of option number `index`, by typing."""
    HOUSE_TYPED = "housetyped"
    """A modal: its text is the number of option number `index`."""
    HOUSE_FIX = "housefix"
    """Change option number `index // 100` to its value number `index % 100`, and what clashes with it; `seen` is the
    mark of the rules this was said of."""
    HOUSE_PRESET = "housepreset"
    """A menu: its value is a preset, or the number of rules that the server keeps."""
    HOUSE_RESET = "housereset"
    """Back to the preset."""
    HOUSE_SAVE = "housesave"
    """Ask for a name to keep the table's rules under."""
    HOUSE_NAMED = "housenamed"
    """A modal: its text is that name."""
    HOUSE_DONE = "housedone"
    REVIEW = "review"
    """Open the review of a finished game."""
    REVIEW_GAME = "reviewgame"
    """The whole game in place of the hand shown."""
    REVIEW_HAND = "reviewhand"
    """Hand number `seen`, page `index` of its decisions."""
    REVIEW_PICK = "reviewpick"
    """A menu: its value is the number of a hand."""
    REVIEW_STOP = "reviewstop"
    """Wait no longer for a review."""
    REVIEW_SHARE = "reviewshare"
    """Show the review to all who see the channel."""
    REPLAY = "replay"
    """Open the replay of a finished game; `seen` and `index` as for REPLAY_STEP, 0 for its beginning."""
    REPLAY_STEP = "replaystep"
    """Go to a step of a hand, as a seat saw it: `bot.panels.replay.position` packs them into `seen` and `index`."""
    REPLAY_HAND = "replayhand"
    """A menu: its value is the number of a hand."""
    REPLAY_SEAT = "replayseat"
    """A menu: its value is the seat whose view is shown, from 1; 0 is everyone."""
    REPLAY_SHARE = "replayshare"
    """Show the position to all who see the channel."""
    REPLAY_SHARE_HAND = "replaysharehand"
    """Show the whole hand to them."""
    HISTORY = "history"
    """Page `seen` of the games played: all of the server, or those of member number `index` (from 1) of the table
    `subject`."""
    HISTORY_PICK = "historypick"
    """A menu: its value is the number of the game to open; the rest as for HISTORY."""
    VERIFY_PAGE = "verifypage"
    """Page `index` of the deals checked."""
    GLOSSARY = "glossary"
    """A menu: its value is the term of another entry; `subject` 0."""
    REPAIR_SURE = "repairsure"
    """Mend what was asked in question number `seen`; `subject` 0."""
    AUDIT = "audit"
    """Page `index` of what was mended; `subject` 0."""
    PRIVACY_DELETE = "privacydelete"
    """Delete what is kept about whoever presses; `subject` 0."""
    PUZZLE = "puzzle"
    """Show the puzzle of day `seen`; `subject` 0."""
    PUZZLE_ANSWER = "puzzleanswer"
    """Answer it with choice number `index`."""
    PUZZLE_BOARD = "puzzleboard"
    """The board of all days."""
    PUZZLE_SHARE = "puzzleshare"
    """Tell the channel how the member did, and nothing of the solution."""


OF_A_MEMBER: Final = frozenset({Verb.STATS, Verb.STATS_RULES, Verb.STATS_PARTNERS})
"""Verbs whose `subject` is a member, of whom everyone in a server may see what they show."""


@final
@dataclass(frozen=True, slots=True)
class Press:
    """A custom id, read."""

    verb: Verb
    subject: int = 0
    seen: int = 0
    index: int = 0

    def button(self) -> str:
        """The custom id of a button."""
        return f"bower:{self.verb}:{self.subject}:{self.seen}:{self.index}"

    def menu(self) -> str:
        """The custom id of a menu."""
        return f"bowermenu:{self.verb}:{self.subject}:{self.seen}:{self.index}"

    def modal(self) -> str:
        """The custom id of a modal."""
        return f"bowermodal:{self.verb}:{self.subject}:{self.seen}:{self.index}"


def read(match: re.Match[str]) -> Press:
    """The press of a matched custom id.

    Raises:
        ValueError: For a verb that is not known (a button of another version of Bower).
    """
    return Press(Verb(match["verb"]), int(match["subject"]), int(match["seen"]), int(match["index"]))
