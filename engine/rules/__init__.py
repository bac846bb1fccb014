"""House rules as data: the options, what cannot go together, the presets.

Begin with `model`. Nothing outside asks for a preset by name once its rules are made.
"""

from engine.rules.model import Rules

__all__ = ["Rules"]
