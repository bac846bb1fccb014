"""The studio draws each picture once, caches public pictures, and passes faults on."""

import asyncio

import pytest

from bot.pictures import studio
from bot.pictures.hands import ChairPicture, HandCard
from bot.pictures.studio import PictureError, Studio, render
from bot.pictures.table_description import SeatPicture, TablePicture
from tests.bot.pictures.sample_pictures import pixels, sample_table
from tests.suite import rest


class CountingRender:
    """Stands in for `render` where the drawing itself does not matter: counts, and may fail."""

    def __init__(self, fail: int = 0) -> None:
        self.drawn: list[object] = []
        self.fail = fail

    def __call__(self, picture: object) -> bytes:
        self.drawn.append(picture)
        if len(self.drawn) <= self.fail:
            raise PictureError("broken")
        return str(len(self.drawn)).encode()


def picture(number: int) -> TablePicture:
    return TablePicture(seats=(SeatPicture(name=str(number)), SeatPicture(name="B")))


@rest
async def test_the_studio_draws_a_real_picture() -> None:
    room = Studio()
    await room.warm_up()
    assert pixels(await room.draw(sample_table())).size == (720, 492)
    room.close()


async def test_requests_for_one_picture_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer = CountingRender()
    monkeypatch.setattr(studio, "render", renderer)
    room = Studio()
    answers = await asyncio.gather(*(room.draw(picture(1)) for _ in range(20)))
    assert await room.draw(picture(1)) == b"1"
    assert set(answers) == {b"1"}
    assert len(renderer.drawn) == 1
    room.close()


async def test_pictures_are_drawn_elsewhere_where_that_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer, can = CountingRender(), True
    monkeypatch.setattr(studio, "render", renderer)

    async def elsewhere(_: studio.Picture) -> bytes | None:
        return b"elsewhere" if can else None

    room = Studio(elsewhere=elsewhere)
    assert await room.draw(picture(1)) == b"elsewhere"
    assert renderer.drawn == []
    can = False
    assert await room.draw(picture(2)) == b"1"
    assert renderer.drawn == [picture(2)]
    room.close()


async def test_the_latest_pictures_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer = CountingRender()
    monkeypatch.setattr(studio, "render", renderer)
    room = Studio(cached=2)
    for number in (1, 2, 1, 3, 1, 2):
        await room.draw(picture(number))
    assert renderer.drawn == [picture(1), picture(2), picture(3), picture(2)]
    room.close()


async def test_a_hand_is_never_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer = CountingRender()
    monkeypatch.setattr(studio, "render", renderer)
    room = Studio()
    held = (HandCard(card="Ah"),)
    chair = ChairPicture(table=picture(1), chair=0, hand=held)
    await room.draw(chair)
    await room.draw(chair)
    assert renderer.drawn == [chair, chair]
    room.close()


async def test_a_failure_reaches_every_caller_and_is_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    renderer = CountingRender(fail=1)
    monkeypatch.setattr(studio, "render", renderer)
    room = Studio()
    answers = await asyncio.gather(room.draw(picture(1)), room.draw(picture(1)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [PictureError, PictureError]
    assert await room.draw(picture(1)) == b"2"
    room.close()


async def test_a_cancelled_caller_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "render", CountingRender())
    room = Studio()
    first, second = (asyncio.ensure_future(room.draw(picture(1))) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == b"1"
    room.close()


async def test_a_closed_studio_refuses_to_draw() -> None:
    room = Studio()
    room.close()
    with pytest.raises(PictureError):
        await room.draw(picture(1))


def test_any_fault_becomes_a_picture_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "draw", lambda _: 1 / 0)
    with pytest.raises(PictureError) as caught:
        render(picture(1))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
