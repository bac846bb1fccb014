"""One test of a whole table: every case runs, and a failure names all that failed.

    @for_all(word=Word, language=LANGUAGES)
    def test_a_word_is_a_sentence(word: Word, language: str) -> None: ...

is one item, where `parametrize` makes hundreds. Use it for cases of a few asserts each; whole games, databases and
pictures are better spread over the workers.
"""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from itertools import product

import pytest


def for_all(**cases: Iterable[object]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test with every combination of these arguments; fixtures and marks go on as they do.

    The name of a case may be several, joined by `__`, for rows of as many values.

    Raises:
        ExceptionGroup: By the test, of what went wrong, each with its case as a note; the message has all cases.
    """
    names = [name.split("__") for name in cases]
    rows = list(product(*cases.values()))

    def one_test(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(**fixtures: object) -> None:
            assert rows, "a table without a row"
            failed, faults = list[str](), list[Exception]()
            for row in rows:
                case: dict[str, object] = {}
                for of, values in zip(names, row, strict=True):
                    case |= zip(of, (values,) if len(of) == 1 else values, strict=True)  # type: ignore[arg-type]
                try:
                    test(**case, **fixtures)
                except (Exception, pytest.fail.Exception) as fault:
                    failed.append(", ".join(f"{name}={value!s:.60}" for name, value in case.items()))
                    faults.append(fault if isinstance(fault, Exception) else AssertionError(str(fault)))
                    faults[-1].add_note(failed[-1])
            if faults:
                raise ExceptionGroup(f"{len(faults)} of {len(rows)} cases: {'; '.join(failed)}", faults)

        asked = inspect.signature(test)
        taken = {name for of in names for name in of}
        kept = [each for name, each in asked.parameters.items() if name not in taken]
        run.__signature__ = asked.replace(parameters=kept)  # type: ignore[attr-defined]
        return run

    return one_test
