"""The studio draws each picture once, caches public ones and passes faults on; a PNG is written in bands."""

import asyncio
import io
import struct
import zlib
from random import Random

import pytest
from PIL import Image

from bot.pictures import canvas, studio
from bot.pictures.hands import ChairPicture, HandCard
from bot.pictures.studio import PictureError, Studio, render
from bot.pictures.table_description import SeatPicture, TablePicture
from tests.bot.pictures.samples import pixels, sample_table
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


def _picture(height: int, seed: int) -> Image.Image:
    """Boxes of random colours in a palette of random colours."""
    dice = Random(seed)
    image = Image.new("P", (90, height))
    image.putpalette(dice.randbytes(768))
    for _ in range(40):
        x, y = dice.randrange(90), dice.randrange(height)
        image.paste(dice.randrange(256), (x, y, min(90, x + 20), min(height, y + 9)))
    return image


@pytest.mark.parametrize("height", [1, 55, 56, 57, 300])
def test_pictures_read_back_as_they_were_drawn(height: int) -> None:
    picture = _picture(height, 1)
    with Image.open(io.BytesIO(canvas.encode_in_bands(picture))) as read:
        read.load()
        assert (read.mode, read.size) == ("P", picture.size)
        assert read.tobytes() == picture.tobytes()
        assert read.getpalette() == picture.getpalette()


def test_checksums_of_bands_join_to_that_of_all_rows() -> None:
    """Pillow reads a picture with a wrong one; `zlib` and browsers may not."""
    picture = _picture(300, 4)
    drawn = canvas.encode_in_bands(picture)
    begin = drawn.index(b"IDAT")
    (size,) = struct.unpack(">I", drawn[begin - 4 : begin])
    rows = zlib.decompress(drawn[begin + 4 : begin + 4 + size])
    assert rows == b"".join(b"\0" + picture.crop((0, y, 90, y + 1)).tobytes() for y in range(300))


def test_a_picture_after_others_has_the_same_bytes_as_the_first() -> None:
    picture = _picture(300, 2)
    first = canvas.encode_in_bands(picture)
    changed = picture.copy()
    changed.paste(7, (0, 100, 90, 110))
    others = {canvas.encode_in_bands(changed), canvas.encode_in_bands(_picture(300, 3))}
    assert canvas.encode_in_bands(picture) == first
    assert first not in others
