"""When a table has something to do by itself: a bot decides or a clock runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All games going on are looked at once; those that wait for a player say so then."""
    op.add_column("tables", sa.Column("due", sa.Float))
    op.execute("UPDATE tables SET due = updated WHERE state = 'playing'")
    op.create_index("tables_due", "tables", ["due"])
