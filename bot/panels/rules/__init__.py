"""Rules in words: short, in full, option by option, and the house rules panel.

Begin with `option_texts`.
"""
