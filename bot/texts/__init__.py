"""The catalogue of everything a person reads: Project Fluent, one folder for each language, keys in kebab case."""

from bot.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, keys, language_of, say

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "keys", "language_of", "say"]
