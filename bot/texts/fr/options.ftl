### Les options des règles : noms, valeurs, et ce que chaque valeur signifie.

# Les groupes dans lesquels les options sont montrées.
group-who = Qui joue
    .about = Joueurs, camps, partenaires, premier donneur
group-deal = Jeu de cartes et donne
    .about = Cartes, Benny, paquets, mains pauvres
group-trump = Choix de l’atout
    .about = Tours ou enchères, passer, sans atout
group-alone = En solo
    .about = Solos, défense en solo, donnes passées
group-score = Score
    .about = Points à atteindre, rob, pénalités, mises
group-table = À la table
    .about = Plis réclamés, reste concédé, renonces

# Valeurs des options qui sont un oui ou un non.
value-true = oui
value-false = non

# Qui joue
option-seats = Joueurs
    .about = Combien sont à la table : de 2 à 9
number-seats = { $count }
rule-seats = { $count ->
    [one] Un joueur est à la table.
   *[other] { $count } joueurs sont à la table.
}
option-partnership = Qui joue ensemble
    .about = Deux camps, chacun pour soi, un partenaire appelé, ou quatre à tour de rôle
value-partnership-fixed = deux camps
value-partnership-each-alone = chacun pour soi
value-partnership-called = un partenaire appelé
value-partnership-rotating = quatre à tour de rôle
rule-partnership-fixed = Deux camps occupent des places alternées et ont un score chacun.
rule-partnership-each-alone = Chacun joue pour soi et a son propre score.
rule-partnership-called = Le partenaire de la donne tient la carte appelée, et on l’ignore jusqu’à ce qu’elle tombe. Chacun a son propre score.
rule-partnership-rotating = Quatre jouent chaque donne, deux contre deux, les autres se reposent ; chacun a son propre score.
option-partners = Formation des camps
    .about = Selon les places, par tirage, ou par le deuxième valet
value-partners-as-seated = selon les places
value-partners-two-lowest = les deux plus basses cartes
value-partners-two-highest = les deux plus hautes cartes
value-partners-second-jack = deuxième valet
rule-partners-as-seated = Les partenaires sont ceux des places prises.
rule-partners-two-lowest = Chacun tire une carte et les deux plus basses jouent ensemble ; ici l’as est la plus basse.
rule-partners-two-highest = Chacun tire une carte : les deux plus hautes jouent ensemble (as bas).
rule-partners-second-jack = Le joueur qui reçoit le deuxième valet, quand on cherche le premier donneur, est son partenaire.
option-first-dealer = Premier donneur
    .about = Comment on trouve le premier donneur
value-first-dealer-lowest-card = plus basse carte tirée
value-first-dealer-first-jack = premier valet
value-first-dealer-first-black-jack = premier valet noir
value-first-dealer-north = la première place
rule-first-dealer-lowest-card = Chacun tire une carte et la plus basse donne en premier ; ici l’as est la plus basse. À égalité, on tire de nouveau.
rule-first-dealer-first-jack = On distribue des cartes à découvert autour de la table ; le premier valet désigne le premier donneur.
rule-first-dealer-first-black-jack = On distribue des cartes à découvert autour de la table ; le premier valet noir désigne le premier donneur.
rule-first-dealer-north = La première place donne en premier, et l’on ne tire rien.
option-called-card = Carte appelée
    .about = Ce que le preneur appelle pour trouver un partenaire
value-called-card-ace = un as
value-called-card-best = la meilleure d’une couleur
rule-called-card-ace = Le preneur appelle un as, et le joueur qui le tient est son partenaire.
rule-called-card-best = Le preneur appelle une couleur, et le joueur qui en tient la meilleure carte donnée est son partenaire.

# Le jeu de cartes et la donne
option-ranks = Cartes du jeu
    .about = À partir de quelle carte va le jeu
value-ranks-nine-up = à partir du neuf
value-ranks-eight-up = à partir du huit
value-ranks-seven-up = à partir du sept
rule-ranks-nine-up = Chaque couleur va de l’as au neuf.
rule-ranks-eight-up = Chaque couleur va de l’as au huit.
rule-ranks-seven-up = Chaque couleur va de l’as au sept.
option-twos = Les deux
    .about = Les quatre deux à côté des autres cartes
rule-twos-true = Les quatre deux sont aussi dans le jeu, les plus faibles de leur couleur.
rule-twos-false = Il n’y a pas de deux dans le jeu.
option-benny = Benny
    .about = Une carte au-dessus du bower droit : le plus fort atout
value-benny-none = aucun
value-benny-joker = le joker
value-benny-two-of-spades = le deux de pique
rule-benny-none = Il n’y a pas de Benny : le { term-right-bower } est le plus fort atout.
rule-benny-joker = Le joker est le Benny ou Best Bower : un atout au-dessus du { term-right-bower }, quelle que soit la couleur d’atout.
rule-benny-two-of-spades = Le deux de pique est le Benny ou Best Bower : un atout au-dessus du { term-right-bower }, quelle que soit la couleur d’atout.
option-double-pack = Jeu double
    .about = Chaque carte deux fois
rule-double-pack-true = Chaque carte est deux fois dans le jeu.
rule-double-pack-false = Chaque carte est une fois dans le jeu.
option-duplicate = Deux cartes identiques
    .about = Laquelle de deux cartes identiques l’emporte dans un pli
value-duplicate-first-wins = la première l’emporte
value-duplicate-last-wins = la dernière l’emporte
rule-duplicate-first-wins = De deux cartes identiques dans un pli, la première jouée est la plus forte.
rule-duplicate-last-wins = De deux cartes identiques dans un pli, la dernière jouée est la plus forte.
option-hand-size = Cartes par joueur
    .about = Combien de cartes chacun reçoit
number-hand-size = { $count }
rule-hand-size = { $count ->
    [one] Chacun reçoit une carte.
   *[other] Chacun reçoit { $count } cartes.
}
option-dummy = Mort
    .about = Cartes cachées que prend le preneur ; pour deux joueurs
number-dummy = { $count ->
    [0] aucun
    [one] { $count } carte
   *[other] { $count } cartes
}
rule-dummy = { $count ->
    [0] On ne donne pas de mort.
    [one] On donne un mort d’une carte cachée ; le preneur le prend et en écarte autant.
   *[other] On donne un mort de { $count } cartes cachées ; le preneur le prend et en écarte autant.
}
option-packets = Paquets
    .about = Combien de cartes on donne à la fois
value-packets-whole-hands = mains entières
value-packets-two-three = deux, puis trois
value-packets-three-two = trois, puis deux
rule-packets-whole-hands = Chaque main est donnée d’un coup.
rule-packets-two-three = Les cartes sont données d’abord par deux, puis par trois.
rule-packets-three-two = Les cartes sont données d’abord par trois, puis par deux.
option-cut = Coupe
    .about = Si le joueur à droite du donneur coupe le paquet ou tape
rule-cut-true = Avant une donne, la droite du donneur peut couper ou taper.
rule-cut-false = On ne coupe pas le paquet.
option-redeal-by = Après une donne annulée
    .about = Qui donne après une donne annulée
value-redeal-by-next = le joueur suivant
value-redeal-by-same = le même donneur
rule-redeal-by-next = Après une donne annulée, le joueur suivant donne.
rule-redeal-by-same = Après une donne annulée, le même joueur redonne.
option-steal-deal = Voler la donne
    .about = Si le partenaire du dernier donneur peut prendre la donne
rule-steal-deal-true = Entre deux donnes, le partenaire du dernier donneur peut prendre la donne ; cela tient si aucun adversaire ne proteste avant la { term-upcard }.
rule-steal-deal-false = La donne ne peut pas être volée.
option-point-on-partner = Point sur le partenaire
    .about = Si voler la donne à son propre partenaire rapporte
rule-point-on-partner-true = Un joueur qui vole la donne à son propre partenaire la garde et marque 1 point.
rule-point-on-partner-false = Voler la donne à son propre partenaire ne rapporte rien.
option-farmers-hand = Main du fermier
    .about = Quelles mains pauvres peuvent être améliorées avant les annonces
value-farmers-hand-never = jouée telle quelle
value-farmers-hand-all-low = seulement neuf et dix
value-farmers-hand-three-low = trois neuf ou trois dix
value-farmers-hand-any-three-low = trois neuf ou dix mêlés
rule-farmers-hand-never = Les mains pauvres sont jouées telles quelles.
rule-farmers-hand-all-low = Une main de seuls neuf et dix peut être montrée et améliorée.
rule-farmers-hand-three-low = Une main avec trois neuf ou trois dix peut être montrée et améliorée.
rule-farmers-hand-any-three-low = Une main avec trois cartes parmi les neuf et les dix, mêlés ou non, peut être montrée et améliorée.
option-farmers-remedy = La main du fermier obtient
    .about = Comment on améliore la main du fermier
value-farmers-remedy-exchange = trois nouvelles cartes
value-farmers-remedy-redeal = une nouvelle donne
rule-farmers-remedy-exchange = La main du fermier échange trois cartes contre trois du talon.
rule-farmers-remedy-redeal = Pour une main du fermier, on redonne.
option-ace-no-face = As sans figure
    .about = Ce qu’obtient une main d’as, de neuf et de dix
value-ace-no-face-never = jouée telle quelle
value-ace-no-face-exchange = un as : trois nouvelles cartes
value-ace-no-face-redeal = un as : une nouvelle donne
value-ace-no-face-redeal-any-aces = tous as : nouvelle donne
rule-ace-no-face-never = Une main d’un as avec des neuf et des dix est jouée telle quelle.
rule-ace-no-face-exchange = Un joueur qui tient un as et sinon seulement des neuf et des dix peut échanger trois cartes contre les trois dernières du talon.
rule-ace-no-face-redeal = Un joueur qui tient un as et sinon seulement des neuf et des dix peut faire redonner.
rule-ace-no-face-redeal-any-aces = Un joueur sans aucune figure, quel que soit le nombre d’as, peut faire redonner.
option-show-until = Mains pauvres montrées
    .about = Jusqu’à quand on peut montrer une main pauvre
value-show-until-first-turn = au premier tour de parole
value-show-until-first-lead = jusqu’à la première carte
rule-show-until-first-turn = Une main pauvre se montre quand son joueur parle pour la première fois, au premier tour.
rule-show-until-first-lead = Une main pauvre peut être montrée jusqu’à l’entame, même quand l’atout est fixé.

# Le choix de l’atout
option-bidding = Comment se choisit l’atout
    .about = D’après une retourne ou aux enchères
value-bidding-turn-up = une retourne
value-bidding-auction = les enchères
rule-bidding-turn-up = On retourne une carte : sa couleur est proposée d’abord, puis les autres.
rule-bidding-auction = On ne retourne aucune carte : chacun annonce une fois pour le droit de nommer l’atout.
option-first-to-speak = Qui parle en premier
    .about = Qui commence les annonces
value-first-to-speak-eldest = gauche du donneur
value-first-to-speak-dealer = le donneur
rule-first-to-speak-eldest = À chaque tour, le joueur à gauche du donneur parle en premier.
rule-first-to-speak-eldest-auction = Le joueur à gauche du donneur annonce en premier.
rule-first-to-speak-dealer = Le donneur parle toujours en premier.
option-all-pass = Si tous passent
    .about = Ce qui suit quand personne ne veut choisir l’atout
value-all-pass-throw-in = donne annulée
value-all-pass-stick-dealer = donneur obligé
value-all-pass-stick-or-forfeit = donneur obligé ou paie
rule-all-pass-throw-in = Si tout le monde passe deux fois, la donne est annulée et personne ne marque.
rule-all-pass-throw-in-auction = Si tout le monde passe, la donne est annulée et personne ne marque.
rule-all-pass-stick-dealer = Au second tour, le donneur ne peut pas passer.
rule-all-pass-stick-dealer-auction = Si tous les autres passent, le donneur doit annoncer.
rule-all-pass-stick-or-forfeit = Au second tour, le donneur doit nommer l’atout, ou passer et donner 1 point aux adversaires.
option-dealer-partner = Partenaire du donneur
    .about = Comment le partenaire du donneur peut accepter la retourne
value-dealer-partner-with-dealer = avec le donneur
value-dealer-partner-alone = en solo seulement
rule-dealer-partner-with-dealer = Le partenaire du donneur peut choisir la couleur de la { term-upcard } et jouer avec lui.
rule-dealer-partner-alone = Le partenaire du donneur ne peut accepter la { term-upcard } que pour jouer en solo ; elle reste alors hors jeu.
option-assist-makes = Preneur si l’on assiste
    .about = Qui est preneur quand le partenaire du donneur accepte la carte
value-assist-makes-partner = le partenaire
value-assist-makes-dealer = le donneur
rule-assist-makes-partner = Si le partenaire du donneur choisit la couleur de la { term-upcard }, c’est lui le preneur, et il peut jouer en solo.
rule-assist-makes-dealer = Si le partenaire du donneur choisit la couleur de la { term-upcard }, le preneur est le donneur.
option-needs-trump = Un atout pour prendre
    .about = Qui ne peut prendre qu’avec un atout autre que les valets
value-needs-trump-nobody = personne n’en a besoin
value-needs-trump-dealer = le donneur en a besoin
value-needs-trump-everyone = tous en ont besoin
rule-needs-trump-nobody = Toute main permet de choisir l’atout.
rule-needs-trump-dealer = Le donneur ne peut choisir l’atout qu’avec un atout autre que les valets ; la { term-upcard } compte si ce n’est pas un valet.
rule-needs-trump-everyone = On ne peut choisir l’atout qu’avec un atout autre que les valets ; pour le donneur, la { term-upcard } compte si ce n’est pas un valet.
option-upcard-benny = Benny retourné
    .about = Ce qui suit quand la retourne est le Benny
value-upcard-benny-blind-call = nommé à l’aveugle
value-upcard-benny-named-suit = le donneur dit sa couleur
value-upcard-benny-bid-any = n’importe quelle couleur
rule-upcard-benny-blind-call = Le donneur prend un Benny retourné et nomme l’atout à l’aveugle.
rule-upcard-benny-named-suit = Le donneur dit à l’aveugle quelle couleur représente un Benny retourné.
rule-upcard-benny-bid-any = Si le Benny est retourné, toute couleur peut être nommée au premier tour, et le donneur prend le Benny.
option-no-trump = Sans atout
    .about = Si et quand on peut nommer « sans atout »
value-no-trump-never = non joué
value-no-trump-round-two = au second tour
value-no-trump-high = haut, aux enchères
value-no-trump-high-and-low = haut ou bas, aux enchères
rule-no-trump-never = Il faut nommer une couleur : on ne joue pas sans atout.
rule-no-trump-round-two = Au second tour, on peut aussi nommer « sans atout » : ni atout ni bowers.
rule-no-trump-high = Le gagnant des enchères peut aussi nommer « sans atout » : l’as est le plus fort et les valets sont ordinaires.
rule-no-trump-high-and-low = Le gagnant des enchères peut aussi nommer « sans atout », haut ou bas : les valets sont ordinaires, et au bas la plus basse gagne.
option-benny-in-no-trump = Benny à sans atout
    .about = Ce que fait le Benny quand aucune couleur n’est atout
value-benny-in-no-trump-not-offered = sans atout n’est pas proposé
value-benny-in-no-trump-highest = l’emporte toujours
rule-benny-in-no-trump-not-offered = Avec un Benny dans le jeu, le sans atout n’est pas proposé.
rule-benny-in-no-trump-highest = À sans atout, le Benny peut être joué à tout moment et fait le pli ; s’il est entamé, on joue n’importe quelle carte.
option-dirty-clubs = Trèfles sales
    .about = Si un trèfle retourné est atout sans annonces
rule-dirty-clubs-true = Un trèfle retourné est atout sans annonces, et personne ne peut se retirer.
rule-dirty-clubs-false = Un trèfle retourné se traite comme toute couleur.
option-minimum-bid = Annonce minimale
    .about = Combien de plis au moins pour ouvrir les enchères
number-minimum-bid = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
rule-minimum-bid = { $count ->
    [one] Les enchères commencent à un pli.
   *[other] Les enchères commencent à { $count } plis.
}
option-moon = Moon
    .about = Une annonce au-dessus de tous les plis, qui vaut le double
value-moon-never = non joué
value-moon-alone = en solo
value-moon-with-partner = à deux
rule-moon-never = Rien n’est au-dessus d’une annonce de tous les plis.
rule-moon-alone = Au-dessus d’une annonce de tous les plis, il y a le moon : tous, en solo, pour le double des points.
rule-moon-with-partner = Au-dessus d’une annonce de tous les plis, il y a le big pepper : tous, à deux, pour le double des points.

# En solo, et qui joue une donne
option-alone = Jouer en solo
    .about = Qui peut jouer sans son partenaire
value-alone-nobody = personne
value-alone-maker = le preneur
value-alone-anyone = n’importe qui
rule-alone-nobody = Personne ne joue en solo.
rule-alone-maker = Le preneur peut jouer en solo, sans son partenaire.
rule-alone-anyone = Avant l’entame, n’importe qui, à partir de la gauche du donneur, peut dire « en solo » ; un preneur et un défenseur peuvent le faire tous deux.
option-defend-alone = Défendre en solo
    .about = Quand un défenseur peut jouer sans son partenaire
value-defend-alone-never = jamais
value-defend-alone-against-loner = contre un solo
value-defend-alone-always = toujours
rule-defend-alone-never = Les défenseurs jouent toujours à deux.
rule-defend-alone-against-loner = Un défenseur peut jouer en solo contre un preneur en solo.
rule-defend-alone-always = Un défenseur peut jouer en solo.
option-lone-lead = Entame contre un solo
    .about = Qui entame quand le preneur joue en solo
value-lone-lead-eldest = gauche du donneur
value-lone-lead-left-of-loner = gauche du solo
rule-lone-lead-eldest = Contre un solo aussi, l’entame revient à la gauche du donneur, ou au suivant qui joue.
rule-lone-lead-left-of-loner = Contre un solo, sa gauche entame.
option-blind-loner = Solo à l’aveugle
    .about = Si, un valet étant retourné, le donneur peut jouer à l’aveugle
rule-blind-loner-true = Si un valet est retourné, le donneur peut jouer en solo dans sa couleur avant de voir une carte : tous les plis valent 5, moins 1 aux défenseurs.
rule-blind-loner-false = Personne ne joue en solo avant de voir ses cartes.
option-partners-best = Le meilleur du partenaire
    .about = Cartes qu’un joueur en solo échange avec son partenaire
number-partners-best = { $count ->
    [0] aucune
    [one] { $count } carte
   *[other] { $count } cartes
}
rule-partners-best = { $count ->
    [0] Un joueur en solo garde ses cartes.
    [one] Un joueur en solo donne une carte à son partenaire et en reçoit une de son choix.
   *[other] Un joueur en solo donne { $count } cartes à son partenaire et en reçoit autant de son choix.
}
option-may-drop = Se retirer
    .about = Si l’on peut se retirer quand un autre a choisi l’atout
rule-may-drop-true = Un joueur qui n’a pas choisi l’atout peut se retirer de la donne, ce qui ne coûte rien.
rule-may-drop-false = Chacun joue chaque donne.
option-declare-march = Je déclare
    .about = Si l’on peut s’engager à faire tous les plis
rule-declare-march-true = On peut s’engager à faire tous les plis, et on entame : réussir gagne partie et cagnotte, échouer double le score et coûte une mise.
rule-declare-march-false = Personne ne s’engage d’avance à faire tous les plis.

# Le score
option-scoring = Compte d’une donne
    .about = Points d’euchre, plis annoncés, ou compte à rebours
value-scoring-euchre = points d’euchre
value-scoring-three-handed = à trois
value-scoring-tricks = plis et annonces
value-scoring-count-down = compte à rebours
rule-scoring-euchre = Les preneurs marquent 1 point avec la majorité des plis, 2 avec tous ; s’ils échouent, les autres en marquent 2.
rule-scoring-three-handed = Sur sept plis, le preneur marque 1 pour quatre ou cinq, 2 pour six, 4 pour tous ; s’il chute, 2 au défenseur qui a le plus de plis, ou 1 chacun.
rule-scoring-tricks = Chaque camp marque les plis qu’il fait ; un camp qui n’atteint pas son annonce la perd.
rule-scoring-count-down = Les scores descendent vers 0 : chaque pli enlève un point, les pénalités en ajoutent.
option-target = Points à atteindre
    .about = Points qui gagnent, ou d’où l’on descend : de 1 à 52
number-target = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule-target = { $count ->
    [one] Le premier point gagne la partie.
   *[other] Le premier à { $count } points gagne la partie, et à égalité on joue encore.
}
rule-target-down = { $count ->
    [one] Chacun commence avec un point ; le premier à 0 gagne la partie.
   *[other] Chacun commence avec { $count } points ; le premier à 0 gagne la partie.
}
option-win-by = Avance exigée
    .about = Avec combien de points d’avance on gagne
number-win-by = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule-win-by = { $count ->
    [one] Un point d’avance suffit.
   *[other] Il faut { $count } points d’avance.
}
option-exceed-target = Dépasser les points fixés
    .about = Si atteindre exactement les points fixés ne suffit pas
rule-exceed-target-true = Exactement ce nombre de points ne suffit pas : il en faut un de plus.
rule-exceed-target-false = Exactement ce nombre de points suffit.
option-fixed-hands = Nombre de donnes
    .about = Une partie de tant de donnes au lieu de points à atteindre : de 0 à 50
number-fixed-hands = { $count ->
    [0] jusqu’aux points
    [one] { $count } donne
   *[other] { $count } donnes
}
rule-fixed-hands = { $count ->
    [0] La partie continue jusqu’aux points à atteindre.
    [one] La partie a une donne, et le plus haut score la gagne.
   *[other] La partie a { $count } donnes, et le plus haut score la gagne alors.
}
option-ties = Égalité
    .about = Ce qui se passe si les scores sont égaux après la dernière donne
value-ties-play-on = on joue une autre donne
value-ties-drawn = partie nulle
rule-ties-play-on = Si les scores sont égaux après la dernière donne, on en joue une autre.
rule-ties-drawn = Si les scores sont égaux après la dernière donne, la partie est nulle.
option-rubber = Rob
    .about = En deux parties gagnantes
rule-rubber-true = Un rob de plusieurs parties décide.
rule-rubber-false = Une seule partie décide.
option-best-of-five = Trois sur cinq
    .about = Si un rob peut avoir jusqu’à cinq parties
rule-best-of-five-true = Il faut gagner trois parties sur cinq.
rule-best-of-five-false = Il faut gagner deux parties sur trois.
option-laps = Report des points
    .about = Si les points en trop comptent dans la partie suivante
rule-laps-true = Les points en trop sont reportés dans la partie suivante.
rule-laps-false = Chaque partie commence à zéro.
option-skunk-counts-two = Skunk
    .about = Si une partie gagnée à zéro en vaut deux
rule-skunk-counts-two-true = Une partie gagnée à zéro compte pour deux.
rule-skunk-counts-two-false = Une partie gagnée à zéro compte pour une.
option-euchred-loner = Solo chuté
    .about = Ce que coûte un solo chuté
number-euchred-loner = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule-euchred-loner = { $count ->
    [one] Un solo chuté donne un point aux défenseurs.
   *[other] Un solo chuté donne { $count } points aux défenseurs.
}
option-loner-made-trump = Solo chuté par le preneur
    .about = Si seul le preneur en solo paie davantage
rule-loner-made-trump-true = Le partenaire à la place du preneur coûte 2.
rule-loner-made-trump-false = Un solo chuté coûte autant, que le solo soit joué par le preneur ou par son partenaire.
option-robson = Choix de Robson
    .about = Si les gagnants peuvent baisser le score adverse
value-robson-never = jamais
value-robson-march = après tous les plis
value-robson-march-two-or-four = après tous les plis, 2 ou 4
value-robson-any-two-or-four = après 2 ou 4 points
rule-robson-never = Les points s’ajoutent toujours à son propre score.
rule-robson-march = Après avoir fait tous les plis, un camp peut au lieu de cela baisser d’autant le score adverse, pas au-dessous de 0.
rule-robson-march-two-or-four = Avec tous les plis, un camp peut plutôt baisser le score adverse : de 2, après tout solo de 4, pas sous 0.
rule-robson-any-two-or-four = Après tout gain de 2, 4 ou 5 points, un camp peut au lieu de cela baisser d’autant le score adverse, pas au-dessous de 0.
option-lowers = Ce qui fait descendre
    .about = Les plis, ou les points d’euchre
value-lowers-tricks = les plis
value-lowers-euchre-points = les points d’euchre
rule-lowers-tricks = Chaque pli enlève un point.
rule-lowers-euchre-points = Ce sont les points d’euchre qui s’enlèvent, non les plis.
option-no-trick = Pénalité sans pli
    .about = De combien monte un joueur resté sans faire de pli
number-no-trick = { $count ->
    [0] aucune
    [one] { $count } point
   *[other] { $count } points
}
rule-no-trick = { $count ->
    [0] Rester sans faire de pli ne coûte rien.
    [one] Un joueur qui reste sans faire de pli monte d’un point.
   *[other] Un joueur qui reste sans faire de pli monte de { $count }.
}
option-set-penalty = Pénalité en cas d’échec
    .about = De combien monte un preneur qui échoue
number-set-penalty = { $count ->
    [0] aucune
    [one] { $count } point
   *[other] { $count } points
}
rule-set-penalty = { $count ->
    [0] Un preneur qui échoue ne compte aucun pli et ne monte pas.
    [one] Un preneur qui échoue ne compte aucun pli et monte d’un point.
   *[other] Un preneur qui échoue ne compte aucun pli et monte de { $count }.
}
option-defenders-lower = Les défenseurs descendent
    .about = Si, en cas d’échec, les défenseurs descendent aussi de 2
rule-defenders-lower-true = Quand le preneur chute, les défenseurs descendent aussi de 2.
rule-defenders-lower-false = Quand le preneur chute, seuls les plis comptent pour les défenseurs.
option-pool = Cagnotte
    .about = Si chacun met une mise dans une cagnotte ; des jetons, jamais d’argent
rule-pool-true = Chacun met une mise de jetons dans une cagnotte, et le gagnant la prend. Les jetons ne sont jamais de l’argent.
rule-pool-false = Il n’y a pas de cagnotte.
option-betting = Mises
    .about = Des jetons en jeu en plus des points, jamais d’argent
value-betting-never = jamais
value-betting-per-hand = à chaque donne
value-betting-per-trick = à chaque pli
value-betting-per-point = sur la différence
rule-betting-never = On ne mise rien.
rule-betting-per-hand = Chaque camp met une mise de jetons ; l’atout choisi, les défenseurs peuvent relancer, et les gagnants de la donne prennent tout. Les jetons ne sont jamais de l’argent.
rule-betting-per-trick = Après chaque donne, le camp qui a moins de plis doit une mise de jetons par pli de différence. Les jetons ne sont jamais de l’argent.
rule-betting-per-point = À la fin, les perdants doivent une mise de jetons par point de différence. Les jetons ne sont jamais de l’argent.
option-ante = Mise
    .about = Jetons d’une mise, ou par point : de 1 à 20
number-ante = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
rule-ante = { $count ->
    [one] Une mise est d’un jeton.
   *[other] Une mise est de { $count } jetons.
}
option-score-cards = Cartes de score
    .about = Ce qui montre le score
value-score-cards-six-and-four = un six et un quatre
value-score-cards-two-and-three = un deux et un trois
value-score-cards-two-fives = deux cinq
value-score-cards-five-and-six = un cinq et un six
value-score-cards-digits = des chiffres
rule-score-cards-six-and-four = Un six et un quatre montrent le score.
rule-score-cards-two-and-three = Un deux et un trois montrent le score.
rule-score-cards-two-fives = Deux cinq montrent le score.
rule-score-cards-five-and-six = Un cinq et un six montrent le score.
rule-score-cards-digits = Le score est montré en chiffres.

# À la table
option-claims = Réclamer les plis
    .about = Si l’on peut réclamer le reste des plis
value-claims-never = jamais
value-claims-proved = seulement les plis sûrs
value-claims-consent = avec l’accord adverse
rule-claims-never = Chaque pli est joué.
rule-claims-proved = À son tour, on peut étaler une main qui fait tout le reste, quoi que tiennent les autres.
rule-claims-consent = À son tour, on peut réclamer le reste ; si les plis ne sont pas sûrs, il faut l’accord de chaque adversaire.
option-throwing-in = Concéder le reste
    .about = Si les preneurs qui ont assez de plis peuvent concéder le reste
rule-throwing-in-true = Les preneurs qui ont assez de plis peuvent concéder le reste s’ils en ont perdu un, ou tant que le bower droit n’est pas tombé.
rule-throwing-in-false = Les preneurs jouent jusqu’au dernier pli.
option-honour = Table d’honneur
    .about = Si toute carte peut être jouée et les renonces signalées
rule-honour-true = Toute carte peut être jouée ; jusqu’à la fin de la donne, un adversaire peut signaler une renonce.
rule-honour-false = On ne peut pas jouer une autre couleur quand on peut fournir.
option-trump-on-honour = Prendre sur l’honneur
    .about = Si prendre sans l’atout exigé se signale comme une renonce
rule-trump-on-honour-true = Si quelqu’un prend sans l’atout exigé, les adversaires peuvent le signaler comme une renonce.
rule-trump-on-honour-false = Sans l’atout exigé, on ne peut pas prendre.
option-revoke-pays = Ce que coûte une renonce
    .about = Qui gagne ou perd à une renonce signalée à raison
value-revoke-pays-to-opponents = les adversaires gagnent
value-revoke-pays-off-offenders = les fautifs perdent
rule-revoke-pays-to-opponents = Une renonce signalée à raison donne 2 points aux adversaires, 4 si quelqu’un jouait en solo, et termine la donne.
rule-revoke-pays-off-offenders = Une renonce signalée à raison enlève 2 points aux fautifs, 4 si quelqu’un jouait en solo, et termine la donne ; ceux qu’ils n’ont pas, les autres les marquent.
option-false-call-pays = Un signalement à tort coûte
    .about = Si signaler une renonce à tort coûte autant
rule-false-call-pays-true = Signaler une renonce à tort coûte autant, et la donne est terminée.
rule-false-call-pays-false = Signaler une renonce à tort ne coûte rien.
