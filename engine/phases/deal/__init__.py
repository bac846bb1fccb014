"""Before a hand is bid for: the draw for the deal, the cut, the deal, a stolen deal.

Begin with `deal`.
"""
