"""Tables are written as PNG in bands, of which those drawn before are not compressed again."""

import io
import struct
import zlib
from random import Random

import pytest
from PIL import Image

from bot.pictures import canvas


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
