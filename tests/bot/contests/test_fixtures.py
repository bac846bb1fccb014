"""The fixtures of a league: rounds in their order, those to come too."""

from dataclasses import replace

from bot.contests.state import StoredContest
from bot.panels.contests.fixtures import fixtures_panel
from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
