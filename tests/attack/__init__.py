"""Clients that lean on the server: what one tries who wants more than the rules give."""
