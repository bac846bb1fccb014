"""Contests as version 35e905d0 has stored them, and the script that made them."""
