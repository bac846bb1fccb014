"""Whole contests played by computer players through the real tables and database, on a clock that is set.

`python -m bot simulate --contests` and the tests of contests use it.
"""
