"""A table of cases as one test."""

import pytest

from tests.cases import for_all


def test_every_case_runs_and_a_failure_names_all_that_failed() -> None:
    seen: list[tuple[int, str, str]] = []

    @for_all(number=(1, 2, 3), word__meaning=[("a", "x"), ("b", "y")])
    def a_test(number: int, word: str, meaning: str) -> None:
        seen.append((number, word, meaning))
        assert (number, word) not in ((1, "b"), (3, "a"))

    with pytest.raises(ExceptionGroup, match="2 of 6 cases: number=1, word=b, meaning=y; number=3, word=a, meaning=x"):
        a_test()
    assert len(set(seen)) == 6


@for_all(number=(1, 2))
@pytest.mark.parametrize("other", ["x"])
def test_fixtures_and_parameters_go_on_as_they_do(number: int, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (number in (1, 2), other) == (True, "x")
    monkeypatch.setenv("ANYTHING", str(number))


def test_what_should_have_raised_is_a_failed_case_too() -> None:
    @for_all(text=("1", "2", "x"))
    def a_test(text: str) -> None:
        with pytest.raises(ValueError, match="invalid"):
            int(text)

    with pytest.raises(ExceptionGroup, match="2 of 3 cases: text=1; text=2"):
        a_test()


def test_an_empty_table_fails() -> None:
    with pytest.raises(AssertionError, match="without a row"):
        for_all(number=())(lambda number: None)()
