"""Posting for a member: Bower writes only where the member may, and not too often."""

from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.tables.errors import Code
from cogs.interactions.reply import Reply
from cogs.interactions.rights import may_call, rights_in
from engine import Refused


def check_may_write(reply: Reply, channel: int) -> None:
    """Refuse unless the member may write in a channel or thread.

    Raises:
        Refused: MAY_NOT_WRITE.
    """
    if not rights_in(reply.interaction, channel).writes:
        raise Refused(Code.MAY_NOT_WRITE)


def check_may_announce(reply: Reply, channel: int) -> None:
    """Refuse unless the member may write in the channel of a contest, where their words are posted.

    Raises:
        Refused: ContestCode.MAY_NOT_WRITE.
    """
    if not rights_in(reply.interaction, channel).writes:
        raise Refused(ContestCode.MAY_NOT_WRITE, channel=str(channel))


def check_may_describe(reply: Reply, channel: int, description: str) -> None:
    """Refuse a description that the member may not post, also in the server's contest channel.

    Raises:
        Refused: ContestCode.MAY_NOT_DESCRIBE.
    """
    if description and not rights_in(reply.interaction, channel).writes:
        raise Refused(ContestCode.MAY_NOT_DESCRIBE, channel=str(channel))


def check_may_call(reply: Reply, stored: StoredContest, role: int) -> None:
    """Refuse a role for a contest of another organiser, by whose rights it would be called, if the member may not.

    Organisers may choose any for their own: it is called only while they may mention it.

    Raises:
        Refused: ContestCode.MAY_NOT_CALL.
    """
    if not stored.are_same(reply.user, stored.organiser) and not may_call(reply.interaction, stored.channel, role):
        raise Refused(ContestCode.MAY_NOT_CALL, role=str(role), channel=str(stored.channel))


def check_may_share(reply: Reply) -> None:
    """Refuse unless the member may write where they press, and has not just posted too much; it counts as a post.

    Raises:
        Refused: MAY_NOT_WRITE, SHARED_OFTEN.
    """
    check_may_write(reply, reply.interaction.channel_id or 0)
    check_not_often(reply)


def check_not_often(reply: Reply) -> None:
    """Refuse a member for whom Bower has just posted too much; it counts as a post.

    Raises:
        Refused: SHARED_OFTEN.
    """
    if not reply.ui.shared.take(reply.user):
        raise Refused(Code.SHARED_OFTEN)
