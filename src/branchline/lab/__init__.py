"""Many games: simulated, compared and studied. docs/lab.md says how."""
