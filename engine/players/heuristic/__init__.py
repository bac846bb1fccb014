"""The rule-of-thumb player: bids by counting its hand and plays by maxims, without search.

Begin with `player`. Search lives in `monte_carlo`.
"""
