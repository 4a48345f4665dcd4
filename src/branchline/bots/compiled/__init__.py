"""Bots written in the kernel's style: plain functions over records, compiled, without the GIL.

They decide in a `State`, so that they can also play whole games and playouts, but read of it only what the deciding
seat may know: its own hand, tickets and offer, and what lies on the table. A bot at a real table gets a view; the state
it thinks in is a guess made from that view (`kernel.determinize`), so that it could not see more if it tried.
"""
