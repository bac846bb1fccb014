"""Panels of contests.

`pictures` has the standings, a round's tables and the podium, `bracket` the bracket, all of them from `ContestFacts`;
`words` says the same.
"""
