### Ce que Bower publie de lui-même : la page qui l’active, et les messages.

own-posts-title = Ce que Bower publie de lui-même
server-own-posts = Messages
own-posts-none = aucun
own-posts-on = activé
own-posts-off = désactivé
own-posts-daily = Problème du jour
own-posts-daily-about = La position avec *{ button-puzzle-solve }*, et une ligne sur la veille. Aucune notification, et aucun nom de qui reste hors des classements.
own-posts-channel = Salon
own-posts-no-channel = aucun pour l’instant, choisissez-le ci-dessous
own-posts-hour = Heure
# $time (text): a time of day
own-posts-ends = Chaque problème peut être résolu jusqu’à { $time } sur place ; puis vient le suivant. Peu après cette heure, les membres ont le plus de temps.
own-posts-others = En plus, sans demande : un salut dans un nouveau serveur, l’appel d’un tour à une table, et les annonces des tournois. Ce sont les membres qui appellent des joueurs, et Bower n’écrit aucun message privé.
own-posts-example = Vous seul voyez ceci. Dans le salon, le message a ses boutons.
own-posts-first-channel = Choisissez d’abord le salon de ces messages, dans le menu ci-dessus.
button-own-posts = Messages
button-own-posts-example = Aperçu
button-own-posts-daily-on = Publier le problème
button-own-posts-daily-off = Ne plus le publier

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
