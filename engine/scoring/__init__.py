"""Points of a finished hand and the counters it is played for.

Begin with `euchre`; `auction` and `countdown` are the other ways of scoring.
"""
