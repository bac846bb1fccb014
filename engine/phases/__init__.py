"""The phases of a game: one final class each, in a module with its legal actions and its transition.

What all have in common, and what follows a phase, is in `base`, their names and groups in `kinds`, their order in
`registry`. Not here: points (`engine.scoring`), what a seat may see (`engine.view`). Begin with `kinds`.
"""
