### Ce que les organisateurs voient d’abord

contest-manage-open = Rencontres en cours : { $count }, ouvertes { $since }
contest-manage-waits = { $match } · on attend { $names }
league-task-rename = Nom, description, places
    .about = Ils changent aussi sur le panneau. Les places ne peuvent qu’augmenter, jusqu’au tirage.
contest-post-renamed = **{ $was }** s’appelle maintenant **{ $contest }**.
contest-button-again = Idem la semaine suivante

league-ask-change = Déplacer le début de { $contest } à { $at } ?
league-task-change = Déplacer le début
    .about = À une heure plus tardive, avant qu’elle soit passée. Tout le monde est prévenu.
league-task-series = Finir la série
    .about = Aucun tournoi ne suit celui-ci.
league-ask-series = Qu’aucun autre tournoi ne suive { $contest } ?
