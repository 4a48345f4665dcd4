"""Tables over the network: HTTP for setting up, a WebSocket for playing."""
