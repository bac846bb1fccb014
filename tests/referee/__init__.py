"""A referee for contests: a second reading of docs/leagues.md and of the rules pages, which shares no code with them.

It reads rows and JSON of the database (`rows`), what members were shown (`Message`) and when nobody could act, and says
for each law (`laws`) how often it was judged and where it was broken. Its modules import the standard library only;
`test_contract` checks that. README.md in `tests/contest_simulation` says how contests by lot are played against it.
"""
