### Rappels des tournois, et appels aux parties dont l’heure a été convenue

league-post-reminder = **{ $contest }** : le tour { $round } se termine { $left }, { $at }. Ces rencontres attendent :
league-reminder-match = { $match }, { $table } : { $names }
league-reminder-more = Autres rencontres ouvertes : { $count }
league-post-meeting = **{ $contest }** : { $match }. Vous avez convenu de jouer à { $at }, { $left }. À partir de là, vous avez { $clock } par coup.
