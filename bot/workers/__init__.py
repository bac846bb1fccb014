"""Worker processes: computers' decisions, hints, reviews and puzzles are worked out here, never on the event loop.

What is worked out belongs to `engine.players` and `bot.coach`. Begin at `workers.py`; decision 5 has the reasons.
"""
