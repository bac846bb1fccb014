"""Samples of the pictures with charts and figures, one for each kind."""

from bot.pictures.plot import TrendChart, TrendLine, TrendPicture
from bot.pictures.statistics import Bar, BarGroup, BarsPicture, FiguresPicture
from bot.pictures.studio import Picture


def charts() -> dict[str, Picture]:
    """Bars and trends."""
    found: dict[str, Picture] = {}
    found["bars"] = BarsPicture(
        title="Ann: Seats and suits",
        groups=(
            BarGroup(title="Hands won, by seat", bars=(Bar(label="Dealer", share=0.56, text="56%", note="83 hands"),)),
            BarGroup(
                title="Successful calls",
                bars=(
                    Bar(label="All calls", share=0.81, text="81%", note="of 113 calls", average=0.78),
                    Bar(label="Hearts", share=0.0, text="0%", note="of one call"),
                ),
            ),
        ),
    )
    found["figures"] = FiguresPicture(
        title="Ann: All the numbers",
        about="All games · all time",
        columns=("Ann", "server"),
        rows=(("Games", ("128", "4")), ("Games won", ("67 (52%)", "48%")), ("Longest win streak", ("7", ""))),
    )
    found["trend"] = TrendPicture(
        title="Ann: Trend",
        charts=(
            TrendChart(
                title="Games won, of 10 each",
                lines=(TrendLine(values=(0.4, 0.7, 0.5, 0.9)),),
                low=0.0,
                high=1.0,
                low_text="0%",
                high_text="100%",
                last_text="90%",
                even=0.5,
                even_text="50%",
            ),
            TrendChart(
                title="Points per hand",
                lines=(
                    TrendLine(values=tuple(0.5 + (hand % 7) / 20 for hand in range(120)), label="own side"),
                    TrendLine(values=tuple(0.5 - (hand % 5) / 20 for hand in range(120)), label="other side"),
                ),
                low=0.0,
                high=1.0,
                low_text="0",
                high_text="1",
            ),
        ),
    )
    return found
