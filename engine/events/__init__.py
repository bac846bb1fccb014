"""What just happened, as codes: panels and statistics are made from these. Only public facts.

Begin with `kinds`. The phase in which an action was taken makes its events, in `engine.phases`; `end_of_hand` makes
those of the end of a hand. `engine.game.story` puts both together.
"""
