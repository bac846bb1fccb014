### Classements : `/leaderboard`.

scope-server = Ce serveur
scope-everywhere = Tous les serveurs

family-all = Tous les jeux
family-partners = Deux contre deux
family-auction = Aux enchères, à deux
family-alone = Chacun pour soi
family-called = Partenaire appelé
family-six = Trois contre trois

board-titled = Classement : { $column }
board-all-time = Depuis toujours
board-empty = Personne n’est dans cette liste. Ouvrez une table avec `/table open`.
board-row = { $rank }. { $name } : { $numbers }
board-row-you = { $rank }. { $name } (vous) : { $numbers }
board-previous = Précédente
board-next = Suivante
board-find-me = Où suis-je
board-share = Partager la page
board-shared = Partagé par { $name }
board-choose = Trier par…
board-member = Membre { $number }
board-number = { $column } : { $value }
board-rated = Pour les membres ayant joué au moins une dizaine de parties classées : avant, la cote est à établir.
board-rated-lately = Pour les membres ayant joué au moins une dizaine de parties classées, dont une dans les { $weeks } dernières semaines.
board-minimum-games = { $count ->
    [one] Pour les membres ayant au moins une partie terminée.
   *[other] Pour les membres ayant au moins { $count } parties terminées.
}
board-minimum-hands = { $count ->
    [one] Pour les membres ayant au moins une donne.
   *[other] Pour les membres ayant au moins { $count } donnes.
}
board-minimum-calls = { $count ->
    [one] Pour les membres ayant au moins une prise.
   *[other] Pour les membres ayant au moins { $count } prises.
}
board-minimum-together = { $count ->
    [one] Pour les partenaires ayant au moins une partie ensemble.
   *[other] Pour les partenaires ayant au moins { $count } parties ensemble.
}

absent-few-games = { $count ->
    [one] Vous n’êtes pas encore dans cette liste : il y manque une partie terminée.
   *[other] Vous n’êtes pas encore dans cette liste : il y manque { $count } parties terminées.
}
absent-few-hands = { $count ->
    [one] Vous n’êtes pas encore dans cette liste : il y manque une donne.
   *[other] Vous n’êtes pas encore dans cette liste : il y manque { $count } donnes.
}
absent-few-calls = { $count ->
    [one] Vous n’êtes pas encore dans cette liste : il y manque une prise.
   *[other] Vous n’êtes pas encore dans cette liste : il y manque { $count } prises.
}
absent-few-together = { $count ->
    [one] Vous n’êtes pas encore dans cette liste : il y manque une partie avec le même partenaire.
   *[other] Vous n’êtes pas encore dans cette liste : il y manque { $count } parties avec le même partenaire.
}
absent-hidden = Vous avez choisi de n’apparaître dans aucun classement. Cela se change avec `/preferences`.
absent-unlisted = Ce serveur vous exclut de ses classements.
absent-away = Vous n’êtes plus dans cette liste : votre dernière partie classée qui compte ici date d’au moins { $weeks } semaines. Votre cote reste, et la prochaine vous y remet.
absent-new = Vous n’êtes pas encore dans cette liste : votre cote y est à établir. Il faut une dizaine de parties classées ; celles des quatre mêmes joueurs en un jour comptent moins.
absent-nothing = Vous n’êtes pas dans cette liste : il n’y a encore rien à compter pour vous ici.

# .short est l’en-tête d’une colonne étroite de l’image
column-rating = cote
    .short = cote
column-games_won = parties gagnées
    .short = gagnées
column-games = parties
    .short = parties
column-win_rate = taux de victoires
    .short = %
column-points_per_hand = points par donne
    .short = moyenne
column-loners_made = capots en solo
    .short = solos
column-euchres_made = euchres infligés
    .short = euchres
column-call_success = prises réussies
    .short = %
column-partnership = meilleurs partenaires
    .short = %
column-best_streak = plus longue série de victoires
    .short = record
column-rated = parties classées
    .short = parties
column-points = points
    .short = points
column-hands = donnes
    .short = donnes
column-loners_tried = solos tentés
    .short = tentés
column-calls = prises
    .short = prises
column-calls_made = réussies
    .short = réussies
column-streak = en cours
    .short = en cours
