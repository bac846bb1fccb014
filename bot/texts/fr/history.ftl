### Les parties jouées : l’historique d’un serveur ou d’un membre, la rediffusion d’une partie, la suite du contrôle.

button-replay = Revoir

replay-none-here = Aucune partie ne correspond à ce message. `/game list` les liste toutes.
replay-nothing = Rien n’a été joué dans cette partie : il n’y a rien à montrer.

replay-title = Partie { $number }, donne { $hand } sur { $hands }
replay-everyone = Toutes les cartes visibles
replay-as = Comme la voyait { $name }
replay-step = étape { $step } sur { $steps }
replay-closed = La donne est terminée.
replay-buries = { $name } écarte une carte.
replay-gives = { $name } donne une carte.
replay-held = { $name } : { $cards }
replay-holds-none = { $name } : plus de cartes
replay-buried = Écarté par { $name } : { $cards }
replay-left = Talon : { $cards }
replay-first = Début
replay-back = Avant
replay-next = Après
replay-last = Fin
replay-share = Partager l’étape
replay-pick = Une autre donne ou vue…
replay-given-up = Interrompue

history-title = Parties de ce serveur
history-title-of = Parties : { $name }
history-none = Aucune partie n’est encore terminée sur ce serveur. Ouvrez une table avec `/table open`.
history-none-of = { $name } n’a pas encore terminé de partie sur ce serveur.
history-count = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
} · page { $page } sur { $pages }
history-winners = vainqueurs en gras
# $sides, ce sont tous les joueurs, avec les points
history-line = Partie { $number } · { $sides }
history-given-up = interrompue : { $sides }
history-drawn = nulle : { $sides }
history-option = Partie { $number }
history-pick = Ouvrir une partie…
history-newer = ◂ Plus récentes
history-older = Plus anciennes ▸
history-back = Retour à la liste
history-export = Pour la garder : `/game export` l’écrit dans un fichier.

verify-nothing = Aucune carte de cette partie n’a été distribuée : il n’y a rien à contrôler.
verify-previous = ◂ Retour
verify-next = Donnes ▸
