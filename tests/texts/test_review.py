"""`python -m tests.texts.review` compares the texts with those that were reviewed."""

import pytest

from tests.suite import rest
from tests.texts import review
from tests.texts.review import NotInClone, compare, main, texts_of


@rest
def test_every_message_of_now_is_compared(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        found = compare(["en"])
    except NotInClone:
        pytest.skip(f"needs commit {review.REVIEWED}: git fetch --unshallow")
    there = {(each.language, each.key): each for each in found}
    assert there["en", "bid-pass"].what == "kept"
    assert there["en", "hand-ordering"].before == "Your turn: is { $card } to be trump?"
    assert {each.what for each in found} <= set(review.WHAT)
    assert main(["--language", "en", "--file", "hand"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == list(review.WHAT)
    assert [line.split()[0] for line in lines[1:]] == ["en/hand.ftl", "en"]


def test_line_breaks_and_indents_do_not_count() -> None:
    one, two, three = (
        {key: text for key, (_, text) in texts_of({"x.ftl": source}).items()}
        for source in (
            "x = { $n ->\n    [one] a\n   *[other] b\n} c\n    .about = d\n",
            "x =\n  { $n ->\n  [one] a\n  *[other] b\n  } c\n  .about = d\n",
            "x = { $n ->\n    [one] a\n   *[other] b\n} e\n    .about = d\n",
        )
    )
    assert one == two
    assert set(one) == {"x", "x.about"}
    assert one != three


def test_a_clone_without_the_reviewed_commit_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(review, "REVIEWED", "0" * 40)
    review.read_reviewed.cache_clear()
    assert main([]) == 2
    assert "is not in this clone" in capsys.readouterr().out
    review.read_reviewed.cache_clear()
