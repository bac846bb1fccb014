"""Custom ids: what a button or menu does, as ASCII text of at most 100 characters. Never a card, never a name."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from bot.panels.core.panel import Button, Style

__all__ = [
    "ANYWHERE",
    "BUTTON_TEMPLATE",
    "MENU_TEMPLATE",
    "MODAL_TEMPLATE",
    "OF_A_CONTEST",
    "OF_A_MEMBER",
    "Press",
    "Verb",
    "read",
]


class Verb(StrEnum):
    """What a press does. `subject` is a table's id unless said otherwise."""

    ACT = "act"
    """The legal action number `index` of the table's version `seen`."""
    ALONE = "alone"
    """Ask whether to go alone by the legal action number `index`; as for ACT, which the answer is."""
    REACT = "react"
    """React to hand number `seen` with `bot.members.shown.REACTIONS[index]`."""
    AHEAD = "ahead"
    """Pass at the next turn (`index` 1), or not (0); `seen` as for ACT."""
    OUT_OF_TURN = "beside"
    """An action out of turn; `index` is its number from `bot.tables.commands.play.number_of`."""
    OUT_OF_TURN_SURE = "besidesure"
    HAND = "hand"
    """Open the hand panel, or go back to it."""
    LAST_TRICK = "last"
    RULES = "rules"
    """The rules in a few lines, in a message of their own; `subject` 0 are those of the server's new tables."""
    RULES_PAGE = "rulespage"
    """Page `index % 100` of chapter `index // 100`; a menu: its value is the chapter.

    `subject` is a table, or 0: `seen` is a `full_text.Origin`."""
    MORE = "more"
    """Open the menu of the table: leave, substitute, kick, close, clock."""
    INVITE = "invite"
    """Ask whom to call to the table."""
    INVITE_PICK = "invitepick"
    """A menu of members: the one who is called to the table."""
    CALL = "call"
    """Call players to the table."""
    LET_IN = "letin"
    """Let friends into a private table: it goes on in the channel pressed in."""
    JOIN = "join"
    """Sit in the first free seat."""
    SIT = "sit"
    """Sit in seat `index`."""
    LEAVE = "leave"
    """Leave the table, where needed after a question; its answer has `index` 1."""
    ADD_COMPUTER = "computer"
    FILL = "fill"
    """Computers in all free seats."""
    REMOVE_COMPUTER = "nocomputer"
    """From seat `index`."""
    START = "start"
    DEAL = "deal"
    """The next hand now, without the pause; `seen` as for ACT."""
    CLOCK = "clock"
    """A menu: its value is how long a turn may last, in milliseconds."""
    LEVEL = "level"
    """A menu: its value is the level of the table's computer players; `index` 1 in the hand panel, 0 under *More…*."""
    HINT = "hint"
    """A hint in the hand panel; `seen` as for ACT."""
    HINTS = "hints"
    """Let members ask for hints (`index` 1), or not (0)."""
    WHY = "why"
    """What a computer meant in hand number `seen`: `index` is its seat, from 1, or 0 for the partner before others."""
    CASUAL = "casual"
    """Make the game casual (`index` 1), or rated (0)."""
    CLOSE = "close"
    """Ask whether to close the table; `index` 1 is the answer."""
    NO = "no"
    """Change nothing: the answer to any question."""
    PAUSE = "pause"
    """Ask for a pause (`index` 1), or no longer (0)."""
    BACK = "back"
    """I'm back."""
    REPORT = "report"
    """Report table talk."""
    RULING = "ruling"
    """A ruling on table talk in hand number `seen`; `bot.panels.table.menus.read_ruling` reads `index`."""
    REMATCH = "rematch"
    """The same seats."""
    NEW_PARTNERS = "newpartners"
    TABLE_LIST = "tablelist"
    """Page `index` of the server's running tables; `subject` 0."""
    SUBSTITUTE = "substitute"
    """A menu: its value is the seat a computer takes over."""
    KICK = "kick"
    """A menu: its value is the seat that is freed."""
    BOARD = "board"
    """Page `index` of a leaderboard; `seen` is `bot.panels.stats.leaderboard.BoardQuery`, packed; `subject` 0.

    A menu: its value is another board."""
    BOARD_ME = "boardme"
    """The page that lists the member; `seen` as for BOARD."""
    BOARD_SHARE = "boardshare"
    """Show the page to all who see the channel; as for BOARD."""
    SEASON_END = "seasonend"
    """End season number `seen`, if it is the current one; `subject` 0."""
    STATS = "stats"
    """A page of a member's statistics: `subject` is the member, `seen` and `index` are `stats.member.StatsQuery`."""
    STATS_RULES = "statsrules"
    """A menu: its value is the number of another family; `subject` and `seen` as for STATS, `index` is the page."""
    STATS_PAGE = "statspage"
    """A menu: its value is another page; `subject`, `seen` and `index` as for STATS."""
    STATS_SHARE = "statsshare"
    """Show one's own profile to all who see the channel; `seen` and `index` as for STATS."""
    PROFILE = "profile"
    """Page `index` of the presser's statistics, of all games, in a new message; `subject` 0."""
    STATS_PARTNERS = "statspartners"
    """Page `index` of a member's partners; `subject` is the member."""
    PREFER = "prefer"
    """Toggle preference number `index`; a menu: its value is `name=value`; `subject` 0."""
    SERVER_SETUP = "serversetup"
    """Open the form of `/admin setup`; `subject` 0.

    The form: its answers are language, rules, time zone, organizer role and contest channel."""
    SERVER_CHECK = "servercheck"
    """Look again at what the bot may do in this channel and in that of contests; `subject` 0."""
    SERVER_ROLES = "serverroles"
    """Look again at the roles that Bower gives; a menu: its value is role number `index` of `bot.servers.ROLES`."""
    SERVER_FORGET = "serverforget"
    """The form of `/admin forget-server`: its text is the word that deletes what is stored about the server."""
    VERIFY = "verify"
    """Check the deals of a finished game."""
    RULESET_DELETE = "rulesetdelete"
    """Forget the server's rules number `seen`; `subject` 0."""
    HOUSE = "house"
    """Open the panel of house rules."""
    HOUSE_GROUP = "housegroup"
    """A menu: its value is the group of options to show."""
    HOUSE_PAGE = "housepage"
    """Show the place number `index` (`bot.panels.rules.house_rules.HousePage`)."""
    HOUSE_CHANGE = "housechange"
    """A menu: its value is the option to show."""
    HOUSE_OPTION = "houseoption"
    """A menu: its value is `option=value`."""
    HOUSE_NUMBER = "housenumber"
    """Open a form for the value of option number `index`; the form: its text is the value."""
    HOUSE_PRESET = "housepreset"
    """A menu: its value is a preset, or the number of saved rules."""
    HOUSE_DONE = "housedone"
    RESULT_SHARE = "resultshare"
    """Show the result of a finished game to all who see the channel."""
    REVIEW = "review"
    """Open the review of a finished game."""
    REVIEW_GAME = "reviewgame"
    """The whole game with verdict number `seen` on the reader, or on everyone (`index` 1)."""
    REVIEW_HAND = "reviewhand"
    """Hand number `seen`, page `index`: 0 is the deal, the others are its decisions. A menu: its value is the hand."""
    REVIEW_SHOW = "reviewshow"
    """The replay of hand `seen`, counted from 0, at line `index` after its deal; a menu: its value is that line."""
    REVIEW_SHARE = "reviewshare"
    """Show the review to all who see the channel."""
    REPLAY = "replay"
    """Open the replay of a finished game; `seen` and `index` as for REPLAY_STEP, 0 for its beginning."""
    REPLAY_STEP = "replaystep"
    """Go to a step of a hand, as a seat saw it: `bot.panels.core.menus` packs them into `seen` and `index`."""
    REPLAY_PICK = "replaypick"
    """A menu of views and hands (`bot.panels.replay.pick_spot`); the rest as for REPLAY_STEP."""
    REPLAY_SHARE = "replayshare"
    """Show the position to all who see the channel."""
    HISTORY = "history"
    """Page `seen` of the games of the server, or of member number `index` (from 1) of the table `subject`."""
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
    PRIVACY_PAGE = "privacypage"
    """Page `index` of what is stored about the member who presses; `subject` 0."""
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
    BOARDS = "boards"
    """The boards of day `seen`, 0: of today; `subject` 0."""
    BOARD_PLAY = "boardplay"
    """Play board `index` of day `seen`, or see its result; `subject` 0."""
    BOARDS_SHARE = "boardsshare"
    """Show the channel the member's result of day `seen`; `subject` 0."""
    BOARD_AGAIN = "boardagain"
    """Play hand `seen` of a finished game, counted from 0, once more from line `index` after its deal on."""
    ASK = "ask"
    """Ask the channel about line `index` after the deal of hand `seen`, from 0; with `index` 0 about what is worth it.

    `subject` 0: about the puzzle of day `seen`."""
    ASK_VOTE = "askvote"
    """Vote for choice number `index` on the question of message `seen` (`bot.posts`); `subject` 0."""
    ASK_CLOSE = "askclose"
    """End the vote on it; `subject` 0."""
    ASK_PLAY = "askplay"
    """Play on privately, in the seat that decided, from what ASK names by these numbers."""
    HELP = "help"
    """Page `index` of the guide; `subject` 0, as of those below."""
    PLAY_NOW = "playnow"
    """Show the member's game, or deal a private one."""
    OPEN_TABLE = "opentable"
    """Open a table that waits for people."""
    GUIDE_OPEN = "guideopen"
    """Begin the guided hand in a message of its own."""
    GUIDE = "guide"
    """Choice `index` at step `seen` of the guided hand (`bot.coach.guided_hand`)."""
    FORM_AGAIN = "formagain"
    """Open refused form number `seen` with what was typed; `subject` 0."""
    CONTEST = "contest"
    """A view of a contest: `bot.panels.contests.voice.read_place` reads `index`. `subject` is the contest's number here
    and below, and `seen` its revision where an answer depends on it."""
    CONTEST_PAGE = "contestpage"
    """The same in place of the message pressed."""
    CONTEST_JOIN = "contestjoin"
    """Sign up: alone in a hustle, elsewhere to be given a partner."""
    CONTEST_PARTNER = "contestpartner"
    """Ask whom the member wants as the partner."""
    CONTEST_INVITE = "contestinvite"
    """A menu of members: the one who is asked to be the partner."""
    CONTEST_ACCEPT = "contestaccept"
    """Become the partner of player number `index`."""
    CONTEST_DECLINE = "contestdecline"
    CONTEST_LEAVE = "contestleave"
    """Leave, where needed after a question; its answer has `index` 1."""
    CONTEST_CHECK_IN = "contestcheckin"
    CONTEST_OFFER = "contestoffer"
    """Offer to play for somebody who cannot (`index` 1), or no longer (0)."""
    CONTEST_TEMPLATE = "contesttemplate"
    """Draft a contest by template number `index`; `subject` 0."""
    CONTEST_FIELD = "contestfield"
    """A menu: its value is what of the draft to change."""
    CONTEST_CHOOSE = "contestchoose"
    """A menu: its value is the new value of field number `index` (`bot.contests.fields`)."""
    CONTEST_FORM = "contestform"
    """Open the form for the draft's name, start, entrants and description; the form: its texts are these."""
    CONTEST_HAND = "contesthand"
    """The hand panel of the member, at whichever table of the contest they play."""
    CONTEST_DISPUTE = "contestdispute"
    """Ask what the organisers are to look at of the match of round `seen`, place `index`; the form says it."""
    CONTEST_MANAGE = "contestmanage"
    """The organisers' panel."""
    CONTEST_TASK = "contesttask"
    """A menu: its value is what an organiser does (`bot.panels.contests.tasks`)."""
    CONTEST_TARGET = "contesttarget"
    """A menu: its value is what task number `index` is done to."""
    CONTEST_TARGETS = "contesttargets"
    """Page `index` of these for task number `seen`."""
    CONTEST_PEOPLE = "contestpeople"
    """A menu of members for task number `index`."""
    CONTEST_POINTS = "contestpoints"
    """A modal: its text is the points of the match of round `seen`, place `index`."""
    CONTEST_SURE = "contestsure"
    """Yes to question number `seen`; with `index` 1 a form asks for the reason, or for the text itself."""
    CONTEST_PUBLISH = "contestpublish"
    CONTEST_DISCARD = "contestdiscard"
    CONTEST_MOVE = "contestmove"
    """Ask in which channel the contest goes on; a menu: its value is the channel."""
    CONTEST_AGAIN = "contestagain"
    """Draft the contest once more, a week later at the same time."""
    CONTEST_RENAME = "contestrename"
    """A modal: its texts are the name and the description of a published contest."""
    CONTEST_START = "conteststart"
    CONTEST_ANSWER = "contestanswer"
    """Answer what is disputed about the match of round `seen` and place `index`."""
    BELL = "bell"
    """Open the bell of the channel pressed in; `subject` 0."""
    BELL_SET = "bellset"
    """Turn it on (`index` 1) or off (0)."""
    BELL_CHANGE = "bellchange"
    """A menu: its value is the new hour from (`index` 0) or until (1) which it rings."""
    OWN_POSTS = "ownposts"
    """Show what Bower posts by itself, and what changes it; `subject` 0."""
    OWN_POSTS_CHANNEL = "ownpostschannel"
    """A menu: its value is the channel of these posts."""
    OWN_POSTS_HOUR = "ownpostshour"
    """A menu: its value is the hour at which they come."""
    OWN_POSTS_SET = "ownpostsset"
    """Turn post number `index` of `bot.servers.OwnPost` on (`seen` 1) or off (0)."""
    OWN_POSTS_SEASONS = "ownpostsseasons"
    """A menu: its value is how seasons follow the calendar (`bot.servers.SEASONS`), or `off`."""
    AVOID = "avoid"
    """Show whom the member would rather not sit with; `subject` 0, so below."""
    AVOID_ADD = "avoidadd"
    """A menu: its value is the member who is put on the list."""
    AVOID_OFF = "avoidoff"
    """A menu: its value is the member who is taken off the list."""


def _template(begin: str) -> re.Pattern[str]:
    numbers = ":".join((r"(?P<subject>[0-9]{1,20})", r"(?P<seen>[0-9]{1,10})", r"(?P<index>[0-9]{1,6})"))
    return re.compile(rf"{begin}:(?P<verb>[a-z_]{{1,24}}):{numbers}")


BUTTON_TEMPLATE: Final = _template("bower")
MENU_TEMPLATE: Final = _template("bowermenu")
MODAL_TEMPLATE: Final = _template("bowermodal")

OF_A_MEMBER: Final = frozenset({Verb.STATS, Verb.STATS_RULES, Verb.STATS_PAGE, Verb.STATS_SHARE, Verb.STATS_PARTNERS})
"""Verbs whose `subject` is a member; everyone in the server may see the panel."""
ANYWHERE: Final = frozenset((
    Verb.HELP, Verb.GLOSSARY, Verb.RULES, Verb.RULES_PAGE, Verb.GUIDE, Verb.GUIDE_OPEN, Verb.PREFER, Verb.PRIVACY_PAGE,
    Verb.PRIVACY_DELETE, Verb.NO, Verb.PUZZLE, Verb.PUZZLE_ANSWER, Verb.PUZZLE_SHARE, Verb.STATS, Verb.STATS_RULES,
    Verb.STATS_PAGE, Verb.STATS_SHARE, Verb.PROFILE, Verb.BOARDS, Verb.BOARD_PLAY, Verb.BOARDS_SHARE, Verb.BOARD_AGAIN,
    # of a private table
    Verb.PLAY_NOW, Verb.ACT, Verb.ALONE, Verb.OUT_OF_TURN, Verb.OUT_OF_TURN_SURE, Verb.HAND, Verb.LAST_TRICK, Verb.DEAL,
    Verb.REACT, Verb.HINT, Verb.HINTS, Verb.WHY, Verb.MORE, Verb.LEVEL, Verb.BACK, Verb.LEAVE, Verb.CLOSE,
    Verb.REMATCH, Verb.NEW_PARTNERS, Verb.RESULT_SHARE, Verb.VERIFY, Verb.VERIFY_PAGE, Verb.REVIEW,
    Verb.REVIEW_GAME, Verb.REVIEW_HAND, Verb.REVIEW_SHOW, Verb.REVIEW_SHARE, Verb.REPLAY, Verb.REPLAY_STEP,
    Verb.REPLAY_PICK, Verb.REPLAY_SHARE,
))  # fmt: skip
"""Verbs that also work in direct messages, and in servers where Bower is not; all others are of a server."""
OF_A_CONTEST: Final = frozenset(verb for verb in Verb if verb.name.startswith("CONTEST"))
"""Verbs whose `subject` is a contest."""


@final
@dataclass(frozen=True, slots=True)
class Press:
    """A parsed custom id."""

    verb: Verb
    subject: int = 0
    seen: int = 0
    index: int = 0

    def button(
        self, label: str = "", style: Style = Style.SECONDARY, *, emoji: str | None = None, disabled: bool = False
    ) -> Button:
        """A button that does this; see `Button`."""
        return Button(id=self.button_id(), label=label, emoji=emoji, style=style, disabled=disabled)

    def button_id(self) -> str:
        """The custom id of a button."""
        return f"bower:{self._rest()}"

    def menu(self) -> str:
        """The custom id of a menu."""
        return f"bowermenu:{self._rest()}"

    def modal(self) -> str:
        """The custom id of a modal."""
        return f"bowermodal:{self._rest()}"

    def _rest(self) -> str:
        return f"{self.verb}:{self.subject}:{self.seen}:{self.index}"


def read(match: re.Match[str]) -> Press:
    """The press of a matched custom id."""
    return Press(Verb(match["verb"]), int(match["subject"]), int(match["seen"]), int(match["index"]))
