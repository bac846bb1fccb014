"""What people see of Bower, drawn by code: cards, emojis, tables, hands, leaderboards, results and charts.

Describe a picture with a frozen value (`TablePicture`, `BarsPicture`...), which has all texts from the caller, then
`await Studio.draw(picture)`. What is to be drawn, and in which words, is the business of `bot.panels`. Start with
`studio.py`: each picture has a module that describes and draws it.
"""

from bot.pictures.colours import ACCENTS, Pack
from bot.pictures.contests.bracket import BracketPicture
from bot.pictures.contests.standings import StandingsPicture
from bot.pictures.emojis import emoji_images, emoji_name, emoji_names
from bot.pictures.faces import ScoreStyle
from bot.pictures.hands import ChairPicture, HandCard, OpenHand, ReplayPicture
from bot.pictures.leaderboard import LeaderboardPicture, LeaderboardRow, WeekPicture, WeekRow
from bot.pictures.member import Bar, BarGroup, BarsPicture, Figure, FiguresPicture, ProfilePicture
from bot.pictures.plot import TrendChart, TrendLine, TrendPicture
from bot.pictures.result import CourseMark, CoursePicture, Deed, ResultPicture, ResultSide
from bot.pictures.studio import Picture, PictureError, Studio, render
from bot.pictures.table_description import (
    Avatar,
    Bower,
    PlayedCard,
    SeatPicture,
    SidePicture,
    TablePicture,
    Trump,
    read_avatar,
)

__all__ = [
    "ACCENTS",
    "Avatar",
    "Bar",
    "BarGroup",
    "BarsPicture",
    "Bower",
    "BracketPicture",
    "ChairPicture",
    "CourseMark",
    "CoursePicture",
    "Deed",
    "Figure",
    "FiguresPicture",
    "HandCard",
    "LeaderboardPicture",
    "LeaderboardRow",
    "OpenHand",
    "Pack",
    "Picture",
    "PictureError",
    "PlayedCard",
    "ProfilePicture",
    "ReplayPicture",
    "ResultPicture",
    "ResultSide",
    "ScoreStyle",
    "SeatPicture",
    "SidePicture",
    "StandingsPicture",
    "Studio",
    "TablePicture",
    "TrendChart",
    "TrendLine",
    "TrendPicture",
    "Trump",
    "WeekPicture",
    "WeekRow",
    "emoji_images",
    "emoji_name",
    "emoji_names",
    "read_avatar",
    "render",
]
