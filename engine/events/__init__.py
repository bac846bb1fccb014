"""What just happened, as codes: panels and statistics are made from these. Only public facts.

Begin with `kinds`. What an action was is told by the phase that it was taken in, in `engine.phases`; here is how the
end of a hand is told. `engine.game.story` puts both together.
"""
