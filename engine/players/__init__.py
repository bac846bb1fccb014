"""Computer players: each gets what its seat may see, and its own dice."""
