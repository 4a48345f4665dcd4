"""Short cuts past NumPy: they give what the long way gives."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.game.swift import Layout
from branchline.kernel import records


@pytest.mark.parametrize("name", ["PUBLIC", "OWN", "VIEW", "STATE", "EVENT", "SHEET"])
def test_a_record_read_as_plain_numbers(name: str) -> None:
    """Whatever its bytes are, every field is what NumPy says it is; records inside it are left out."""
    dtype = getattr(records, name)
    noise = np.random.default_rng(1).integers(0, 256, 7 + dtype.itemsize, dtype=np.uint8).tobytes()
    record = np.frombuffer(noise, dtype, 1, offset=7)[0]
    layout, inside = Layout(dtype), {part for part in dtype.names if dtype[part].base.names}
    plain = layout.read(noise, 7)
    assert set(layout.fields) == set(dtype.names) - inside
    for field in layout.fields:
        assert getattr(plain, field) == record[field].tolist()
    for part in (*inside, "nothing_of_the_kind"):
        with pytest.raises(AttributeError):
            getattr(plain, part)
