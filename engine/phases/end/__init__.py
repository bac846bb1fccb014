"""The end of a hand and of a game: results, revokes, Robson's choice.

Begin with `end_of_hand`. Points are counted in `engine.scoring`.
"""
