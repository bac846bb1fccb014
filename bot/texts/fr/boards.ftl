### Les donnes du jour. $day et $when sont des dates de Discord ; les $points d’un résultat ont leur signe.

boards-title = Les donnes du jour · { $day }
boards-title-past = Donnes du jour · { $day }
boards-about = Trois mains, les mêmes pour tous : vous et trois ordinateurs. Ce qui compte : les points de votre camp moins ceux des autres.
boards-row = **Donne { $number }** · ordinateurs : { $level } · { $state }
boards-new = à jouer
boards-begun = en cours
boards-missed = non jouée
boards-left = pas terminée
boards-made = **{ $points }**
boards-total = Les trois donnes : **{ $points }**
boards-better = { $better ->
    [0] Personne n’a fait mieux, sur { $all }.
   *[other] Mieux que vous : { $better } sur { $all }.
}
boards-better-here = { $better ->
    [0] Là où vous avez joué, personne, sur { $all }.
   *[other] Là où vous avez joué : { $better } sur { $all }.
}
boards-house = À cette place : { $field }
boards-beat = Vous battez « { $level } » de { $points }.
boards-promise = Nouvelles donnes { $when } · empreinte `{ $promise }`
boards-opened = Dévoilé : secret `{ $secret }` · joueurs `{ $version }` · empreinte `{ $promise }`
boards-streak = { $days ->
    [one] Série : { $days } jour avec le problème ou une donne
   *[other] Série : { $days } jours de suite avec le problème ou une donne
}
boards-over = Donne { $number } : { $points }
boards-late = La donne { $number } est terminée

boards-not-ready = Les donnes du jour ne sont pas encore prêtes. Réessayez dans une minute.
boards-changed = Bower a été mis à jour aujourd’hui, et ses ordinateurs jouent peut-être autrement. Pour que tous rencontrent les mêmes joueurs, les donnes du jour que vous n’avez pas jouées sont fermées. Revenez demain pour les nouvelles.
boards-deleted = Vous avez déjà commencé les donnes du jour, et supprimer vos données ne vous donne pas un autre essai. Revenez demain pour les nouvelles.
boards-open = Les cartes d’une donne du jour, et d’une donne rejouée, restent entre nous. `/boards` partage vos points.
boards-share-first = Jouez d’abord les trois donnes.

# $played (number): members who played all three; $points (text): the most that one of them made
boards-post = { $played ->
    [one] Donnes d’hier : { $played } personne a joué les trois, { $points }
   *[other] Donnes d’hier : { $played } personnes ont joué les trois, meilleur résultat { $points }
}

button-board = Donne { $number }
button-board-next = La suivante
button-board-decided = Où tout s’est joué
button-board-again = Rejouer d’ici
button-boards-all = Toutes les donnes
button-boards-share = Partager mon résultat
button-boards-play = Jouer les donnes du jour
button-boards-today = Les donnes du jour
button-boards-yesterday = Les donnes d’hier

boards-share = { $name } : { $squares } **{ $points }**
boards-share-picture = Donnes du jour
boards-share-how = 🟩 aussi bien que l’expert ou mieux · 🟨 autant que le niveau « en progrès » · 🟥 moins
