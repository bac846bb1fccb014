### Les tournois pendant qu’ils se jouent : tours, *Moi*, rencontres, journal, choix de l’heure, organisateurs.

league-room = Table { $number } · { $contest }
league-next = Le prochain tournoi { $contest } commence { $at } ({ $left }). On s’inscrit sur son panneau.

league-view-me = Moi
league-view-fixtures = Rencontres
league-view-log = Journal

# Me
league-me-in = Vous participez.
league-me-waits = Vous attendez une place, numéro { $place }. Les places sont attribuées au début.
league-me-there = Votre présence est confirmée.
league-me-check-in = **Confirmez votre présence**, sinon vous ne jouez pas.
league-me-looking = Vous participez si je vous trouve un partenaire au début.
league-me-invited = Vous avez demandé à { $name } de jouer avec vous ; pas encore de réponse.
league-me-match = **Tour { $round }** : contre { $against }, dans { $table }
league-me-partner = Avec { $name }
league-me-sits = Vous ne jouez pas au tour { $round }.
league-me-sat = Vous n’avez pas joué au tour { $round }.
league-me-last = Votre dernière rencontre : { $match }
league-me-rank = Place { $rank } sur { $count }, { $points }
league-me-first = Vous êtes en tête.
league-me-behind = Points de retard sur la tête : { $gap }
league-me-out = La coupe est finie pour vous.
league-me-win = Gagnez pour passer le tour.

# A match
league-match-until = Jusqu’à { $at } ({ $left })
league-button-dispute = Contester
league-button-answer = Répondre
league-dispute-what = Que doivent regarder les organisateurs ?

# Fixtures and the log
league-fixtures-idle = Ne jouent pas : { $names }
league-log-joined = Inscription : { $entrant }
league-log-left = Retrait : { $entrant }
league-log-ready = { $name } a confirmé sa présence.
league-log-seeded = Inscriptions closes. Participent : { $count }
league-log-paired = Tour { $round } tiré au sort. Rencontres : { $count }
league-log-forfeited = Tour { $round }, table { $table } : forfait de { $entrant }.
league-log-absent = Absent au tour { $round } : { $name }
league-log-adjusted = Tour { $round }, table { $table } : points fixés à { $points ->
    [none] ce qui a été joué
   *[other] { $points }
}.
league-log-substituted = { $into } a la place de { $name } dès la prochaine rencontre.
league-log-undrawn = Nouveau tirage du tour { $round }.
league-log-ended = C’est terminé.
league-log-cancelled = Annulé.
league-log-published = Publié.
league-log-changed = Changé par les organisateurs.
league-log-checking = La confirmation des présences commence.
league-log-whistled = Le temps du tour { $round } est écoulé.
league-log-missing = Au tour { $round }, les ordinateurs jouent pour les absents.
league-log-closed = Le tour { $round } est terminé.
league-log-extended = Le tour { $round } dure { $time } de plus.
league-log-paused = En pause.
league-log-resumed = Cela reprend.
league-log-postponed = Commence plus tard, car j’étais hors ligne : { $at }
league-log-disputed = Tour { $round }, table { $table } : contesté par { $name }.
league-log-ruled = Tour { $round }, table { $table } : réponse à la contestation. « { $text } »
league-log-reason = Motif : « { $text } »
league-log-announced = Annonce : « { $text } »

# What organizers do
league-manage-pick = Que voulez-vous faire ?
league-manage-dispute = **Contestation** : { $match } « { $text } »
league-manage-substitutes = Remplaçants : { $names }
league-manage-done = Fait : { $task } ({ $contest }).
league-manage-again = Cette question est trop ancienne. Utilisez à nouveau `/league manage`.
league-button-back = Retour
league-button-sure = Oui, continuer
league-reason-title = Tout le monde peut le lire
league-reason = Motif ou texte
league-points-title = Points de la rencontre
league-points = Points comme 10-7, ou rien : ceux joués
league-against = contre { $names }
league-effect = Effet sur le classement :
league-effect-none = Le classement reste tel quel.
league-effect-line = { $names } : place { $was } → { $now }, points { $had } → { $has }
league-effect-rank = { $names } : place { $was } → { $now }
league-task-pause = Pause
    .about = Tous les temps s’arrêtent.
league-task-resume = Reprendre
    .about = Les temps repartent.
league-task-extend = Prolonger le tour
    .about = Plus de temps pour les rencontres ouvertes.
league-task-adjust = Fixer les points d’une rencontre
    .about = Choisissez la rencontre.
league-task-forfeit = Rencontre perdue par forfait
    .about = Choisissez le camp qui perd.
league-task-answer = Répondre à une contestation
    .about = Choisissez la rencontre.
league-task-disqualify = Disqualifier
    .about = Choisissez qui est exclu.
league-task-redraw = Refaire le tirage du tour
    .about = Seulement avant sa première carte.
league-task-announce = Annoncer
    .about = Un message qui mentionne ceux qui jouent.
league-task-move = Déplacer
    .about = Choisissez dans quel salon il continue.
league-task-cancel = Annuler
    .about = C’est fini, et cela ne compte pour personne.
league-ask-pause = Mettre { $contest } en pause ? Tous les temps s’arrêtent jusqu’à la reprise.
league-ask-resume = Reprendre { $contest } ? Tout est décalé de la durée de la pause.
league-ask-extend = Prolonger le tour de { $time } ?
league-ask-adjust = { $match } : compter ces points ? { $points ->
    [none] (ceux joués)
   *[other] ({ $points })
}
league-ask-forfeit = Faire perdre cette rencontre par forfait à { $names } ?
league-ask-answer = Répondre à cette contestation ? { $match } « { $text } » Le résultat reste ; les points se fixent à part.
league-ask-disqualify = Exclure { $names } de { $contest } ?
league-ask-redraw = Refaire le tirage de ce tour de { $contest } ? Ses tables se ferment.
league-ask-announce = Écrire une annonce pour ceux qui jouent à { $contest } ?
league-ask-cancel = Annuler { $contest } ? C’est définitif.
league-task-invite = Inviter un membre
    .about = Admis au-delà de la limite, s’il appuie.
league-ask-invite = Inviter { $names } à { $contest } ? Dès son inscription, la personne est admise, quelles que soient la limite et les conditions.
league-log-guest = Invitation envoyée à { $name }.
league-log-out = Hors du tournoi au début : { $name }
league-log-gone = { $name } est parti.
league-log-back = { $entrant } : de retour.
league-task-substitute = Faire jouer un remplaçant
    .about = Choisissez pour qui : le premier qui s’est proposé joue.
league-ask-substitute = Donner à { $into } la place de { $name }, dès la prochaine rencontre et pour de bon ?
