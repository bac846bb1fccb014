### Ce que les organisateurs voient d’abord

contest-manage-open = Rencontres en cours : { $count }, ouvertes { $since }
contest-manage-waits = { $match } · on attend { $names }
league-task-rename = Nom et description
    .about = Ils changent aussi sur le panneau.
league-task-undeputy = Retirer un adjoint
    .about = Choisissez l’adjoint qui arrête, même s’il a quitté le serveur.
league-ask-undeputy = Ne plus organiser { $contest } avec { $names } ?
contest-post-renamed = **{ $was }** s’appelle maintenant **{ $contest }**.
contest-button-again = Idem la semaine suivante
