"""The permission to manage a server."""

from cogs.interactions.reply import Reply


async def may_manage(reply: Reply) -> bool:
    """Whether the member manages the server; otherwise answers with a refusal."""
    if reply.manager.moderator:
        return True
    await reply.tell("reply-not-manager")
    return False
