### Ce que Bower publie de lui-même : la page qui l’active, et les messages.

own-posts-title = Ce que Bower publie de lui-même
server-own-posts = Messages
own-posts-none = aucun
own-posts-on = oui
own-posts-off = non
own-posts-daily = Problème du jour
# $time (text): a time of day
own-posts-daily-about = La position, *{ button-puzzle-solve }* et le bilan de la veille. À résoudre jusqu’à { $time }, heure du serveur.
own-posts-seasons = Saisons du calendrier
own-posts-seasons-off = Lancées et closes par qui gère le serveur
own-posts-seasons-months = Une saison par mois
own-posts-seasons-quarters = Une saison par trimestre
own-posts-seasons-about = Ce jour-là, la saison se termine, son classement et ses titres paraissent, et la suivante commence.
own-posts-months = Saisons mensuelles
own-posts-quarters = Saisons trimestrielles
own-posts-season-nothing = Personne n’est encore au classement de cette saison : rien ne paraîtrait maintenant. Ouvrez une table avec `/table open`.
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
own-posts-channel = Salon
own-posts-no-channel = aucun pour l’instant, choisissez-le ci-dessous
own-posts-hour = Heure
own-posts-others = Notifie seulement qui veut un rappel de sa série (`/preferences`). Aussi sans demande : un salut à l’arrivée, l’appel d’un tour, les tournois. Jamais de message privé.
own-posts-example = Vous seul voyez ceci : ce qui paraîtrait maintenant.
own-posts-first-channel = Choisissez d’abord le salon de ces messages, dans le menu ci-dessus.
button-own-posts = Messages
button-own-posts-daily-example = Aperçu : problème
button-own-posts-months-example = Aperçu : saison
button-own-posts-daily-on = Publier le problème
button-own-posts-daily-off = Ne plus publier

button-puzzle-solve = Résoudre
# The name of whoever solves a puzzle that a channel shows
puzzle-post-you = Vous
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Hier, { $solved } sur { $answered } { $solved ->
    [one] a
   *[other] ont
} trouvé le meilleur choix
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name } : { $days } jours de suite
# $names (text): mentions; $count (number): how many they are; $at (text): a countdown
streaks-end = { $names } : { $count ->
    [one] votre série se termine { $at }. Résolvez le problème du jour pour la continuer.
   *[other] vos séries se terminent { $at }. Résolvez le problème du jour pour les continuer.
}
preferences-streak_calls = Rappel de ma série
