"""Nothing waits for what is due in a loop of its own: that is `bot.due`."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
WAITS = {"sleep", "wait", "wait_for", "timeout", "timeout_at"}
OTHERS = {
    "bot/heartbeat.py": {"beat"},  # a minute is all it waits for, and its end is the bot's
    "bot/store/lease.py": {"_wait_and_take", "_watch", "_take_again"},  # below everything, and may not be late
    "bot/store/writers.py": {"_run"},  # a queue
    "bot/workers/pool.py": {"_work", "_next_task"},  # a queue
    "cogs/interactions/emojis.py": {"maintain"},  # one wait, of Discord's uploads
    "cogs/interactions/commands.py": {"register_commands"},  # ends when it has worked
    "cogs/live/pings.py": {"_wait_for_silence"},  # the silence of one turn, which ends with it
}
"""Functions that wait again and again in another way, and why."""


def test_what_is_due_has_one_loop() -> None:
    found = dict[str, set[str]]()
    for path in sorted((*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"))):
        source = path.read_text("utf-8")
        if "while True" not in source or "demo" in path.relative_to(ROOT).parts:
            continue
        for function in ast.walk(ast.parse(source)):
            if isinstance(function, ast.AsyncFunctionDef) and any(map(_waits_for_ever, ast.walk(function))):
                found.setdefault(path.relative_to(ROOT).as_posix(), set()).add(function.name)
    assert found == OTHERS


def _waits_for_ever(node: ast.AST) -> bool:
    if not isinstance(node, ast.While) or not isinstance(node.test, ast.Constant):
        return False
    calls = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    return any(isinstance(called, ast.Attribute) and called.attr in WAITS for called in calls)
