"""Who plays in tests, where, and by which rules."""

from bot.tables.model import Member
from engine import Phase, Rules
from engine.rules.options import DefendAlone

ANN, BEN, CLEO, DAN, EVE = (Member(1001 + at, name) for at, name in enumerate(("Ann", "Ben", "Cleo", "Dan", "Eve")))
MOD = Member(1009, "Mo", moderator=True)
MEMBERS = (ANN, BEN, CLEO, DAN)
CROWD = (*MEMBERS, EVE, Member(1006, "Fay"), Member(1007, "Gus"), Member(1010, "Hanna"), Member(1011, "Ivo"))
"""As many as fit at the largest table."""
GUILD, CHANNEL = 77, 7700
CONTEST = 6
CLOCK_MS = 60_000
EVERY_PHASE = Rules(defend_alone=DefendAlone.ALWAYS)
"""Games in which every phase of the classic game comes up."""
CLASSIC = frozenset(
    (
        *(Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.FIRST_ROUND, Phase.SECOND_ROUND),
        *(Phase.DISCARDING, Phase.DEFENDER_ALONE, Phase.PLAYING, Phase.OVER),
    )
)
SHORT = Rules(target=2)
"""Games of a hand or two."""
