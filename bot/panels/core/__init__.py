"""The parts of every panel: components as values, custom ids, the translator, names, numbers, cards.

Begin with `panel` and `custom_ids`.
"""
