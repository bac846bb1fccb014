"""What just happened, as codes: panels and statistics are made from these. Only public facts.

Begin with `kinds`, then `hand`.
"""
