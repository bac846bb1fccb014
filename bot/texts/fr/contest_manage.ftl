### Ce que les organisateurs voient d’abord

contest-manage-open = Rencontres en cours : { $count }, ouvertes { $since }
contest-manage-waits = { $match } · on attend { $names }
league-task-rename = Nom, description, places
    .about = Ils changent aussi sur le panneau. Les places ne peuvent qu’augmenter, jusqu’au tirage.
contest-post-renamed = **{ $was }** s’appelle maintenant **{ $contest }**.
contest-button-again = Idem la semaine suivante

contest-cancel-once = Seulement celui-ci
    .about = La série continue : le prochain suit.
contest-cancel-series = Celui-ci et sa série
    .about = Aucun autre ne suit.
contest-ask-series-goes = Sa série continue : le prochain suit.
contest-ask-series-ends = Sa série s’arrête avec lui : aucun autre ne suit.
contest-series-over = Sa série est terminée.
league-ask-change = Déplacer le début de { $contest } à { $at } ?
league-task-change = Déplacer le début
    .about = À une heure plus tardive, avant qu’elle soit passée. Tout le monde est prévenu.
