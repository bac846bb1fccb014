### Carte, posti e parole dell’euchre. Gli altri messaggi rimandano a queste: ogni cosa ha un solo nome.

suit-c = fiori
    .title = Fiori
suit-d = quadri
    .title = Quadri
suit-h = cuori
    .title = Cuori
suit-s = picche
    .title = Picche
suit-nt = senza briscola
    .title = Senza briscola
suit-low = senza briscola, basso
    .title = Senza briscola, basso

rank-2 = due
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-T = dieci
rank-J = fante
rank-Q = donna
rank-K = re
rank-A = asso
# $rank (testo) e $suit (testo): fante di cuori
card-words = { $rank } di { $suit }
card-joker = jolly
seat-free = libero
seat-you = Tu
    .within = te
# Due compagni
side = { $one } & { $two }

term-right-bower = bower destro
term-left-bower = bower sinistro
term-march = cappotto
term-euchre = euchre
term-dog = tutti e quattro i semi
term-dutchman = Dutchman
term-next = next
term-crossing = crossing
term-upcard = carta scoperta

# Una lettera accanto a una carta su un pulsante: destro, sinistro
mark-right = D
    .button = destro
mark-left = S
    .button = sinistro
mark-benny = B
    .button = Benny

# Dichiarazioni oltre quelle comuni, e una carta chiamata
term-moon = moon
term-little-pepper = little pepper
term-big-pepper = big pepper
term-best-of = la migliore di { $suit }
# In place of a name, where a member has had all data deleted
former-member = ex membro
