### The season of a series: its table, its final, and what a night is remembered for.

league-view-season = Saison
league-field-nights = Tournois d’une saison
league-field-final = Finale
league-final-8-ends = les 8 premiers, le premier avec le dernier
league-final-8-next = les 8 premiers, le premier avec le deuxième
league-final-16-ends = les 16 premiers, le premier avec le dernier
league-final-16-next = les 16 premiers, le premier avec le deuxième
league-final-8-pairs = les 4 premières paires
league-final-16-pairs = les 8 premières paires
contest-preview-nights = À la fin, le suivant est annoncé ; après { $nights } vient une finale.
contest-season-stands = Saison, { $played } sur { $nights }
contest-season-line = **{ $stands }** : { $rows }
contest-season-counts = les { $best } meilleurs comptent
contest-column-nights = joués
    .short = joués
contest-column-latest = dernier
    .short = dernier
contest-season-euchres = Le plus d’euchres infligés : { $names } ({ $count })
contest-season-round = Meilleur tour : { $names } ({ $count })
contest-season-last = Dernière place : { $names }
contest-season-own = Saison : place { $rank } sur { $count }, { $points }
contest-season-own-open = Saison : place { $rank } sur { $count }, { $points }. Résultats comptés qui peuvent encore s’améliorer : { $open }.
contest-season-final-name = { $contest } · Finale
contest-post-finalists = **{ $contest }** commence { $at }. Vous êtes parmi les premiers au classement de la saison : appuyez sur *Participer*, puis confirmez votre présence. Les places suivent l’ordre du classement ; celles encore libres { $until } sont proposées aux suivants.
    -# { $consent }
contest-post-finalists-next = **{ $contest }** commence { $at }, et il reste des places. C’est à vous au classement de la saison : appuyez sur *Participer*, puis confirmez votre présence. Les places suivent l’ordre du classement.
    -# { $consent }
contest-post-next-final = La saison est complète. Sa finale commence { $at } ({ $left }) ; sur son panneau, les premiers du classement appuient sur *Participer*.
contest-post-next-season = La saison suivante commence { $at } ({ $left }). On s’inscrit sur son panneau.
contest-final-joined = Inscrits : { $count }. Les places suivent l’ordre du classement de la saison.
contest-final-looks =
    { $contest } : c’est noté. Au début, les places vont, dans l’ordre du classement de la saison, à ceux qui ont confirmé leur présence.
    -# { $consent }
contest-final-me = Vous êtes sur la liste. Au début, les places vont, dans l’ordre du classement de la saison, à ceux qui ont confirmé leur présence.
contest-not-in-table = Cette finale est pour les premiers du classement de la saison ; une heure avant la confirmation des présences, elle s’ouvre à tout le classement, que montre `/league show`.
contest-paired-by-table = Dans une finale, c’est le classement de la saison qui forme les paires. Inscrivez-vous sans partenaire, avec `/league join`.
contest-rule-final = On s’inscrit seul, avec sa place au classement de la saison, et on reçoit son partenaire au début.
contest-rule-final-ends = Les { $count } premiers du classement qui ont confirmé jouent : le premier avec le dernier, et ainsi de suite.
contest-rule-final-next = Les { $count } premiers du classement qui ont confirmé jouent : le premier avec le deuxième, et ainsi de suite.
contest-rule-final-pairs = Jouent les premières paires du classement dont les deux ont confirmé leur présence. Joueurs, au plus : { $count }.
contest-rule-seeding-season = Les têtes de série suivent le classement de la saison.
contest-rules-season-title = Saison
contest-rule-season = Saison : { $nights } tournois, et les { $best } meilleurs résultats comptent. Chacun vaut le pourcentage d’adversaires battus, de 0 à 100.
contest-rule-season-final = La saison se termine par une finale : { $who }.
league-log-joins = { $name } est sur la liste.
