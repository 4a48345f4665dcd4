# What companies collect, and what stands on the map.

token-ore = Erts
token-timber = Hout
token-cattle = Vee
token-gold = Goud
marker-gang = De Grootboekbende
marker-herd = De kudde
marker-ghost = De spooktrein
marker-inspector = De inspecteur
