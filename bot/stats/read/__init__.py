"""Queries for statistics and leaderboards; docs/statistics.md says what each number means.

Begin with `member` and `leaderboards`. Nothing here writes.
"""
