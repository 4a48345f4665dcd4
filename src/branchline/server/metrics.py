"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """What is counted; each server of a process has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("branchline_entries", "Things that happened at tables", ["kind"], registry=self.registry)
        self.refused = Counter("branchline_refused", "Messages not carried out", ["code"], registry=self.registry)
        self.conflicts = Counter("branchline_conflicts", "Entries another process made first", registry=self.registry)
        self.store_failures = Counter(
            "branchline_store_failures", "Times the database could not be used", registry=self.registry
        )
        self.tables = Gauge("branchline_tables", "Tables in memory", registry=self.registry)
        self.campaigns = Gauge("branchline_campaigns", "Campaigns in memory", registry=self.registry)
        self.kept = {"table": self.tables, "campaign": self.campaigns}  # by what a journal is
        self.connections = Gauge("branchline_connections", "Open sockets", registry=self.registry)
        self.bots_waiting = Gauge("branchline_bots_waiting", "Decisions waiting for a bot", registry=self.registry)
        self.ack_seconds = Histogram(
            "branchline_ack_seconds",
            "From a message to its acknowledgement",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
            registry=self.registry,
        )
        self.think_seconds = Histogram(
            "branchline_think_seconds",
            "A bot's decision, waiting included",
            ["level"],
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )
