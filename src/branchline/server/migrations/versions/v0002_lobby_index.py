"""The lobby lists public tables by age."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index for it."""
    op.create_index("tables_in_lobby", "tables", ["public", "state", "updated"])
