"""Contests: leagues and tournaments as pure functions, without tables, database or Discord.

An entrant is a number. A schedule says in which round who meets whom; results come from the games. Begin with
`events` (what is decided) and `state.fold` (what follows from it).
"""
