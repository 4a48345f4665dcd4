"""The rules, one file per chapter of the rulebook, as functions over records (see `layout`).

Python calls `entries`; everything else is called by other rules. This package imports nothing by itself, so that
reading an edition or printing a help text does not load Numba.
"""
