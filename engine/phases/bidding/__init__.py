"""How trump is made: two rounds over an upcard, or an auction.

Begin with `first_round`. Going alone is in `phases.alone`.
"""
