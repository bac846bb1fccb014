"""The database: schema, connections, writers, migrations, backups, and shards on PostgreSQL.

Nothing here knows tables or members; their queries are in `bot.tables` and `bot.stats`. Begin at `database.py`.
"""
