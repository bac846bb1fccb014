### Rappels des tournois

league-post-reminder = **{ $contest }** : le tour { $round } se termine { $left }, { $at }. Ces rencontres attendent :
league-reminder-match = { $match }, { $table } : { $names }
league-reminder-more = Autres rencontres ouvertes : { $count }
