"""A server's settings and saved rules."""
