### Cartes, places et mots de l’euchre. Les autres messages y renvoient : chaque chose n’a qu’un nom.

suit-c = trèfle
    .title = Trèfle
suit-d = carreau
    .title = Carreau
suit-h = cœur
    .title = Cœur
suit-s = pique
    .title = Pique
suit-nt = sans atout
    .title = Sans atout
suit-low = sans atout, bas
    .title = Sans atout, bas

rank-2 = deux
rank-7 = sept
rank-8 = huit
rank-9 = neuf
rank-T = dix
rank-J = valet
rank-Q = dame
rank-K = roi
rank-A = as
# $rank (texte) et $suit (texte) : valet de cœur
card-words = { $rank } de { $suit }
card-joker = joker
seat-free = libre
seat-you = Vous
    .within = vous
# Deux partenaires
side = { $one } & { $two }

term-right-bower = bower droit
term-left-bower = bower gauche
term-march = capot
term-euchre = euchre
term-dog = les quatre couleurs
term-dutchman = Dutchman
term-next = next
term-crossing = crossing
term-upcard = retourne

# Une lettre à côté d’une carte sur un bouton : droit, gauche
mark-right = D
    .button = droit
mark-left = G
    .button = gauche
mark-benny = B
    .button = Benny

# Les annonces hors du commun, et une carte appelée
term-moon = moon
term-little-pepper = little pepper
term-big-pepper = big pepper
term-best-of = la meilleure à { $suit }
# In place of a name, where a member has had all data deleted
former-member = un ancien membre
