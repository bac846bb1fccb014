"""Leagues and tournaments: what is stored of them, and the director that runs them.

Begin with `plan` (what an organiser chooses), then `state` (a contest as it is stored), `steps` (what is due) and
`service` (the one door for commands, buttons and the director).
"""
