"""Whole contests played by computer players through the real tables and database, on a clock that is set.

`python -m tests.contest_simulation` plays them by lot; README.md says what happens in them and what must hold.
"""
