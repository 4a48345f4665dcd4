"""A table, without sockets and without a database: a value that its entries make, one after the other.

`proposals` looks at a wish and gives the entry it would become, or refuses: what may happen. `applying` makes the next
value of the present one and an entry: what then is. `clocks` says how time runs, `telling` what each one is told. What
is stored in between is nobody's business here: the same entries in the same order make the same value anywhere.
"""
