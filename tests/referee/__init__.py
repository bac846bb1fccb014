"""A referee of contests, written from docs/leagues.md alone, and contests by lot that it watches."""
