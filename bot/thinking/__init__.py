"""Where computer players think: in processes of their own, never on the event loop."""
