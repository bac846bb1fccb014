### Le message public d’une table.

table-title = Euchre · { $preset }
table-facts = Donne { $number } · donneur { $dealer }
# Ce qui met fin à la partie
goal-lead = En { $target } points avec { $lead } d’avance
goal-down = De { $target } à 0
goal-hands = { $hands ->
    [one] Une donne
   *[other] { $hands } donnes
}
goal-five = Au meilleur de cinq parties en { $target } points
goal-rubber = Au meilleur de trois parties en { $target } points
table-promise = Donnes scellées · { $commitment } · *{ button-more }*
more-promise = Empreinte de toutes les donnes : { $commitment }
table-clock = { $clock } par tour
table-clock-none = pas de limite de temps avec les seuls ordinateurs

button-hand = Ma main
button-to-table = Voir la table
button-last-trick = Dernier pli
button-rules = Règles
button-more = Plus…
button-sit-with = { $seat }, avec { $partner }
button-join = S’asseoir
button-with = Avec { $names }
button-against = Contre { $names }
button-invite = Inviter…
button-fill = Avec ordinateurs
button-computer = Ajouter un ordinateur
button-leave = Quitter
button-start = Commencer
button-deal = Donner maintenant
button-rematch = Revanche
button-new-partners = Revanche, autres camps
button-verify = Vérifier les donnes
button-back = Me revoilà
button-close = Fermer la table

lobby-title = Table d’euchre : prenez place !
lobby-host = Hôte : { $name } · { $clock }
lobby-missing = { $missing ->
    [one] Il manque un joueur, ou appuyez sur **{ button-fill }**.
   *[other] Il manque { $missing } joueurs, ou appuyez sur **{ button-fill }**.
}
lobby-ready = Tout le monde est là : appuyez sur **{ button-start }**.

# À qui de jouer. $until est une heure que Discord montre comme « dans 2 minutes ».
turn-ordering = À { $name } de prendre à { $suit } ou de passer
turn-naming = À { $name } de nommer l’atout ou de passer
turn-naming-stuck = { $name } doit nommer l’atout
turn-discarding = À { $name } d’écarter
turn-defending = À { $name } : défendre en solo ou non ?
turn-playing = À { $name } de jouer
turn-playing-lead = À { $name } d’entamer
turn-drawing = On tire au sort le premier donneur…
turn-dealing = Les cartes vont être données.
turn-until = { $turn } · le temps expire { $until }
turn-computer = { $turn } (ordinateur, { $level })
turn-away = { $turn } (ordinateur, { $level }, en son absence)

line-upcard = Retourne : { $card }
line-turned-down = Retourne refusée : { $card }
line-upcard-taken = Retourne : { $card }, prise par { $name }
line-upcard-left = Retourne : { $card }, hors jeu
line-call-pass = { $name } passe
    .you = Vous passez
line-call-name = { $name } nomme { $suit }
    .you = Vous nommez { $suit }
line-call-alone = { $name } défend en solo
    .you = Vous défendez en solo
# $suit est une couleur avec majuscule ; $how : seen, blind ; $alone : yes, no
line-contract = { $trump ->
    [yes] Atout :{ " " }
   *[no] { "" }
}{ $suit } · { $how ->
    [blind] choisi à l’aveugle par { $name }
   *[seen] choisi par { $name }
}{ $alone ->
    [yes] , en solo
   *[no] { "" }
}
line-lone-defender = { $name } défend en solo
    .you = Vous défendez en solo
line-trick = Pli { $number } : { $cards }
line-trick-empty = Le pli { $number } va être entamé
line-trick-card = { $name } { $card }
line-score = { $side } { $points }
line-trick-taken = { $name } a fait le pli { $number } avec { THE($card) }.
    .you = Vous avez fait le pli { $number } avec { THE($card) }.

said-pass = passe
said-alone = en solo
said-with-partner = à deux
status-sits-out = au repos
status-away = en pause
picture-hand = Donne { $number }
picture-target = En { $target } points
picture-down = De { $target } à 0
picture-points = { $points ->
    [one] { $side } : { $points } point
   *[other] { $side } : { $points } points
}

# Ce qu’a donné une main, en très peu de mots
banner-made = Réussi
banner-march = Capot !
banner-lone-made = Réussi en solo
banner-lone-march = Capot en solo !
banner-euchred = Euchre !
banner-lone-defence = Euchre en solo !
banner-bid-made = Annonce tenue
banner-bid-set = Chute !
banner-moon-made = Tous les plis !
banner-moon-set = Chute !
banner-forfeited = Forfait
banner-no-maker = Sans preneur
banner-declared-won = Déclaré et gagné !
banner-declared-lost = Déclaré et manqué !
banner-revoked = Renonce !
banner-falsely-called = Pas de renonce !
banner-awarded = Point pour table talk
banner-thrown-in = Donne annulée
banner-game = Partie !
banner-over = Partie terminée
banner-skunk = Skunk !
banner-drawn = Partie nulle

result-course = Score après chaque donne
result-title = Victoire : { $side }
result-final = Victoire : { $side }, { $high } à { $low }
result-drawn = Partie nulle, { $score } à { $score }
result-facts = { $hands ->
    [one] { $winner }, en { $hands } donne.
   *[other] { $winner }, en { $hands } donnes.
}
result-comeback = Remontée pour { $side } : on en était à { $low } contre { $high }.
result-close = Avant la dernière donne, on en était à { $ours } contre { $theirs }.
result-led = { $side } : en tête de la première donne à la dernière.
result-of-game = { $title } · partie { $number }
result-voided = Partie { $number } annulée par { $by } : elle ne compte pour personne.
result-ruled = Les organisateurs ont fixé ce résultat : { $match }. Le journal du tournoi, dans `/league show`, dit pourquoi.
result-corrected = { $hand ->
    [0] Score corrigé avant la donne 1
   *[other] Score corrigé après la donne { $hand }
}
result-shared = Partagé par { $name }
result-rematch = La revanche est plus bas.
closed-title = Cette table a été fermée
closed-body = La partie a été interrompue avant la fin et ne compte pas : seul quitter une partie classée est une défaite.
retired-play = Le message le plus récent de cette table dit où elle en est.

### Ce que montre l’image d’une table, pour qui ne la voit pas.

alt-table = Table d’euchre.
alt-seat = { $seat } : { $name }{ $marks }.
alt-computer = , ordinateur, { $level }
alt-dealer = , donneur
alt-turn = , doit jouer
alt-maker = , preneur
alt-alone = , en solo
alt-sits-out = , ne joue pas
alt-cards = { $count ->
    [one] , { $count } carte
   *[other] , { $count } cartes
}
alt-tricks = { $count ->
    [one] , { $count } pli
   *[other] , { $count } plis
}
alt-said = , a dit : { $said }
alt-score = Score : { $scores }.
alt-points = { $points ->
    [one] , { $points } point
   *[other] , { $points } points
}
alt-trump = Atout : { $suit }, choisi par { $name }.
    .you = Atout : { $suit }, choisi par vous.
alt-upcard = Retourne : { $card }.
alt-turned-down = Retourne refusée : { $card }.
alt-played = { $name } a joué { THE($card) }.
    .you = Vous avez joué { THE($card) }.
alt-drew = { $name } a tiré { THE($card) }.
alt-holds = { $name } tient le pli.
    .you = Vous tenez le pli.
alt-hand = Votre main : { $cards }.
alt-may-play = Vous pouvez jouer : { $cards }.
alt-you = { $name } (vous)
alt-card-right = { $card }, bower droit
alt-card-left = { $card }, bower gauche
alt-card-benny = { $card }, le Benny
alt-course = { $side } : { $course }.
alt-winner = Victoire : { $side }.
alt-drawn = Partie nulle.

### Tours et lignes des autres jeux et des usages

button-settle = Terminer la donne

turn-cutting = À { $name } de couper ou de taper
turn-blind-calling = À { $name } de nommer l’atout, à l’aveugle
turn-blind-naming = À { $name } de nommer la couleur du Benny, à l’aveugle
turn-blind-loning = À { $name } : en solo à l’aveugle ou non ?
turn-bidding = À { $name } d’annoncer ou de passer
turn-bidding-stuck = { $name } doit annoncer
turn-choosing = À { $name } de nommer l’atout
turn-going-alone = À { $name } : en solo ou non ?
turn-lone-calling = À { $name } : en solo ou non ?
turn-taking-dummy = À { $name } d’écarter des cartes
turn-calling-partner = À { $name } d’appeler un partenaire
turn-staying = À { $name } de rester ou de se retirer
turn-declaring = À { $name } : déclarer ou non ?
turn-giving = À { $name } de donner une carte
turn-betting = À { $name } de miser
turn-claiming = À { $name } d’accorder les plis ou de jouer jusqu’au bout
turn-rewarding = À { $name } de marquer les points ou de les ôter aux autres
turn-reviewing = Donne jouée. Tant qu’elle n’est pas close, une renonce peut être signalée.

line-upcard-named = Retourne : { $card }, qui représente { $suit }
line-no-bid = Pas encore d’annonce
line-call-goes-alone = { $name } joue en solo
    .you = Vous jouez en solo
line-call-bid = { $name } annonce { $bid }
    .you = Vous annoncez { $bid }
line-call-card = { $name } appelle { THE($card) }
    .you = Vous appelez { THE($card) }
line-call-stay = { $name } reste
    .you = Vous restez
line-call-drop = { $name } se retire
    .you = Vous vous retirez
line-call-declare = { $name } déclare
    .you = Vous déclarez
line-call-show = { $name } change { THE($cards) }
    .you = Vous changez { THE($cards) }
line-call-check = { $name } : « Parole »
    .you = Vous : « Parole »
line-call-raise = { $name } relance
    .you = Vous relancez
line-call-see = { $name } suit
    .you = Vous suivez
line-call-give-up = { $name } abandonne le pot
    .you = Vous abandonnez le pot
line-contract-turned = Atout : { $suit } · à la retourne, sans preneur
line-bid = annonce : { $bid }
line-loner = { $name } joue en solo
    .you = Vous jouez en solo
# $name ne sert que lorsque le partenaire est connu
line-called = appel : { $card }
line-called-partner = appel : { $card }, chez { $name }
line-dropped = hors de la donne : { $names }
line-declared = { $name } a déclaré tous les plis
    .you = Vous avez déclaré tous les plis
line-thief = { $name } a pris la donne hors de son tour.
    .you = Vous avez pris la donne hors de votre tour.
line-shown = { $name } a montré { THE($cards) }.
    .you = Vous avez montré { THE($cards) }.
line-claim = { $name } réclame le reste avec { THE($cards) }.
    .you = Vous réclamez le reste avec { THE($cards) }.
line-claim-refused = { $name } a étalé { THE($cards) } ; on joue jusqu’au bout.
    .you = Votre demande est refusée. Jouez, avec { THE($cards) } à découvert.
line-fours = Cette donne : { $one } contre { $two }
line-games = Parties : { $games }
line-stake = { $counters ->
    [one] Pot : { $counters } jeton
   *[other] Pot : { $counters } jetons
}
line-pool = { $counters ->
    [one] Cagnotte : { $counters } jeton
   *[other] Cagnotte : { $counters } jetons
}
line-pots = Jetons gagnés ou payés : { $pots }

said-bid = { $bid }
said-stay = je reste
said-drop = je me retire
said-declare = je déclare !
said-check = parole
said-raise = je relance
said-see = je suis
said-give-up = j’abandonne
alt-laid-down = { $name } a étalé { THE($cards) }.
alt-hand-unseen = Votre main, cachée : { $count } cartes.
line-call-look = { $name } regarde d’abord ses cartes
    .you = Vous regardez d’abord vos cartes
