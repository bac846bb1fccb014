"""What computers teach: hints, reviews, puzzles."""
