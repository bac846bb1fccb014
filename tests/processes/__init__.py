"""The real program in processes of its own, against the loopback stand-in for Discord."""
