"""The strong player: samples deals, solves or plays them out with compiled kernels, and takes the best mean.

Begin with `player`, then `call_values` and `card_values`; `jit` is the only module that knows numba.
"""
