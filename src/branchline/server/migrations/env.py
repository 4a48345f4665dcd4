"""Alembic runs this. The connection comes from the store; there is no configuration file."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
