### Ce que Bower publie de lui-même : la page qui l’active, et les messages.

own-posts-title = Ce que Bower publie de lui-même
server-own-posts = Messages
own-posts-on = oui
own-posts-off = non
own-posts-daily = Problème du jour
own-posts-seasons = Saisons du calendrier
own-posts-seasons-off = Lancées et closes par qui gère le serveur
own-posts-seasons-months = Une saison par mois
own-posts-seasons-quarters = Une saison par trimestre
own-posts-months = Saisons mensuelles
own-posts-quarters = Saisons trimestrielles
# $month (number): 1 to 12; $year (text)
own-posts-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }
# $quarter (number): 1 to 4; $year (text)
own-posts-quarter = T{ $quarter } { $year }
own-posts-no-channel = aucun pour l’instant, choisissez-le ci-dessous
own-posts-hour = Heure
# $time (text): a time of day
own-posts-until = Le problème est à résoudre jusqu’à { $time }, heure du serveur.
own-posts-others = Ne notifie personne. Aussi sans demande : un salut à l’arrivée, l’appel d’un tour, les tournois. Jamais de message privé.
own-posts-first-channel = Choisissez d’abord le salon de ces messages, dans le menu ci-dessus.
button-puzzle-solve = Résoudre
# The name of whoever solves a puzzle that a channel shows
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Hier, { $solved } sur { $answered } { $solved ->
    [one] a
   *[other] ont
} trouvé le meilleur choix
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name } : { $days } jours de suite

own-posts-weekly = La semaine
own-posts-question = Question de la semaine
# $first, $last (text): dates
week-dates = { $first } – { $last }
# $week (number): of the year
week-title = Semaine { $week }
# $count (number): games
week-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
# $place (number): 1 to 3
week-pair = { $place ->
    [1] Meilleure paire
    [2] Deuxième paire
   *[other] Troisième paire
}
# $won, $games (numbers): of a pair
week-pair-value = victoires : { $won } sur { $games }
week-streak = Plus longue série de victoires
# $count (number): games won in a row
week-streak-value = { $count } de suite
week-luckiest = Meilleures cartes
week-unluckiest = Pires cartes
# $points (text): points with their sign
week-luck-value = { $points } par main
week-hand = Main de la semaine
# $game (text): its number; $hand (number): of the game
week-hand-game = Partie { $game }, main { $hand }
# $before, $after (text): the chance to win the game before the hand and after it
week-hand-value = victoire : { $before }, puis { $after }
# $number (number): 0 to 11
week-saying = { $number ->
    [0] Comptez sur votre partenaire pour un pli.
    [1] Ne coupez pas un pli que gagne votre partenaire.
    [2] Votre partenaire a choisi l’atout ? Entamez-le.
    [3] La défense garde ses atouts pour les as des preneurs.
    [4] Comptez les atouts tombés : personne ne le fait pour vous.
    [5] Une couleur vide vaut un atout de plus.
    [6] Ne refusez un bower que pour une bonne raison.
    [7] Jouez votre as avant que quelqu’un n’ait plus de sa couleur.
    [8] Un euchre fait mal, un solo que personne n’arrête encore plus.
    [9] Un bon choix qui échoue reste un bon choix.
    [10] Regardez le score avant de chercher un choix.
   *[11] La chance donne les cartes, vous les jouez.
}
