### Les règles, tirées de ce que joue une table.

preset-north-american = Nord-américaines
    .about = 24 cartes ; si tout le monde passe deux fois, le joueur suivant donne.
preset-stick-the-dealer = Donneur obligé
    .about = 24 cartes ; si tous les autres ont passé, le donneur doit nommer l’atout.
preset-columbus = Columbus
    .about = Le premier valet désigne le donneur ; un défenseur peut jouer en solo contre un solo.
preset-western-new-york = Ouest de l’État de New York
    .about = Comme les nord-américaines ; un deux et un trois montrent le score.
preset-canadian = Canadiennes
    .about = En 10 points ; le partenaire du donneur n’accepte que pour jouer en solo.
preset-anzac = Australie, Nouvelle-Zélande
    .about = En 11 points ; le partenaire du donneur n’accepte que pour jouer en solo.
preset-cornish = Cornouailles
    .about = 25 cartes avec le joker comme Benny, en 11 ; n’importe qui peut dire « en solo » avant l’entame.
preset-british-parlett = Britanniques (Parlett)
    .about = Comme en Cornouailles, mais en 10, et le partenaire du donneur peut jouer avec lui.
preset-penryn = Penryn
    .about = Comme en Cornouailles, en 21 ; donneur au premier valet, on coupe, un solo chuté coûte 4.
preset-st-austell = St Austell
    .about = Comme en Cornouailles, en 21 ; donneur au premier valet, on coupe, et le donneur parle en premier.
preset-robson = Robson
    .about = Un capot peut baisser le score adverse ; sur un valet, le donneur peut jouer à l’aveugle.
preset-mathews-1844 = Mathews, 1844
    .about = 32 cartes, en 5 ; les deux plus hautes jouent ensemble, le donneur prend pour son partenaire.
preset-seven-card = Sept cartes
    .about = 32 cartes, sept chacun ; il faut quatre plis sur sept aux preneurs.
preset-railroad = Railroad
    .about = 33 cartes avec joker ; un solo reçoit le meilleur du partenaire, les points en trop sont reportés.
preset-no-trump = Sans atout
    .about = Comme les nord-américaines ; au second tour, on peut nommer « sans atout ».
preset-two-handed = À deux
    .about = Pour deux : cinq cartes chacun, et un mort de deux que prend le preneur.
preset-three-handed = À trois
    .about = Pour trois, chacun pour soi : sept cartes chacun, en 10.
preset-five-handed = À cinq
    .about = Pour cinq : le preneur appelle un as, et le joueur qui le tient est le partenaire secret.
preset-six-handed = À six
    .about = Pour six : deux camps de trois à places alternées, 33 cartes avec joker.
preset-hustle = Hustle
    .about = Pour sept : quatre jouent chaque donne, et chacun marque pour soi.
preset-set-back = Set-back
    .about = Chacun pour soi de 5 à 0 ; un joueur qui n’a pas choisi l’atout peut se retirer.
preset-bid-euchre = Bid euchre
    .about = Six cartes chacun et des enchères en plis, en 32 ; une annonce manquée est perdue.
preset-bid-euchre-double = Bid euchre, jeu double
    .about = 48 cartes, douze chacun ; les enchères commencent à six plis, en 52.
preset-hasenpfeffer = Hasenpfeffer
    .about = Bid euchre avec joker : 25 cartes, six chacun, une mise de côté.
preset-pepper = Pepper
    .about = Bid euchre avec little et big pepper : les six plis, pour 6 ou 12 points.
preset-indiana = Indiana
    .about = Chacun pour soi de 21 à 0 : on annonce, puis on reste ou on se retire.
preset-buck = Buck euchre
    .about = Chacun pour soi de 25 à 0 ; on reste ou on se retire, mais un trèfle retourné oblige tous.
preset-custom = Règles maison
    .about = Des règles propres à cette table.

# Les règles d’une table en entier
rules-title = Règles : { $preset }
rules-chapters = Les règles en détail…
rules-more = Page { $page } sur { $pages }
rules-short = En bref
rules-title-part = Règles : { $preset } ({ $part } sur { $parts })
rules-pack = { $left ->
    [0] Le jeu a { $cards } cartes, et toutes sont données.
    [one] Le jeu a { $cards } cartes, et une reste.
   *[other] Le jeu a { $cards } cartes, et { $left } restent.
}
rules-upcard = Après la donne, la carte suivante est montrée : c’est la { term-upcard }.
rules-next-dealer = Après chaque donne, c’est au joueur de gauche de donner.
rules-order = À l’atout, le valet (le { term-right-bower }) bat l’autre valet de la même teinte, rouge ou noire (le { term-left-bower }, un atout à tous égards), puis viennent as, roi, dame, 10 et ainsi de suite. Dans les autres couleurs, l’as est le plus fort.
rules-bidding-one = Premier tour : on choisit comme atout la couleur de la { term-upcard }, ou on passe. Le donneur prend alors la carte et en écarte une.
rules-bidding-two = Second tour : on nomme une autre couleur ou on passe.
rules-auction = Chacun annonce une fois, à son tour, combien de plis il fera, chaque annonce plus haute que la précédente. La plus haute annonce donne le droit de nommer l’atout.
rules-play-title = Jeu de la carte
rules-lead = Le joueur à gauche du donneur entame.
rules-lead-auction = Le gagnant des enchères entame.
rules-play = On fournit la couleur demandée si on le peut ; sinon on joue ce qu’on veut. L’atout le plus fort fait le pli, à défaut la plus forte carte de la couleur demandée ; le gagnant du pli entame le suivant.
rules-score-made = De { $least } à { $most } plis pour les preneurs : 1 point.
rules-score-march = Les { $tricks } plis ({ term-march }) : 2 points.
rules-score-lone-march = Les { $tricks } plis en solo : 4 points.
rules-score-euchre = Moins de { $least } plis (*{ term-euchre }*) : 2 points pour les défenseurs.
rules-score-lone-defence = { $least } plis ou plus pour un défenseur en solo : 4 points.
rules-score-moon = Le moon, réussi ou non : { $points } points gagnés ou perdus.
rules-score-lowest = Si plusieurs sont à 0 ou au-dessous après une donne, le plus bas gagne ; à égalité on joue une autre donne.
rules-all-drop = Si tous les autres se retirent, le preneur fait aussitôt tous les plis.
rules-score-each = Chaque joueur d’un camp en marque les points.
rules-now = Ici : { $value }

# En une ligne, avant la partie
brief-target = en { $target } points
brief-target-down = de { $target } à 0
brief-hands = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}

# Une option et sa valeur
brief-option = { $option } : { $value }
brief-more = et { $count } de plus

# $name : des règles connues ; $count : combien d’options en diffèrent
brief-house = { $count ->
    [one] { $name } + { $count } règle maison
   *[other] { $name } + { $count } règles maison
}
brief-house-one = { $name } · { $rule }
