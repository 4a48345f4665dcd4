# What companies collect, and what stands on the map.

token-ore = Erz
token-timber = Holz
token-cattle = Vieh
token-gold = Gold
marker-gang = Die Hauptbuchbande
marker-herd = Die Herde
marker-ghost = Der Geisterzug
marker-inspector = Der Inspektor
