"""Determinization: complete states of the game that agree with what a seat knows.

Begin with `hidden_cards` (what is unknown), then `sample` (one state). Compiled sampling for four-handed play lives in
`monte_carlo`; who tries choices in many states is `engine.players.adviser`.
"""
