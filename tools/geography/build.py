"""Build src/branchline/editions/*/geography.json. Usage: python build.py [edition …]."""

import sys

import berlin
import europe
import italy
import legends
import new_york

BUILDERS = {
    "europe": europe.build,
    "italy": italy.build,
    "new-york": new_york.build,
    "berlin": berlin.build,
    "legends": legends.build,
}

for edition in sys.argv[1:] or BUILDERS:
    BUILDERS[edition]()
