# La fiche d’un membre, et la page des histoires et des paliers.
button-profile = Ma fiche
button-boards = Classements
button-share-card = Partager ma fiche
stats-page-numbers = Tous les chiffres
stats-page-stories = Histoires
profile-rating = Cote
profile-games = Parties
profile-hands = Donnes
profile-won = Gagnées
profile-finished = Parties terminées
profile-streak = Série gagnante
profile-best-streak = Plus longue série
profile-best-suit = Meilleure couleur : { $suit }
profile-loners-made = Solos réussis
profile-marches = Capots
profile-euchres-made = Euchres infligés
profile-games-won = Parties gagnées
# $label : ce que l’on compte ; $value : combien de fois
profile-said = { $label } : { $value }
# $what : ce que l’on compte ; $count et $next : des nombres de la même chose
