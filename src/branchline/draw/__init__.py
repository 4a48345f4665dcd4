"""Boards drawn from data: a layout computed from real coordinates, and one drawing for page, print and pictures."""
