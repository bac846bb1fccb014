### Promemoria dei tornei

league-post-reminder = **{ $contest }**: il turno { $round } finisce { $left }, { $at }. Questi incontri aspettano:
league-reminder-match = { $match }, { $table }: { $names }
league-reminder-more = Altri incontri aperti: { $count }
