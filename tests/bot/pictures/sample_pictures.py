"""A picture of every kind and state, for tests, the benchmark and the contact sheet."""

import io
from typing import Final

from PIL import Image

from bot.panels.contests.pictures import bracket_picture, standings_picture
from bot.pictures.colours import Pack
from bot.pictures.faces import MAXIMUM, ScoreStyle
from bot.pictures.hands import ChairPicture, HandCard, OpenHand, ReplayPicture
from bot.pictures.page import PlayerName
from bot.pictures.ranks import RankRow, RanksPicture
from bot.pictures.result import CourseMark, CoursePicture, ResultPicture, ResultSide
from bot.pictures.statistics import Figure, ProfilePicture, WeekPicture, WeekRow
from bot.pictures.studio import Picture
from bot.pictures.table_description import PlayedCard, SeatPicture, SidePicture, TablePicture
from tests.bot.pictures import contest_samples
from tests.bot.pictures.sample_charts import charts

_NAMES: Final = ("Ann", "Dan", "Ben", "Cleo", "Emil", "Fay", "Gus", "Hanna", "Ivo")
_TRICK: Final = ("Ah", "Jh", "Jd", "Td", "Kc", "Qs", "8h", "7d", "Xx")


def pixels(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


def sample_table(seats: int = 4, *, pack: Pack = Pack.TWO, cards: int = 4) -> TablePicture:
    """A table in play, `cards` of the trick on it."""
    alone = seats not in (2, 4, 6)
    trick = tuple(
        PlayedCard(seat=seat, card=card, wins=seat == 1, bower={"Jh": "right", "Jd": "left"}.get(card))  # type: ignore[arg-type]
        for seat, card in enumerate(_TRICK[: min(seats, cards)])
    )
    return TablePicture(
        seats=tuple(
            SeatPicture(
                name=_NAMES[seat],
                side=seat if alone else seat % 2,
                cards=3,
                tricks=seat % 3,
                points=seat if alone else None,
                dealer=seat == 3,
                maker=seat == 2,
                turn=seat == 1,
                computer=seat % 2 == 1,
            )
            for seat in range(seats)
        ),
        sides=() if alone else _sides(seats),
        pack=pack,
        trick=trick,
        trump="h",
        trump_label="Hearts",
        maker_label="Ben",
        maker_side=0,
        caption=("Hand 3", "to 10"),
        alt="A table in play",
    )


def _sides(seats: int) -> tuple[SidePicture, SidePicture]:
    if seats == 6:
        return SidePicture(label="Ann, Ben & Emil", score=4), SidePicture(label="Dan, Cleo & Benedetta", score=-7)
    return SidePicture(label="Ann & Ben", score=4), SidePicture(label="Cleo & Dan", score=7)


def sample_bidding(*, turned_down: bool = False) -> TablePicture:
    """A table while trump is being made."""
    said = ("Pass", "Pass", "", "")
    return TablePicture(
        seats=tuple(
            SeatPicture(
                name=_NAMES[seat],
                side=seat % 2,
                cards=5,
                dealer=seat == 3,
                turn=seat == 2,
                computer=seat == 1,
                said=said[seat],
            )
            for seat in range(4)
        ),
        sides=(SidePicture(label="Ann & Ben", score=0), SidePicture(label="Cleo & Dan", score=10)),
        upcard="Qh",
        turned_down=turned_down,
        kitty=4,
        caption=("Hand 4", "to 10"),
    )


def samples() -> dict[str, Picture]:
    """One picture of every kind and state, by a name for its file."""
    return _tables() | _score_cards() | _hands() | _boards() | _results() | charts() | _contests()


def _tables() -> dict[str, Picture]:
    """Tables of every size, in every state."""
    found: dict[str, Picture] = {f"table_{seats}": sample_table(seats, cards=9) for seats in range(2, 10)}
    found["bidding"] = sample_bidding()
    found["turned_down"] = sample_bidding(turned_down=True)
    found["four_colour"] = sample_table(pack=Pack.FOUR, cards=3)
    play = sample_table()
    found["result_of_hand"] = TablePicture(
        seats=play.seats,
        sides=play.sides,
        trick=play.trick,
        trump="h",
        trump_label="Hearts",
        maker_label="Ben",
        maker_side=0,
        banner="March! +2",
        banner_note="Ann & Ben take all five tricks",
        banner_side=0,
    )
    found["alone"] = TablePicture(
        seats=(
            SeatPicture(name="Maximiliana von Hohenstein", side=0, sits_out=True, status="sits out"),
            SeatPicture(name="Дмитрий", side=1, cards=4, tricks=0, computer=True),
            SeatPicture(name="𝓑𝓮𝓷 🔥", side=0, cards=3, tricks=2, maker=True, alone=True, dealer=True, turn=True),
            SeatPicture(name="🔥🔥", fallback="West", side=1, cards=4, tricks=0, status="away"),
        ),
        sides=(SidePicture(label="Maximiliana & Ben", score=9), SidePicture(label="Дмитрий & West", score=5)),
        style=ScoreStyle.TWO_AND_THREE,
        trick=(PlayedCard(seat=1, card="9s"), PlayedCard(seat=3, card="As", wins=True)),
        trump="nt",
        trump_label="No trump",
        maker_label="Ben, alone",
        maker_side=0,
    )
    found["lobby"] = TablePicture(
        seats=(
            SeatPicture(name="Ann", side=0),
            SeatPicture(name="Free seat", side=1, empty=True),
            SeatPicture(name="Free seat", side=0, empty=True),
            SeatPicture(name="Cleo", side=1, computer=True),
        ),
    )
    return found


def _score_cards() -> dict[str, Picture]:
    """Every score of every style."""
    found: dict[str, Picture] = {}
    play = sample_table()
    for style in ScoreStyle:
        for score in range(MAXIMUM.get(style, 10) + 1):
            found[f"score_{style}_{score:02}"] = TablePicture(
                seats=play.seats[:2],
                sides=(SidePicture(label="Ann", score=score), SidePicture(label="Dan", score=score)),
                style=style,
            )
    return found


def _hands() -> dict[str, Picture]:
    """Tables with a member's own cards, and open hands."""
    found: dict[str, Picture] = {}
    found["chair"] = ChairPicture(table=sample_table(), chair=1, hand=_hand("JhJdAh9sQc"))
    found["chair_of_nine"] = ChairPicture(table=sample_table(9), chair=4, hand=_hand("JhJdAh9sQcKcTdAs9cKdQd7s"))
    hands = ("JhAh9sQcTc", "JdTd9dKcAc", "KhQhTsAsQs", "9hTh9cKsJs")
    found["replay"] = ReplayPicture(
        table=sample_table(),
        hands=tuple(
            OpenHand(name=_NAMES[seat], side=seat % 2, cards=_hand(cards), turn=seat == 1)
            for seat, cards in enumerate(hands)
        ),
    )
    return found


def _boards() -> dict[str, Picture]:
    """A leaderboard, a member's card and weeks."""
    found: dict[str, Picture] = {}
    found["leaderboard"] = RanksPicture(
        title="Leaderboard",
        columns=("Rating", "Games", "Won"),
        rows=tuple(
            RankRow(
                rank=str(place + 1),
                players=(PlayerName(name),),
                numbers=(str(1612 - 17 * place), str(80 - 3 * place), f"{62 - place} %"),
                mine=place == 4,
            )
            for place, name in enumerate((*_NAMES, "Benedetta Castellucci-Bonaparte"))
        ),
        note="Season 3",
    )
    found["profile"] = ProfilePicture(
        name="Benedetta Castellucci-Bonaparte",
        about="Two against two · all time",
        figures=(
            Figure("1,234?", "Rating"),
            Figure("148", "Games"),
            Figure("57%", "Won"),
            Figure("3", "Win streak"),
        ),
        best=(
            Figure("7", "Longest win streak"),
            Figure("78%", "Best suit: Hearts"),
            Figure("31", "Makers euchred"),
        ),
    )
    found["week"] = WeekPicture(
        title="Week 47",
        note="48 games",
        rows=(
            WeekRow("Best pair", "Ann & Benedetta Castellucci-Bonaparte", "7 of 9 won"),
            WeekRow("Hand of the week", "Dan & Cleo", "win chance 3% to 64%"),
        ),
        saying="Don’t trump a trick that your partner is winning.",
    )
    found["quiet_week"] = WeekPicture(title="Week 48", note="one game", rows=(), saying="Luck deals the cards.")
    return found


def _results() -> dict[str, Picture]:
    """Results and courses of games."""
    found: dict[str, Picture] = {}
    found["result"] = ResultPicture(
        title="Ann & Ben win the game",
        sides=(
            ResultSide(label="Ann & Ben", course=(0, 1, 1, 3, 3, 5, 7, 8, 10), won=True),
            ResultSide(label="Cleo & Dan", course=(0, 0, 2, 2, 4, 4, 4, 6, 6)),
        ),
        chart_label="Score after each hand",
        target=10,
        note="8 hands",
    )
    found["result_of_nine"] = ResultPicture(
        title="Gus wins the game",
        sides=tuple(
            ResultSide(label=name, course=(0, seat % 4, seat % 5 + 2, 12 if seat == 6 else seat - 3), won=seat == 6)
            for seat, name in enumerate(_NAMES)
        ),
        chart_label="Score after each hand",
        target=10,
        note="3 hands",
    )
    found["course"] = CoursePicture(
        title="Ann & Ben win the game",
        sides=(
            ResultSide(label="Ann & Ben", course=(0, 1, 1, 3, 3, 5, 5, 5, 6, 10), won=True),
            ResultSide(label="Cleo & Dan", course=(0, 0, 2, 2, 4, 4, 4, 6, 6, 6)),
        ),
        marks=(
            CourseMark(hand=2, side=1, deed="euchre"),
            CourseMark(hand=3, side=0, deed="march"),
            CourseMark(hand=7, side=1, deed="euchre"),
            CourseMark(hand=9, side=0, deed="alone"),
            CourseMark(hand=9, side=0, deed="march"),
        ),
        legend=(("march", "March"), ("euchre", "Euchre"), ("alone", "Alone")),
        target=10,
        note="First to 10",
    )
    found["course_of_nine"] = CoursePicture(
        title="Gus wins the game",
        sides=tuple(
            ResultSide(label=name, course=tuple((seat + 1) * hand // 4 for hand in range(46)), won=seat == 8)
            for seat, name in enumerate((*_NAMES[:8], "Benedetta Castellucci-Bonaparte"))
        ),
        marks=tuple(CourseMark(hand=hand, side=hand % 9, deed="march") for hand in range(1, 46, 5)),
    )
    return found


def _contests() -> dict[str, Picture]:
    """Standings and a bracket."""
    cup, league = contest_samples.sample("cup of 13").facts("en"), contest_samples.sample("league").facts("en")
    return {
        "standings": standings_picture(league, division=1),
        "bracket": bracket_picture(cup),
    }


def _hand(cards: str) -> tuple[HandCard, ...]:
    texts = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return tuple(
        HandCard(card=text, dimmed=nth in (2, 3), bower="right" if nth == 0 else "left" if nth == 1 else None)
        for nth, text in enumerate(texts)
    )
