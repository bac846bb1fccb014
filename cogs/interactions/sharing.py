"""Posting for a member: Bower writes only where the member may, and not too often."""

from bot.tables.errors import Code
from cogs.interactions.reply import Reply
from cogs.interactions.rights import rights_in
from engine import Refused


def check_may_write(reply: Reply, channel: int) -> None:
    """Refuse unless the member may write in a channel or thread.

    Raises:
        Refused: MAY_NOT_WRITE.
    """
    if not rights_in(reply.interaction, channel).writes:
        raise Refused(Code.MAY_NOT_WRITE)


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
