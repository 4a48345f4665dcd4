"""What people at a table ask and no rule needs: ways to tickets, what a payment lacks, why each thing cannot be done.

Compiled in the kernel's style, over a view or the state of the deciding seat; kept on a shelf of its own.
"""
