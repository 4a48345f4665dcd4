"""A campaign on the server: a journal like a table's, on the same store.

What a campaign is and what may happen in it is said in `branchline.campaign`, and only there. Here is who may do it:
`entries` is what is stored, `proposals` looks at a wish and gives the entry it would become, or refuses; `applying`
makes the next value (`state`) of the present one and an entry, `telling` says what each one is told, and `keeper` keeps
campaigns in memory, makes the tables of their games and takes in what was played there.
"""
