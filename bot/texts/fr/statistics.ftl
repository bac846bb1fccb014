### Statistiques des membres et des serveurs.

stats-title = { $name } : l’euchre sur ce serveur
stats-title-everywhere = { $name } : l’euchre sur tous les serveurs
stats-none = Aucune donne de { $name } ne compte encore dans les statistiques de ce serveur.
stats-none-own = Aucune de vos donnes ne compte encore dans les statistiques de ce serveur. Tapez `/euchre` pour jouer.
stats-none-everywhere-own = Aucune de vos donnes ne compte encore dans les statistiques d’un serveur. Tapez `/euchre` pour jouer.
stats-none-here = Rien n’est encore compté ici pour { $name }.
stats-none-here-own = Rien n’est encore compté ici pour vous.
# $rules (text) : une famille de jeux ; $season (text)
stats-scope = { $rules } · { $season }
stats-all-time = depuis toujours
stats-season = saison { $name }
# Aperçu, pour les images
stats-short = { $name } : { $page }

stats-page-overview = Aperçu
stats-page-calls = Prises
stats-page-seats = Places et couleurs
stats-page-luck = Chance et adresse
stats-page-trend = Évolution
stats-choose-rules = Quels jeux…
stats-choose-page = Autres statistiques…

stats-line = **{ $what }** : { $value }
stats-plain = { $what } : { $value }
# Ce que tous les membres du serveur ont ensemble, à côté d’un membre
stats-beside = { $value } · moyenne { $average }
stats-column-average = moyenne
stats-everyone = Membres dans la moyenne : { $members } (pour la cote : ceux qui en ont une) ; les ordinateurs ne comptent pas.
stats-rating = Cote ({ $rules })
stats-off-board = Vous n’êtes plus dans le classement des cotes : votre dernière partie classée qui y compte date d’au moins { $weeks } semaines. La prochaine vous y remet.
stats-drawn = Parties nulles
stats-hands-won = Donnes gagnées
stats-points = Points par donne
stats-points-against = Encaissés par donne
stats-euchres-suffered = Euchres subis
stats-loners = En solo
stats-loners-value = { $made ->
    [one] { NUMBER($made) } capot
   *[other] { NUMBER($made) } capots
} sur { $tried ->
    [one] { NUMBER($tried) } essai
   *[other] { NUMBER($tried) } essais
}
stats-defences = Défenses en solo
stats-defences-value = { $made ->
    [one] { NUMBER($made) } euchre
   *[other] { NUMBER($made) } euchres
} sur { $tried ->
    [one] { NUMBER($tried) } essai
   *[other] { NUMBER($tried) } essais
}
stats-tricks = Plis par donne
stats-decisions = Décisions
stats-by-computer = Décidé par un ordinateur
stats-pace = Temps par décision
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
stats-count-rate = { $count } ({ $rate })

stats-calls = Atouts choisis
stats-calls-value = donnes : { $calls } sur { $hands } ({ $rate })
stats-calls-group = Prises sans euchre
stats-calls-all = Toutes les prises
stats-round = { $round ->
    [1] Premier tour
    [2] Second tour
   *[other] Enchères ou à l’aveugle
}
stats-next = Dont next
stats-crossing = Dont crossing
stats-alone-march = Capots en solo
stats-alone-defence = Défenses en solo
stats-of-calls = { $count ->
    [one] sur { NUMBER($count) } prise
   *[other] sur { NUMBER($count) } prises
}
stats-of-hands = { $count ->
    [one] sur { NUMBER($count) } donne
   *[other] sur { NUMBER($count) } donnes
}
stats-of-tries = { $count ->
    [one] { NUMBER($count) } essai
   *[other] { NUMBER($count) } essais
}
stats-mark = Le trait vertical est la moyenne.
stats-relations = Next : l’autre couleur de même teinte que la retourne refusée. Crossing : une couleur de l’autre teinte.
stats-no-calls = Aucune prise pour l’instant.

stats-seats-group = Donnes gagnées, par place
stats-suits-group = Prises sans euchre, par couleur
stats-position = { $position ->
    [0] Donneur
    [1] À gauche du donneur
    [2] Deuxième place
    [3] Troisième place
   *[other] { $position }e place
}
# $net (text) : points nets par donne, avec leur signe
stats-seat-note = { $count ->
    [one] { NUMBER($count) } donne
   *[other] { NUMBER($count) } donnes
}, { $net } par donne
stats-latest = Les { NUMBER($count) } dernières donnes.

stats-luck = Chance
stats-skill = Adresse
stats-luck-value = { $value } points par donne
stats-skill-value = { $value } points par donne (± { $margin })
stats-luck-hands = { $count ->
    [one] D’après { NUMBER($count) } donne jugeable de parties terminées.
   *[other] D’après { NUMBER($count) } donnes jugeables de parties terminées.
}
stats-luck-note = Chance : ce que valaient les cartes du camp si tout le monde les voyait et que personne ne se trompait. Adresse : ce qui s’y est ajouté, grâce aussi aux autres joueurs. Ce sont les points du camp moins ceux d’en face ; ± est la marge d’erreur.
stats-no-luck = Ni chance ni adresse ne sont encore connues pour ces donnes. Elles se calculent après la partie, quand deux camps jouent avec une retourne.
stats-no-words = Rien à raconter pour l’instant.
stats-word-dutchman = un Dutchman en main
stats-word-underman = bower gauche tombé sous le droit
stats-word-walk = une carte passée
stats-word-chop = un as coupé d’emblée
stats-word-dog = les quatre couleurs
stats-word-trumped-partner = pli du partenaire coupé
stats-word-stuck = donneur obligé
stats-word-assisted = donneur assisté
stats-word-blind-call = annonce à l’aveugle
stats-word-farmers-hand = mains du fermier
stats-word-lay-down = jeu étalé
stats-word-conceded = plis concédés
stats-word-revoke-called = renonce signalée
stats-word-revoke-false = renonce signalée à tort
stats-times = { $what } : { NUMBER($count) }

stats-trend-games = Gagnées, par { $count } parties
stats-trend-points = Points par donne, par semaine
stats-trend-own = son camp
stats-trend-other = en face
stats-trend-own-last = son camp { $value }
stats-trend-other-last = en face { $value }
stats-trend-spark = **{ $what }** : { $line } { $first } → { $last } (de { $low } à { $high })
stats-trend-plain = { $what } : de { $first } à { $last }, au plus bas { $low }, au plus haut { $high }.
stats-no-trend = Pour une évolution, il faut deux parties avec une cote qui n’est plus nouvelle, { $count } parties, ou des donnes sur deux semaines.

stats-server-none = Aucune partie n’y est encore terminée.
stats-server-hands = Donnes par partie
stats-server-given = Interrompues
stats-server-members = Membres
stats-server-games-each = Parties par membre
stats-server-alone = Jouées en solo
stats-server-thrown = Donnes annulées
stats-server-busiest = Heure la plus animée
stats-server-hour = { $day ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}, { $from } h à { $to } h UTC
stats-server-rules = Les plus joués
stats-server-rule = { $rules } ({ NUMBER($count) })
stats-server-note = Prises : les dernières donnes ({ NUMBER($count) }), celles des ordinateurs comprises.

stats-partners-title = { $name } : partenaires
stats-partners-none = { $name } n’a pas encore terminé de partie avec un autre membre comme partenaire.
stats-partner = { $name } : { NUMBER($won) }/{ NUMBER($played) } ({ $rate })
stats-best = Meilleur partenaire
stats-worst = Partenaire le plus difficile
stats-partners-note = Parties gagnées, sur celles jouées ensemble. Meilleur et plus difficile : à partir de { $count }.

stats-versus-title = { $one } et { $two }
stats-versus-none = { $one } et { $two } n’ont pas encore terminé de partie à la même table.
stats-versus-same = Comparez un membre à quelqu’un d’autre.
stats-versus-against = L’un contre l’autre
stats-versus-together = Partenaires
stats-versus-games = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}. Victoires : { $one } { NUMBER($first) }, { $two } { NUMBER($second) }.
stats-versus-points = { $count ->
    [one] En { NUMBER($count) } donne
   *[other] En { NUMBER($count) } donnes
} : { $first ->
    [one] { NUMBER($first) } point
   *[other] { NUMBER($first) } points
} pour { $one }, { NUMBER($second) } pour { $two }.
stats-versus-pair = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}. Victoires : { NUMBER($won) } ({ $rate }).
stats-versus-pair-points = { $count ->
    [one] En { NUMBER($count) } donne
   *[other] En { NUMBER($count) } donnes
} : { $first ->
    [one] { NUMBER($first) } point
   *[other] { NUMBER($first) } points
}, { NUMBER($second) } pour les autres.
stats-versus-last = La dernière fois ensemble : { $when }
