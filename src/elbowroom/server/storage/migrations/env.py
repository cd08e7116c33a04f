"""Alembic runs this to reach the database; migrations are always run online."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, pool, text

engine = create_engine(context.config.attributes["url"], poolclass=pool.NullPool)
with engine.connect() as connection:
    if connection.dialect.name == "postgresql":
        # Two processes may upgrade at the same time; the second waits, and finds the work done.
        connection.execute(text("SELECT pg_advisory_lock(7305001)"))
        connection.commit()
    context.configure(connection=connection, transaction_per_migration=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
