"""What people see of Bower: cards, emojis, tables, leaderboards and results, drawn by code.

Describe a picture with a frozen value (all words from the caller, `alt` for who cannot see it), then
`await Studio.draw(picture)`.
"""

from bot.pictures.descriptions import (
    CourseMark,
    CoursePicture,
    HandCard,
    HandPicture,
    LeaderboardPicture,
    LeaderboardRow,
    Picture,
    PlayedCard,
    ResultPicture,
    ResultSide,
    SeatPicture,
    SidePicture,
    TablePicture,
)
from bot.pictures.emojis import emoji_images, emoji_name, emoji_names
from bot.pictures.faces import FACES
from bot.pictures.ink import Pack
from bot.pictures.score_cards import MAXIMUM, ScorePips, ScoreStyle, score_pips
from bot.pictures.studio import PictureError, Studio, render

__all__ = [
    "FACES",
    "MAXIMUM",
    "CourseMark",
    "CoursePicture",
    "HandCard",
    "HandPicture",
    "LeaderboardPicture",
    "LeaderboardRow",
    "Pack",
    "Picture",
    "PictureError",
    "PlayedCard",
    "ResultPicture",
    "ResultSide",
    "ScorePips",
    "ScoreStyle",
    "SeatPicture",
    "SidePicture",
    "Studio",
    "TablePicture",
    "emoji_images",
    "emoji_name",
    "emoji_names",
    "render",
    "score_pips",
]
