"""What finished hands and games leave behind: counts, ratings, seasons, and their repair.

`write` counts a hand or a game in the transaction that ends it (begin with `write.recorder`), `read` queries, and
`rebuild` makes everything again from the logs and the journal. Games at play are in `bot.tables`.
"""
