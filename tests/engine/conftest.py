"""How Hypothesis runs here: a busy machine must not fail a law for being slow."""

from hypothesis import settings

settings.register_profile("bower", deadline=None)
settings.load_profile("bower")
