"""A hand under way: its cards, calls and contract, and questions about them.

Begin with `hand`. What may happen next is in `engine.phases`, points in `engine.scoring`.
"""
