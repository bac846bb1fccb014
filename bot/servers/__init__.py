"""A server's settings and saved rules. Begin with `settings`."""
