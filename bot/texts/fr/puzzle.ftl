### Le problème du jour. $day et $when sont des dates de Discord.

puzzle-title = Problème du jour · { $day }
puzzle-task = Qu’est-ce qui rapporte le plus à la longue ? La première réponse compte.
puzzle-dealer = Donneur : { $name }
puzzle-next = Prochain problème { $when }

puzzle-right = **Exact !** { $choice } est le meilleur choix.
puzzle-right-too = **Exact !** { $choice } vaut autant que { $best }.
puzzle-wrong = **Pas tout à fait.** { $choice } perd { $points } en points attendus par rapport à { $best }.
puzzle-missed = Vous n’avez pas répondu. Le meilleur choix est { $best }.
puzzle-said = « { $said } »
puzzle-value = { $choice } : { $points }
puzzle-value-yours = **{ $choice } : { $points }** (votre réponse)
puzzle-streak = Jours de suite : { $answered } avec le problème ou une donne, { $solved } avec le problème juste.

puzzle-ranking = { $total ->
    [one] A répondu sur ce serveur : { $total } membre
   *[other] Ont répondu sur ce serveur : { $total } membres
}
puzzle-ranking-hidden = Répondez au problème du jour pour voir les résultats des autres.
puzzle-ranking-empty = Personne n’a répondu sur ce serveur.
puzzle-row-solved = { $rank }. { $name } : exact
puzzle-row-lost = { $rank }. { $name } : { $points }
puzzle-row-all = { $rank }. { $name } : { $solved } exacts sur { $answered } ({ $percent } %), plus longue série { $streak ->
    [one] { $streak } jour
   *[other] { $streak } jours
}
puzzle-board-title = Classement des problèmes du serveur
puzzle-board-today = Aujourd’hui
puzzle-board-all = Tous les jours
puzzle-board-note = Pour les membres qui ont au moins { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} sur ce serveur.
puzzle-board-empty = Personne n’est encore dans cette liste.

puzzle-not-ready = Le problème du jour est encore en préparation. Réessayez dans une minute.
puzzle-none-then = Il n’y a pas eu de problème ce jour-là. Celui d’aujourd’hui est au-dessus.
puzzle-over = Le jour de ce problème est passé. Voici sa solution ; un nouveau problème vous attend avec `/puzzle today`.
puzzle-answered-already = Vous avez déjà répondu à ce problème : la première réponse compte.
puzzle-share-first = Répondez d’abord au problème.

button-puzzle-share = Partager mon résultat
button-puzzle-board = Classement
button-puzzle-today = Le problème du jour
button-puzzle-yesterday = Le problème d’hier

puzzle-share-solved = { $name } a trouvé le meilleur choix.
puzzle-share-near = { $name } y était presque.
puzzle-share-off = { $name } a mordu à l’hameçon.
puzzle-share-week = Les sept derniers jours : { $squares }
puzzle-share-streak = { $answered ->
    [one] Série : { $answered } jour
   *[other] Série : { $answered } jours
}
