"""The vocabulary of the vignettes: what an engraver in Philadelphia had in her drawer.

Each motif is drawn round the middle of its foot, about ninety units high at most, and faces left. `engraving` says how
one is written.
"""

import tomllib
from pathlib import Path

MOTIFS: dict[str, str] = {
    name: motif
    for file in sorted(Path(__file__).parent.glob("*.toml"))
    for name, motif in tomllib.loads(file.read_text(encoding="utf-8")).items()
}
