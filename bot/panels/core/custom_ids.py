"""Custom ids: what a button or menu does, as ASCII text of at most 100 characters. Never a card, never a name."""

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
    """What a press does. `subject` is a table's id unless said otherwise."""

    ACT = "act"
    """The legal action number `index` of the table's version `seen`."""
    REACT = "react"
    """React to hand number `seen` with `bot.members.reactions.REACTIONS[index]`."""
    AHEAD = "ahead"
    """Pass at the next turn (`index` 1), or not (0); `seen` as for ACT."""
    OUT_OF_TURN = "beside"
    """An action out of turn; `index` is its number from `bot.tables.commands.play.number_of`."""
    OUT_OF_TURN_SURE = "besidesure"
    HAND = "hand"
    """Open the hand panel."""
    HAND_AGAIN = "handagain"
    """The hand panel in place of the message pressed."""
    LAST_TRICK = "last"
    LAST_TRICK_HERE = "lasthere"
    """The same in place of the hand panel."""
    RULES = "rules"
    MORE = "more"
    """Open the menu of the table: leave, substitute, kick, close, clock."""
    JOIN = "join"
    """Sit in the first free seat."""
    SIT = "sit"
    """Sit in seat `index`."""
    SIT_HERE = "sithere"
    """The same, and the hand panel in place of the message pressed."""
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
    """Show bids at an even pace (`index` 1), or at once (0)."""
    CLOCK = "clock"
    """A menu: its value is how long a turn may last, in milliseconds."""
    LEVEL = "level"
    """A menu: its value is the level of the table's computer players."""
    HINT = "hint"
    """A hint in the hand panel; `seen` as for ACT."""
    HINTS = "hints"
    """Let members ask for hints (`index` 1), or not (0)."""
    CASUAL = "casual"
    """Make the game casual (`index` 1), or rated (0)."""
    CLOSE = "close"
    CLOSE_SURE = "closesure"
    LEAVE_SURE = "leavesure"
    NO = "no"
    """Change nothing: the answer to any question."""
    PAUSE = "pause"
    """Ask for a pause (`index` 1), or no longer (0)."""
    BACK = "back"
    """I'm back."""
    REPORT = "report"
    """Report table talk."""
    RULING = "ruling"
    """A ruling on table talk in hand number `seen`; `bot.panels.table.talk_report.read_ruling` reads `index`."""
    REMATCH = "rematch"
    """The same seats."""
    REMATCH_HERE = "rematchhere"
    """As REMATCH, and the hand panel of the new game in place of that of the old one."""
    NEW_PARTNERS = "newpartners"
    SUBSTITUTE = "substitute"
    """A menu: its value is the seat a computer takes over."""
    KICK = "kick"
    """A menu: its value is the seat that is freed."""
    BOARD = "board"
    """Page `index` of a leaderboard; `seen` is `bot.panels.stats.leaderboard.BoardQuery`, packed; `subject` 0."""
    BOARD_COLUMN = "boardcolumn"
    """A menu: its value is another board; the rest as for BOARD."""
    BOARD_ME = "boardme"
    """The page that lists the member; `seen` as for BOARD."""
    BOARD_SHARE = "boardshare"
    """Show the page to all who see the channel; as for BOARD."""
    SEASON_END = "seasonend"
    """End season number `seen`, if it is the current one; `subject` 0."""
    STATS = "stats"
    """A page of a member's statistics: `subject` is the member, `seen` the season, `index` the page and the family
    (`bot.panels.stats.member.StatsQuery`)."""
    STATS_RULES = "statsrules"
    """A menu: its value is the number of another family; `subject` and `seen` as for STATS, `index` is the page."""
    STATS_PARTNERS = "statspartners"
    """Page `index` of a member's partners; `subject` is the member."""
    PREFER = "prefer"
    """Toggle preference number `index`; `subject` 0."""
    PREFER_LANGUAGE = "preferlanguage"
    """A menu: its value is a language or `auto`; `subject` 0."""
    PREFER_SORT = "prefersort"
    PREFER_ONLY_CARD = "preferonlycard"
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
    """A menu: its value is `option=value`; `index` is its page as for HOUSE_PAGE, then its place on the page."""
    HOUSE_NUMBER = "housenumber"
    """Open a form for the value of option number `index`."""
    HOUSE_TYPED = "housetyped"
    """A modal: its text is the value of option number `index`."""
    HOUSE_FIX = "housefix"
    """Set option number `index // 100` to its value number `index % 100`, and change what clashes with it; `seen` is
    the `mark` of the rules for which this was offered."""
    HOUSE_PRESET = "housepreset"
    """A menu: its value is a preset, or the number of saved rules."""
    HOUSE_RESET = "housereset"
    """Back to the preset."""
    HOUSE_SAVE = "housesave"
    """Ask for a name under which to save the table's rules."""
    HOUSE_NAMED = "housenamed"
    """A modal: its text is that name."""
    HOUSE_DONE = "housedone"
    REVIEW = "review"
    """Open the review of a finished game."""
    REVIEW_GAME = "reviewgame"
    """Back from a hand to the whole game."""
    REVIEW_HAND = "reviewhand"
    """Hand number `seen`, page `index` of its decisions."""
    REVIEW_PICK = "reviewpick"
    """A menu: its value is the number of a hand."""
    REVIEW_STOP = "reviewstop"
    """Stop waiting for a review."""
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
    """Show the whole hand to all who see the channel."""
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
    """Confirm the repair of question number `seen`; `subject` 0."""
    AUDIT = "audit"
    """Page `index` of the repairs; `subject` 0."""
    PRIVACY_DELETE = "privacydelete"
    """Delete the data of the member who presses; `subject` 0."""
    PUZZLE = "puzzle"
    """Show the puzzle of day `seen`; `subject` 0."""
    PUZZLE_ANSWER = "puzzleanswer"
    """Answer it with choice number `index`."""
    PUZZLE_BOARD = "puzzleboard"
    """The board of all days."""
    PUZZLE_SHARE = "puzzleshare"
    """Show the channel the member's result, without the solution."""


OF_A_MEMBER: Final = frozenset({Verb.STATS, Verb.STATS_RULES, Verb.STATS_PARTNERS})
"""Verbs whose `subject` is a member; everyone in the server may see the panel."""


@final
@dataclass(frozen=True, slots=True)
class Press:
    """A parsed custom id."""

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
        ValueError: For an unknown verb (a button of another version of Bower).
    """
    return Press(Verb(match["verb"]), int(match["subject"]), int(match["seen"]), int(match["index"]))
