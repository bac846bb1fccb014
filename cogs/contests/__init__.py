"""`/league`: contests of a server, and the buttons of their messages. Begin with `commands`."""
