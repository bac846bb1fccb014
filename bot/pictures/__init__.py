"""What people see of Bower, drawn by code: cards, emojis, tables, hands, leaderboards, results and charts.

Describe a picture with a frozen value (`TablePicture`, `BarsPicture`...), which has all texts from the caller, then
`await Studio.draw(picture)`. What is to be drawn, and in which words, is the business of `bot.panels`. Start with
`studio.py`: each picture has a module that describes and draws it.
"""

from bot.pictures.avatar import Avatar, read_avatar
from bot.pictures.bars import Bar, BarGroup, BarsPicture
from bot.pictures.chair import ChairPicture
from bot.pictures.colours import ACCENTS, Pack
from bot.pictures.contests.bracket import BracketPicture
from bot.pictures.contests.standings import StandingsPicture
from bot.pictures.course import CourseMark, CoursePicture, Deed
from bot.pictures.emojis import emoji_images, emoji_name, emoji_names
from bot.pictures.figures import FiguresPicture
from bot.pictures.hand import HandCard
from bot.pictures.leaderboard import LeaderboardPicture, LeaderboardRow
from bot.pictures.open_hands import OpenHand, ReplayPicture
from bot.pictures.profile import Figure, ProfilePicture
from bot.pictures.result import ResultPicture, ResultSide
from bot.pictures.score_cards import ScoreStyle
from bot.pictures.studio import Picture, PictureError, Studio, render
from bot.pictures.table_description import Bower, PlayedCard, SeatPicture, SidePicture, TablePicture, Trump
from bot.pictures.trend import TrendChart, TrendLine, TrendPicture
from bot.pictures.week import WeekPicture, WeekRow

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
