"""Compiled where numba is installed, plain Python where it is not: the only module that knows of the difference.

What is compiled is written once, in a part of Python that both run: integers below 2**62, floats, and rows of numbers
made here. `NUMBA_DISABLE_JIT=1` in the environment runs it as plain Python though numba is installed. Compiled code is
cached beside the modules, or where `NUMBA_CACHE_DIR` says.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")

try:
    import numba as _numba
    import numpy as _numpy
except ImportError:
    _numba = _numpy = None

_numba: Any
_numpy: Any

COMPILED: Final[bool] = _numba is not None and not _numba.config.DISABLE_JIT
"""Whether `compiled` compiles."""

Row: TypeAlias = list[int]
"""Integers in a row; compiled, an array of 64-bit ones."""
FloatRow: TypeAlias = list[float]
"""Floats in a row; compiled, an array."""


def compiled(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The function, compiled at its first call if that can be."""
    return _compile(function, how="never")


def inline(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The same for a part of another compiled function: it takes less time to compile, and counts no references."""
    return _compile(function, how="always")


def _compile(function: Callable[_P, _R], *, how: str) -> Callable[_P, _R]:
    if not COMPILED:
        return function
    try:
        made = _numba.njit(cache=True, nogil=True, inline=how)(function)
    except RuntimeError:  # nowhere to write to: then it is compiled at every start
        return _numba.njit(nogil=True, inline=how)(function)
    _FINGERPRINTS[function] = fingerprint = _fingerprint(function)
    cache = made._cache  # noqa: SLF001 - numba has no public way; its version is held by pyproject
    key = cache._index_key  # noqa: SLF001

    def own_key(*of: object) -> tuple[object, ...]:
        return (*key(*of), fingerprint)

    cache._index_key = own_key  # noqa: SLF001
    file = cache._cache_file  # noqa: SLF001
    load = file._load_index  # noqa: SLF001

    def load_what_is_known() -> dict[object, str]:
        try:
            return load()
        except (AttributeError, ImportError):  # it names a named tuple that has another name or place by now
            return {}

    file._load_index = load_what_is_known  # noqa: SLF001
    return made


_FINGERPRINTS: Final[dict[Callable[..., object], str]] = {}


def _fingerprint(function: Callable[..., object]) -> str:
    """What the compiled code of a function follows from: numba itself looks only at the function's own module."""
    code, known = function.__code__, function.__globals__
    parts = [_shape(each) for each in function.__annotations__.values()]
    for each in [known.get(name) for name in code.co_names]:
        called: Callable[..., object] | None = getattr(each, "py_func", None)
        if called is not None:
            parts.append(_FINGERPRINTS.get(called, ""))
        elif isinstance(each, int | float):
            parts.append(repr(each))
        else:
            parts.append(_shape(each))
    return sha256(repr((code.co_code, code.co_consts, code.co_names, parts)).encode()).hexdigest()


def _shape(each: object) -> str:
    """The fields of a named tuple, of those within it too: compiled code reads them by their place."""
    fields: tuple[str, ...] = getattr(each, "_fields", ())
    return repr([(name, _shape(getattr(each, "__annotations__", {}).get(name))) for name in fields])


def row(numbers: Iterable[int]) -> Row:
    """Some integers as what compiled code takes."""
    return _numpy.array([*numbers], dtype=_numpy.int64) if COMPILED else [*numbers]


def float_row(numbers: Iterable[float]) -> FloatRow:
    """Some floats as what compiled code takes."""
    return _numpy.array([*numbers], dtype=_numpy.float64) if COMPILED else [*numbers]


def blank(number: int) -> Row:
    """So many zeros."""
    return _numpy.zeros(number, dtype=_numpy.int64) if COMPILED else [0] * number


def blank_floats(number: int) -> FloatRow:
    """So many zeros."""
    return _numpy.zeros(number) if COMPILED else [0.0] * number


def _highest(bits: int) -> int:
    return 1 << bits.bit_length() - 1 if bits else 0


def _highest_compiled(bits: int) -> int:
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    bits |= bits >> 32
    return bits ^ (bits >> 1)


highest: Final[Callable[[int], int]] = compiled(_highest_compiled) if COMPILED else _highest
"""The highest bit of a set of bits, 0 of none."""


def _ones(bits: int) -> int:
    return bits.bit_count()


def _ones_compiled(bits: int) -> int:
    ones = 0
    while bits:
        bits &= bits - 1
        ones += 1
    return ones


ones: Final[Callable[[int], int]] = compiled(_ones_compiled) if COMPILED else _ones
"""How many bits are set."""
