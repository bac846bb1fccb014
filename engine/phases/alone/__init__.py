"""Who plays alone, or undertakes every trick.

Begin with `anyone_alone`. Saying it together with a call is in `phases.bidding`.
"""
