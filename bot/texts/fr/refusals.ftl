### Pourquoi une chose ne se fait pas. Chaque phrase est toute la réponse reçue.

refusal-not-now = Cela ne peut pas se faire à ce moment de la donne.
refusal-game-over = Cette partie est terminée. Rejouez avec `/euchre`.
refusal-not-held = Vous n’avez pas cette carte.
refusal-must-follow = Vous avez une carte de la couleur demandée et devez fournir.
refusal-dealer-stuck = Vous ne pouvez pas passer : nommez l’atout.
refusal-turned-down = La couleur refusée ne peut pas être nommée.
refusal-no-trump-off = On ne peut pas nommer « sans atout » à cette table.
refusal-partner-alone = À cette table, le partenaire du donneur ne choisit cette couleur qu’en jouant en solo.
refusal-needs-trump = À cette table, vous ne pouvez choisir l’atout qu’avec un atout autre que les valets.
refusal-must-bid = Tous les autres ont passé : vous devez annoncer.
refusal-bid-too-low = Annoncez plus que la plus haute annonce, et pas moins que le minimum de cette table.
refusal-bid-too-high = Il n’y a pas autant de plis dans une donne.
refusal-no-moon = À cette table, rien n’est au-dessus d’une annonce de tous les plis.
refusal-low-off = À cette table, « sans atout » ne se joue que haut.
refusal-not-alone = On ne joue pas en solo avec cette annonce ici.
refusal-dealers-call = Ici, c’est le donneur qui est preneur : lui seul peut jouer en solo.
refusal-trump-called = Appelez une carte d’une couleur qui n’est pas l’atout.
refusal-not-poor = Cette main ne peut pas être montrée : elle n’est pas assez pauvre, ou une autre l’a déjà été dans cette donne.
refusal-not-proved = Vous ne pouvez réclamer que des plis certains, quoi que tiennent les autres, et seulement quand c’est à vous d’entamer.
refusal-bad-deal = Ce n’est pas une donne de ce jeu.
refusal-not-between-hands = Un score se corrige entre deux donnes : reprenez `/admin score` à la fin de celle-ci, ou quand on sait qui donne en premier.
refusal-bad-scores = Indiquez un score par camp, dans l’ordre où la table les montre : des nombres entiers jusqu’à 999, et au-dessous de 0 seulement là où un score peut y descendre.
refusal-same-scores = C’est déjà le score.
refusal-winning-scores = Avec ce score, quelqu’un aurait gagné. Une correction ne termine pas une partie : on gagne en jouant.

table-unknown = Il n’y a pas de telle table ou partie ici. `/hand` montre vos cartes, `/euchre` vous fait jouer.
table-none-here = Aucune table n’est ouverte dans ce salon. Ouvrez-en une avec `/table open`.
table-closed = Cette table a été fermée. Continuez avec `/euchre`, ou avec `/hand` à une autre de vos tables.
table-over = La partie à cette table est terminée. Rejouez avec `/euchre`.
table-full = Toutes les places de cette table sont prises. Ouvrez une autre table avec `/table open`.
table-started = La partie à cette table a déjà commencé. Ouvrez-en une autre avec `/table open`.
table-not-started = La partie à cette table n’a pas encore commencé. Commencez-la d’abord.
table-not-full = { $missing ->
    [one] Une place est encore libre. Attendez un joueur ou ajoutez un ordinateur.
   *[other] { $missing } places sont encore libres. Attendez des joueurs ou ajoutez des ordinateurs.
}
table-seated-already = Vous avez déjà une place à cette table. `/hand` montre vos cartes.
table-seat-taken = Cette place est prise. Choisissez-en une autre.
table-not-seated = Vous n’avez pas de place à cette table. `/euchre` vous donne des cartes tout de suite.
table-seen-cards = Vous avez vu les cartes de cette donne : jusqu’à sa fin, vous ne pouvez reprendre que votre place.
table-no-such-seat = Cette place n’existe pas. Choisissez-en une parmi celles de la table.
table-member-not-seated = Ce membre n’a pas de place à cette table. Choisissez quelqu’un qui est à la table.
table-not-a-computer = Il n’y a pas d’ordinateur à cette place. Choisissez une autre place.
table-not-host = Seul l’hôte de cette table, ou un modérateur, peut le faire. Demandez-leur.
table-not-moderator = Seul un modérateur de ce serveur peut le faire. Demandez-le-lui.
table-rated = Cette partie est classée : seul un modérateur de ce serveur peut retirer quelqu’un. Demandez-le-lui.
table-not-your-turn = Ce n’est pas à vous.
table-stale = Ce bouton est périmé : la partie a avancé. `/hand` montre ceux de maintenant.
table-not-away = Vous êtes déjà en jeu.
table-paused = La partie est en pause. Ouvrez vos cartes avec `/hand`, puis appuyez sur **{ button-back }** pour la reprendre.
table-not-over = La partie à cette table n’est pas encore terminée. Réessayez quand elle le sera.
table-rematched = Cette partie a déjà une revanche. `/table list` montre les tables ouvertes.
table-bad-clock = Un tour peut durer de 15 secondes à 7 jours.
table-unknown-preset = Il n’y a pas de règles de ce nom. Choisissez dans la liste qui apparaît quand vous écrivez.
table-may-not-open = Vous ne pouvez pas ouvrir de table sur ce serveur. Rejoignez-en une de `/table list`, ou demandez à qui gère le serveur.
table-too-many = { $limit ->
    [one] Vous avez déjà une table ouverte. Terminez-la ou fermez-la d’abord.
   *[other] Vous avez déjà { $limit } tables ouvertes. Terminez-en ou fermez-en une d’abord.
}
table-stopping = Bower va redémarrer. Réessayez dans une minute.
table-too-many-seated = { $seats ->
    [one] Ces règles ont { $seats } place, mais plus de membres sont à la table : rien n’a changé. Choisissez des règles avec plus de places.
   *[other] Ces règles ont { $seats } places, mais plus de membres sont à la table : rien n’a changé. Choisissez des règles avec plus de places.
}

discord-fails = Discord a eu un problème, et je n’ai pas pu vous montrer le résultat. Regardez si c’est fait ; sinon, réessayez dans une minute.
incident = Quelque chose s’est mal passé de notre côté. Si cela se reproduit, indiquez le numéro d’erreur { $incident }.

calendar-unknown-zone = Je ne connais pas le fuseau horaire « { $zone } ». Écrivez-le comme Europe/Paris ou America/New_York.
calendar-bad-time = Je ne peux pas lire cette date. Écrivez-la comme 31/01/2031 20:00, ven 20h ou 20:00.
calendar-no-such-day = Ce jour n’existe pas. Vérifiez le jour et le mois.
calendar-other-weekday = Cette date tombe un autre jour de la semaine. Vérifiez-la, ou n’écrivez que l’un des deux.
calendar-no-such-time = Cette heure n’existe pas : les horloges avancent cette nuit-là. Choisissez-en une avant ou après.
calendar-past = Cette heure est déjà passée. Choisissez-en une plus tard.
calendar-too-far = C’est dans plus d’un an. Choisissez un jour plus proche.
