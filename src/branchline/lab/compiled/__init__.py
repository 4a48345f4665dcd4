"""Whole games between compiled bots, played without Python; kept on a shelf of their own."""
