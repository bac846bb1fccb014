"""Read by Alembic: runs migrations on the connection it was given, in the transaction of its caller."""

from alembic import context

from bot.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
