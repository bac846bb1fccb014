"""What the messages of a contest are for, each with what the number of a post means."""

from enum import StrEnum
from typing import Final


class Purpose(StrEnum):
    """What a post of a contest is for. The value is stored, without or with a part of it (`calls.parts_of`).

    The number of a post is that of an event, unless it is said otherwise.
    """

    BOARD = "board"  # the notice board; the number is 0
    ROOM = "room"  # a thread; the number is that of a table, from 1
    EVENT = "event"  # Discord's own event, whose id stands for a message's; the number is 0
    ANNOUNCEMENT = "announcement"  # what an organiser says to all
    CHECK_IN = "checkin"  # the call to check in
    NEW_START = "postponed"  # that it starts at another time
    TIME = "time"  # that it is paused, goes on, or has more time
    MOVED = "moved"  # the call to another channel
    ENTRY = "entry"  # that somebody else has changed an entry
    GUEST = "guest"  # the call to a member whom an organiser invites; the number is the player's
    PARTNER_LEFT = "partnerleft"  # that a partner has left; the number is that of the player who stays
    NO_PARTNER = "nopartner"  # to members for whom no partner was left at the start; the number is 0
    ABSENT = "absent"  # to those who had not checked in at the start; the number is 0
    NO_PLACE = "noplace"  # to those for whom no place was left at the start; the number is 0
    ROUND = "round"  # the tables of a round; the number is the round's
    REDRAWN = "redrawn"  # that a round is drawn again
    REMINDER = "reminder"  # a reminder; the number is the minute, since 1970, at which it was due
    STANDINGS = "standings"  # the standings after a round; the number is the round's
    FOR_RATINGS = "forratings"  # that a decided match is played on for the ratings; the number is that of its table
    FINAL = "final"  # the end; the number is 0
    CANCELLED = "cancelled"  # that it has been called off; the number is 0
    DISPUTE = "dispute"  # what a player asks about a match
    RULING = "ruling"  # the answer to it
    CHANNEL_GONE = "channelgone"  # that it is paused, as its channel is gone; the number is made from the channel's


PASSING: Final = frozenset({Purpose.REMINDER})
"""Of messages that are deleted once they have had their time."""
EDITED: Final = PASSING | {Purpose.DISPUTE}
"""Of messages that show what they are about as it is now."""
