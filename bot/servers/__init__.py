"""What a server has set: its settings and the rules it saved."""
