### Promemoria dei tornei, e chiamate alle partite di cui si è concordato l’orario

league-post-reminder = **{ $contest }**: il turno { $round } finisce { $left }, { $at }. Questi incontri aspettano:
league-reminder-match = { $match }, { $table }: { $names }
league-reminder-more = Altri incontri aperti: { $count }
league-post-meeting = **{ $contest }**: { $match }. Avete deciso di giocare alle { $at }, { $left }. Da quel momento avete { $clock } per mossa.
