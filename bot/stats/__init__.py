"""What finished hands and games leave behind: counts, ratings, seasons, and their repair.

`write` counts a hand or a game in the transaction that ends it (begin with `write.recorder`), `read` asks, and `rebuild`
makes everything anew from the logs and the journal. Tables at play are in `bot.tables`, which knows nothing of this.
"""
