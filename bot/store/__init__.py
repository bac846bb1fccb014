"""The database: schema, connections, the writer, migrations, backups."""
