"""Panels of contests.

`voice` says everything about a contest in one language: most functions here take a `ContestVoice`. From it `pictures`
has the standings, `bracket` the bracket; `words` says the same.
"""
