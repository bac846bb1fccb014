### Les titres des tournois : le classement des titres et les places d’un membre.

column-titles = titres
    .short = gagnés
column-second_places = deuxièmes places
    .short = 2e
column-third_places = troisièmes places
    .short = 3e
stats-page-titles = Titres
titles-newest = Derniers titres
# $at : une date
titles-won = **{ $contest }** : { $names } · { $at }
titles-none = Aucune première, deuxième ou troisième place dans un tournoi ici. `/league list` montre s’il y en a un d’ouvert.
titles-rank-1 = Premières places
    .one = Première place
titles-rank-2 = Deuxièmes places
    .one = Deuxième place
titles-rank-3 = Troisièmes places
    .one = Troisième place
# $rank : « Première place » ; $names : l’équipier
titles-placed = { $rank } : **{ $contest }** · { $at }
titles-placed-with = { $rank } : **{ $contest }**, avec { $names } · { $at }
