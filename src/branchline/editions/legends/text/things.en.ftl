# What companies collect, and what stands on the map.

token-ore = Ore
token-timber = Timber
token-cattle = Cattle
token-gold = Gold
marker-gang = The Ledger Gang
marker-herd = The herd
marker-ghost = The ghost train
marker-inspector = The inspector
