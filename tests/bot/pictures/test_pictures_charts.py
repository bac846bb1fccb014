"""Bars are as long as their shares, lines are where their values are, and nothing leaves the picture."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.pictures.colours import accent, rgb
from bot.pictures.plot import TrendChart, TrendLine, TrendPicture
from bot.pictures.statistics import Bar, BarGroup, BarsPicture, FiguresPicture
from bot.pictures.studio import Picture, draw, render
from tests.suite import rest
from tests.there import there

BOX = tuple[int, int, int, int]


def bars(*shares: float, average: float | None = None, label: str = "Calls") -> BarsPicture:
    drawn = tuple(Bar(label=label, share=share, text=f"{share:.0%}", note="of 9", average=average) for share in shares)
    return BarsPicture(title="Ann", groups=(BarGroup(title="Group", bars=drawn),))


def chart(*lines: tuple[float, ...], even: float | None = None, title: str = "Rating") -> TrendChart:
    drawn = tuple(TrendLine(values=values, label=f"side {nth}") for nth, values in enumerate(lines))
    ends = {"low": 0.0, "high": 1.0, "low_text": "0%", "high_text": "100%"}
    return TrendChart(title=title, lines=drawn, last_text="50%", even=even, even_text="50%", **ends)  # type: ignore[arg-type]


def trend(*charts: TrendChart) -> TrendPicture:
    return TrendPicture(title="Ann", charts=charts)


def drawn(picture: Picture) -> Image.Image:
    return draw(picture).image.convert("RGB")


def find_first_accent(image: Image.Image) -> BOX | None:
    """The box with the colour of the first side."""
    plain = Image.new("RGB", image.size, rgb(accent(0)))
    same = ImageChops.difference(image, plain).convert("L").point(lambda value: 255 if value == 0 else 0)
    return same.getbbox()


def find_change(one: Image.Image, other: Image.Image) -> BOX:
    return there(ImageChops.difference(one, other).getbbox())


def test_a_bar_is_as_long_as_its_share() -> None:
    lengths: list[int] = []
    for share in (0.25, 0.5, 1.0):
        box = there(find_first_accent(drawn(bars(share))))
        lengths.append(box[2] - box[0])
    assert lengths[1] == pytest.approx(2 * lengths[0], abs=4)
    assert lengths[2] == pytest.approx(4 * lengths[0], abs=6)
    assert find_first_accent(drawn(bars(0.0))) is None


def test_the_mark_of_the_average_moves_with_its_value() -> None:
    plain = drawn(bars(0.5))
    places = [find_change(plain, drawn(bars(0.5, average=share)))[0] for share in (0.0, 0.5, 1.0)]
    assert places[1] - places[0] == pytest.approx(places[2] - places[1], abs=3)
    assert places[2] > places[0] + 300


def test_higher_values_give_a_higher_line() -> None:
    tops = [find_first_accent(drawn(trend(chart((value,) * 3, (0.5,) * 3)))) for value in (0.1, 0.9)]
    assert tops[0] is not None
    assert tops[1] is not None
    assert tops[0][3] > tops[1][3] + 100
    even = find_change(drawn(trend(chart((0.1, 0.2)))), drawn(trend(chart((0.1, 0.2), even=0.5))))
    assert even[3] - even[1] < 60


def figures(*values: str, label: str = "Games") -> FiguresPicture:
    rows = tuple((label, (value, value)) for value in values)
    return FiguresPicture(title=label, about="All games", columns=("Ann", "server"), rows=rows)


def test_a_row_of_figures_has_both_values_at_the_right() -> None:
    empty = drawn(figures("", ""))
    box = find_change(drawn(figures("", "128 (52%)")), empty)
    assert box[0] > empty.width / 2, "right of every label"
    assert empty.width - 60 < box[2] < empty.width - 12
    assert box[1] > drawn(figures("")).height - 60, "in the second row"


def test_figures_of_another_number_of_columns_are_refused() -> None:
    for wrong in ({"columns": ()}, {"columns": ("a", "b", "c")}, {"rows": ()}, {"rows": (("Games", ("1",)),)}):
        with pytest.raises(ValueError, match=r"columns or rows|values"):
            replace(figures("1"), **wrong)


@rest
@pytest.mark.parametrize("wide", ["Ann", "W" * 60])
def test_long_texts_and_many_bars_stay_in_the_picture(wide: str) -> None:
    edge = 6
    pictures = (
        drawn(replace(bars(*[1.0] * 20, average=1.0, label=wide), title=wide)),
        drawn(figures(*[wide] * 24, label=wide)),
        drawn(replace(trend(*[chart((0.0,) * 200, (1.0,) * 200, even=0.5, title=wide)] * 3), title=wide)),
    )
    for image, empty in zip(
        pictures,
        (drawn(bars(*[1.0] * 20)), drawn(figures(*[""] * 24)), drawn(trend(*[chart((0, 1))] * 3))),
        strict=True,
    ):
        assert image.size == empty.size
        box = find_change(image, empty)
        assert edge < box[0]
        assert box[2] < image.width - edge
        assert box[3] < image.height - edge


def test_the_same_description_gives_the_same_small_file() -> None:
    for picture in (bars(0.4, 0.6, average=0.5), trend(chart((0.1, 0.4, 0.3), (0.5, 0.6, 0.5), even=0.5))):
        data = render(picture)
        assert data == render(replace(picture, alt="other"))
        assert len(data) < 120_000
        assert Image.open(io.BytesIO(data)).width == 960


@pytest.mark.parametrize("share", [-0.1, 1.1])
def test_shares_outside_0_to_1_are_refused(share: float) -> None:
    with pytest.raises(ValueError, match="share"):
        bars(share)
    with pytest.raises(ValueError, match="share"):
        bars(0.5, average=share)
    with pytest.raises(ValueError, match="bars"):
        bars()
    with pytest.raises(ValueError, match="bars"):
        bars(*[0.5] * 21)


def test_invalid_charts_are_refused() -> None:
    for charts in ((), (chart((0, 1)),) * 4):
        with pytest.raises(ValueError, match="charts"):
            trend(*charts)
    for lines in ((), ((0.5,),), ((0, 1), (0, 1), (0, 1)), ((0, 1), (0, 1, 0))):
        with pytest.raises(ValueError, match="lines"):
            trend(chart(*lines))
    with pytest.raises(ValueError, match="scale"):
        trend(chart((0.0, 1.5)))
