"""Files and functions that are too long are found, and rooms that are larger than their budget."""

import pytest

from tools.sizes import Room, faults, fill, lower, read, show, too_large

LONG = "\n".join("    x = 1" for _ in range(80))
TABLE = """# What rooms may have.
[product]
"bot/*" = 10
"bot/tables" = 20
"bot/contests" = [40, 10]
"bot/clock.py" = [30, 20]
"bot/gone" = 50

[tests]
"tests/bot" = 20
contests = [30, 10]

[texts]
contests = 10
others = 10

[beside]
tools = 10

[data]
tests = 10
"""
FILES = {
    "bot/app.py": "x = 1\n" * 9,
    "bot/contests/director.py": "x = 1\n" * 13,
    "bot/tables/model.py": "if x:\n    y = 1\n",
    "bot/tables/lobby/seats.py": "x = 1\n",
    "bot/texts/en/contest_rounds.ftl": "a = A\n",
    "bot/texts/en/table.ftl": "b = B\n",
    "tests/contest_simulation/server.py": "x = 1\n" * 11,
    "tests/bot/tables/test_sizes.py": "x = 1\n",
    "tests/bot/golden.txt": "nine\nten\n",
    "tools/sizes.py": "x = 1\n",
}


def filled(files: dict[str, str]) -> list[Room]:
    rooms = read(TABLE)
    assert fill(rooms, files) == []
    return rooms


def test_lines_are_counted() -> None:
    assert faults("a.py", "x = 1\n" * 450) == []
    assert faults("a.py", "x = 1\n" * 451) == ["a.py: 451 lines, at most 450"]


@pytest.mark.parametrize("head", ["def f():", "async def f():", "@final\ndef f():"])
def test_functions_are_measured_without_their_decorators(head: str) -> None:
    (fault,) = faults("a.py", f"{head}\n{LONG}\n")
    assert "f has 81 lines, at most 80" in fault
    assert faults("a.py", f"{head}\n{LONG[:-10]}\n") == []


@pytest.mark.parametrize("decorator", ["@compiled", "@compiled(inline=True)"])
def test_compiled_functions_are_left_out(decorator: str) -> None:
    assert faults("a.py", f"{decorator}\ndef f():\n{LONG}\n") == []


def test_each_file_is_in_the_nearest_room() -> None:
    lines = {(room.part, room.name): room.lines for room in filled(FILES) if room.files}
    assert lines == {
        ("product", "bot/*"): 9,
        ("product", "bot/tables"): 3,
        ("product", "bot/contests"): 13,
        ("tests", "tests/bot"): 1,
        ("tests", "contests"): 11,
        ("texts", "contests"): 1,
        ("texts", "others"): 1,
        ("beside", "tools"): 1,
        ("data", "tests"): 2,
    }


@pytest.mark.parametrize("folder", ["bot/new", "cogs", "tests/cogs", "benchmarks"])
def test_a_file_for_which_there_is_no_room_is_named(folder: str) -> None:
    name = f"{folder}/a.py"
    assert fill(read(TABLE), {**FILES, name: ""}) == [name]


def test_a_room_may_have_what_its_row_says() -> None:
    assert too_large(filled({"bot/app.py": "x = 1\n" * 10})) == []
    (fault,) = too_large(filled({"bot/app.py": "x = 1\n" * 11}))
    assert fault.startswith("product bot/*: 11 lines, at most 10")


def test_rows_are_only_lowered_and_those_of_rooms_that_are_gone_go() -> None:
    after = lower(TABLE, filled({**FILES, "bot/app.py": "x = 1\n" * 11}))
    assert after == TABLE.replace('"bot/tables" = 20', '"bot/tables" = 10').replace("[40, 10]", "[20, 10]").replace(
        '"bot/gone" = 50\n', ""
    ).replace('"tests/bot" = 20', '"tests/bot" = 10').replace("[30, 10]", "[20, 10]")


def test_statements_files_and_sums_are_shown() -> None:
    shown = [line.split() for line in show(filled(FILES))]
    assert ["bot/tables", "3", "20", "3", "2"] in shown
    assert ["bot/contests", "13", "40", "10", "13", "1"] in shown
    assert ["=", "product", "with", "a", "goal", "13", "70", "30", "13", "1"] in shown
    assert ["=", "product", "25", "150", "25", "4"] in shown
