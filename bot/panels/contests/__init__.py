"""Panels of contests.

`pictures` has the standings, a round's tables and the podium, `bracket` the bracket, as pictures and in words, from
`ContestFacts`.
"""
