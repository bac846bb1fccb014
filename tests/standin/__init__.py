"""A stand-in for Discord on 127.0.0.1: the real gateway and HTTP, for what SimCord cannot show; see README.md."""

from tests.standin.interactions import Interaction, Reply, Unanswered
from tests.standin.messages import Message, NotThere
from tests.standin.server import StandIn
from tests.standin.trouble import Fault, Limits
from tests.standin.world import Channel, Guild, User

__all__ = [
    "Channel",
    "Fault",
    "Guild",
    "Interaction",
    "Limits",
    "Message",
    "NotThere",
    "Reply",
    "StandIn",
    "Unanswered",
    "User",
]
