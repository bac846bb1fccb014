"""The play of the tricks, claims, and the step from the last trick to the result.

Begin with `tricks`.
"""
