"""Players below the rule of thumb: they play by it, and err as people do who are learning.

Begin with `slips`, the list of their errors; `levels` says how often each level makes them.
"""
