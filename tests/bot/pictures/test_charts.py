"""Bars, figures, lines and courses: everything is where its value is, and nothing leaves the picture."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.pictures.colours import accent, rgb
from bot.pictures.plot import TrendChart, TrendLine, TrendPicture
from bot.pictures.result import CourseMark, CoursePicture, ResultSide, draw_course
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


LEGEND = (("march", "March"), ("euchre", "Euchre"), ("alone", "Alone"))


def course(*marks: CourseMark, hands: int = 9, sides: int = 2, target: int | None = 10) -> CoursePicture:
    return CoursePicture(
        title="Ann & Ben win the game",
        sides=tuple(
            ResultSide(
                label=f"Side {side}",
                course=tuple((hand * (side + 2)) // (sides + 1) for hand in range(hands + 1)),
                won=side == 0,
            )
            for side in range(sides)
        ),
        marks=marks,
        legend=LEGEND,  # type: ignore[arg-type]
        target=target,
    )


def find_course_change(one: CoursePicture, other: CoursePicture) -> tuple[int, int, int, int] | None:
    """The part of the picture in which two differ."""
    return ImageChops.difference(*(draw_course(each).image.convert("RGB") for each in (one, other))).getbbox()


@pytest.mark.parametrize("deed", ["march", "euchre", "alone"])
def test_a_mark_stands_at_its_hand_and_nowhere_else(deed: str) -> None:
    places: list[int] = []
    for hand in (1, 4, 9):
        box = find_course_change(course(), course(CourseMark(hand=hand, side=0, deed=deed)))  # type: ignore[arg-type]
        assert box is not None
        left, top, right, bottom = box
        assert right - left <= 40
        assert bottom - top <= 40
        places.append((left + right) // 2)
    assert places == sorted(places)
    assert places[1] - places[0] == pytest.approx(3 * (places[2] - places[0]) / 8, abs=4)


def test_two_marks_of_a_hand_do_not_overlap() -> None:
    alone, march = CourseMark(hand=5, side=0, deed="alone"), CourseMark(hand=5, side=0, deed="march")
    one, both = find_course_change(course(), course(alone)), find_course_change(course(), course(alone, march))
    assert one is not None
    assert both is not None
    assert both[3] - both[1] >= 1.6 * (one[3] - one[1])


def test_marks_of_the_highest_score_stay_in_the_picture() -> None:
    for side in (0, 1):
        for hand in (1, 9):
            box = there(find_course_change(course(), course(*[CourseMark(hand=hand, side=side, deed="march")] * 2)))
            assert box[0] > 0
            assert box[2] < 960
            assert box[1] > 100  # below the names


@pytest.mark.parametrize("sides", [2, 3, 4, 9])
@pytest.mark.parametrize("hands", [1, 12, 90])
def test_courses_of_any_number_of_sides_and_hands_are_drawn(sides: int, hands: int) -> None:
    marks = [CourseMark(hand=hand, side=hand % sides, deed="march") for hand in range(1, hands + 1, 3)]
    picture = course(*marks, hands=hands, sides=sides, target=None)
    data = render(picture)
    assert Image.open(io.BytesIO(data)).size == (960, 640)
    assert len(data) < 150_000


def test_invalid_courses_are_refused() -> None:
    one, two = ResultSide(label="A", course=(0, 1)), ResultSide(label="B", course=(0, 1, 2))
    for sides in ((one,), (one, two), (one,) * 10, (ResultSide(label="A", course=(0,)),) * 2):
        with pytest.raises(ValueError, match="sides"):
            CoursePicture(title="", sides=sides)
    for mark in (CourseMark(hand=0, side=0, deed="march"), CourseMark(hand=2, side=0, deed="march"),
                 CourseMark(hand=1, side=2, deed="march")):  # fmt: skip
        with pytest.raises(ValueError, match="marks"):
            CoursePicture(title="", sides=(one, one), marks=(mark,))
