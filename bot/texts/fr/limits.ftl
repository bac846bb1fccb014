# Refus qui évitent qu’une personne gâche le jeu des autres.

limits-answer-deleted = Vous avez déjà répondu au problème du jour et vu sa solution : supprimer vos données ne donne pas de deuxième essai. Un nouveau problème vous attend demain.
limits-too-long = Cette partie dure depuis si longtemps qu’aucune donne n’est refaite et qu’aucun score n’est plus corrigé. Jouez-la jusqu’au bout : après 600 donnes, le meilleur score gagne.
closed-endless = Cette table a été fermée : après tant de donnes, personne ne menait.
limits-server-full = { $limit ->
    [one] Ce serveur a déjà { $limit } table en cours. Finissez-la d’abord.
   *[other] Ce serveur a déjà { $limit } tables en cours. Finissez-en une d’abord.
}
