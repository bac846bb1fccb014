"""Forged presses over every verb of contests, by every standing, on contests at every stage."""
