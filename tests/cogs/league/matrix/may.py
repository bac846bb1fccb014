"""Who may change what by which press, written out by hand: what the product is held to, not what it says of itself.

Everything is an upper bound: a press may also be refused for another reason, and then changes nothing.
"""

from dataclasses import dataclass
from typing import Final

STANDINGS: Final = (
    *("stranger", "entrant", "partner", "opponent", "invited", "watcher", "moderator"),
    *("blind", "elsewhere", "organiser", "deputy", "by_role", "admin"),
)
"""`blind` sees no channel of a contest; `elsewhere` administers another server."""
STAGES: Final = (
    *("draft", "open", "running", "paused", "over", "cancelled"),
    *("hidden open", "hidden running", "foreign open", "foreign running", "none"),
)
"""`hidden`: in a channel that only admins see; `foreign`: of another server; `none`: there is no such contest."""
ORGANISE: Final = frozenset(("organiser", "deputy", "by_role", "admin"))
CREATE: Final = frozenset(("by_role", "admin"))
PLAY: Final = frozenset(("entrant", "partner", "opponent"))
SIGN_UP: Final = frozenset(STANDINGS) - {"blind", "elsewhere"}
COMMENT: Final = SIGN_UP - PLAY
SEE_HIDDEN: Final = frozenset(("organiser", "deputy", "admin"))
ON: Final = frozenset(("running", "paused"))
GOING_ON: Final = ON | {"open"}


@dataclass(frozen=True)
class Rule:
    """What a press may change: the kinds of `events`, by whoever presses, and whose `rows` of players.

    Rows: `own`; `picked`, who was chosen in the menu; `asker`, who has asked the presser to be the partner; `partner`;
    `offering`, who has offered to play. `slots` are the presser's times, `drafts` new ones in their server, `channel`
    that of the contest.
    """

    who: frozenset[str]
    stages: frozenset[str]
    events: frozenset[str] = frozenset()
    rows: frozenset[str] = frozenset()


def rule(who: frozenset[str], stages: frozenset[str], events: str = "", rows: str = "") -> Rule:
    return Rule(who, stages, frozenset(events.split()), frozenset(rows.split()))


DRAFT: Final = frozenset({"draft"})
OPEN: Final = frozenset({"open"})
NOTHING: Final = rule(frozenset(), frozenset())
LEAVING: Final = rule(SIGN_UP, GOING_ON | DRAFT, "left promoted substituted keeps ready", "own partner offering")
DECIDED: Final = (
    "reason paused resumed extended adjusted forfeited ruled substituted left promoted joined undrawn announced handed "
    "cancelled deputy seed changed asked own proposed"
)
RULES: Final[dict[str, Rule]] = {
    # what only shows something, or asks
    **dict.fromkeys(
        (
            *("contest", "contestpage", "contestpartner", "contestmatch", "contestdispute", "contestmanage"),
            *("contesttask", "contesttarget", "contesttargets", "contestpeople", "contestinto", "contestpoints"),
            *("contestseed", "conteststart", "contestfield", "contestform", "contestotherrole", "contestrole"),
            *("contesthand", "contestcall", "commentary", "commentarystep"),
        ),
        NOTHING,
    ),
    # what members do for themselves
    "contestjoin": rule(SIGN_UP, GOING_ON, "joined checked", "own"),
    "contestinvite": rule(SIGN_UP, OPEN, "joined checked", "own picked"),
    "contestaccept": rule(SIGN_UP, OPEN, "joined checked", "own asker"),
    "contestdecline": rule(SIGN_UP, GOING_ON, "", "asker"),
    "contestleave": LEAVING,
    "contestleavesure": LEAVING,
    "contestcheckin": rule(SIGN_UP, GOING_ON, "checked ready"),
    "contestoffer": rule(SIGN_UP, GOING_ON | DRAFT, "joined substituted", "own"),
    "contestoffice": rule(SIGN_UP, GOING_ON, "accepted refused reason joined substituted deputy handed", "own"),
    "contestslots": rule(SIGN_UP, ON, "", "slots"),
    "contestfix": rule(SIGN_UP, ON, "agreed", "slots"),
    "contestdisputed": rule(SIGN_UP, ON | {"over", "cancelled"}, "disputed"),
    "commentarysure": rule(COMMENT, ON, "watched", "own"),
    # what organisers do
    "contesttemplate": rule(CREATE, frozenset(STAGES), "", "drafts"),
    "contestagain": rule(CREATE, frozenset(STAGES), "", "drafts"),
    "contestchoose": rule(ORGANISE, DRAFT, "changed", "channel"),
    "contesttyped": rule(ORGANISE, DRAFT, "changed"),
    "contestpublish": rule(ORGANISE, DRAFT, "published"),
    "contestdiscard": rule(ORGANISE, DRAFT, "reason cancelled"),
    "contestratings": rule(ORGANISE, DRAFT | GOING_ON, "changed"),
    "contestrename": rule(ORGANISE, GOING_ON, "changed"),
    "contestmove": rule(ORGANISE, GOING_ON, "changed", "channel"),
    "contestapprove": rule(ORGANISE, GOING_ON | {"over"}, f"{DECIDED} approved declined", "own picked channel"),
    "contestsure": rule(ORGANISE, GOING_ON, DECIDED, "own picked channel"),
    "contestreason": rule(ORGANISE, GOING_ON, DECIDED, "own picked channel"),
}
"""By verb. A verb that is not here fails the test of the table."""
AS_PLAYER: Final = frozenset(("contestslots", "contestfix", "contestdisputed"))
"""Verbs by which only those change anything who are in an entry of the contest."""
ASKED: Final = frozenset(("contestsure", "contestreason"))
"""Verbs by which only those change anything who were asked that question."""


def allowed(verb: str, standing: str, stage: str) -> Rule:
    """What a press may change."""
    found = RULES[verb]
    if standing == "elsewhere":  # an administrator in one's own server
        standing, stage = "admin", stage.removeprefix("foreign ") if stage.startswith("foreign") else "none"
    elif stage.startswith("foreign"):
        stage = "none"
    if stage.startswith("hidden"):
        stage = stage.removeprefix("hidden ") if standing in SEE_HIDDEN else "none"
    return found if standing in found.who and stage in found.stages else NOTHING


WORDS: Final = {"public": "Marigold", "draft": "Quagmire", "hidden": "Zanzibar", "foreign": "Timbuktu"}
"""What names of contests have in them."""


def secret_words(standing: str) -> frozenset[str]:
    """What no answer to a member may have in it."""
    found = {"foreign"} if standing != "elsewhere" else {"public", "draft", "hidden"}
    if standing == "blind":
        found = set(WORDS)
    if standing not in SEE_HIDDEN:
        found.add("hidden")
    if standing not in ORGANISE:
        found.add("draft")
    return frozenset(WORDS[each] for each in found)
