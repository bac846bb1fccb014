### Les tournois dans Discord : `/league`, le panneau, les inscriptions, les brouillons, les annonces.

league-template-hustle = Soirée tournante
    .about = une soirée, un nouveau partenaire à chaque tour
league-template-weeks = Tournante par semaines
    .about = de même, avec des jours pour chaque tour
league-template-league = Championnat par paires
    .about = toutes contre toutes, une rencontre par semaine
league-template-cup = Coupe
    .about = par paires, qui perd est éliminé
league-template-swiss = Soirée suisse
    .about = une soirée, entre paires à égalité de points

league-view-standings = Classement
league-view-bracket = Tableau
league-view-rules = Règles
league-clock = { $clock } par coup

# The notice board
league-starts = Début : { $at } ({ $left })
league-rounds = Tours : { $rounds }.
league-round-live = Un tour dure environ { $time }.
league-round-days = Un tour dure { $time }.
league-signed = Inscrits : { $count } sur { $most }
league-signed-pairs = Paires inscrites : { $count } sur { $most }
league-more = { $names } et { $count } de plus
league-waiting = En attente d’une place : { $names }
league-looking = Cherchent un partenaire : { $names }
league-check-in-open = Confirmez votre présence. Présents : { $count }.
league-round-open = Le tour { $round } est en cours. Rencontres encore ouvertes : { $count }
league-round-over = Le tour { $round } est terminé. Le prochain commence tout seul.
league-round-over-at = Le tour { $round } est terminé. Le prochain s’ouvre { $left }.
league-round-first = Le premier tour s’ouvre dans un instant.
league-rounds-over = Tous les tours sont joués. Le résultat arrive dans un instant.
league-rounds-over-at = Tous les tours sont joués. Le résultat arrive { $left }.
league-paused = **En pause** au tour { $round }. Les temps du tournoi sont arrêtés.
league-paused-first = **En pause** avant le premier tour. Les temps du tournoi sont arrêtés.
league-time-up = Le temps est écoulé : les parties en cours continuent, avec peu de temps par coup.
league-won = **C’est terminé.** À la première place : { $names }
league-cancelled = **Annulé.** Cela ne compte pour personne.
league-consent-rated = En vous inscrivant, vous acceptez { $clock } par coup, des coups plus courts quand le temps d’un tour est écoulé, des rappels selon vos préférences et des parties classées.
league-consent-casual = En vous inscrivant, vous acceptez { $clock } par coup, des coups plus courts quand le temps d’un tour est écoulé et des rappels selon vos préférences.
league-consent-board = S’inscrire, c’est accepter les *Règles* · tirages scellés · { $commitment }
league-fingerprint = Empreinte des tirages : { $commitment }

league-button-join = Participer
league-button-pair = Participer en paire
league-button-look = Trouvez-moi quelqu’un
league-button-leave = Quitter
league-button-check-in = Je suis là
league-button-offer = Être remplaçant
league-button-accept = Accepter
league-button-decline = Non merci
league-button-withdraw = Se retirer

# Answers to members
league-joined =
    Vous participez à { $contest }.
    -# { $consent }
league-paired =
    Vous participez à { $contest } : { $names }.
    -# { $consent }
league-waits = { $contest } est complet. En attente d’une place : { $names }, numéro { $place }. Les places sont attribuées au début.
    -# { $consent }
league-looks =
    { $contest } : vous participez si je vous trouve un partenaire au début, ou si vous en trouvez un avant. À nombre impair, une personne reste seule.
    -# { $consent }
league-pick-partner = Votre partenaire
league-partner-how = Qui voulez-vous comme partenaire à { $contest } ? Vous participez dès que c’est accepté.
league-invited =
    J’ai demandé à { $partner } dans le salon de { $contest }. Vous participez dès que c’est accepté.
    -# { $consent }
league-invited-unseen =
    Je ne peux pas écrire dans le salon de { $contest } : dites à { $partner } d’utiliser `/league join` avec vous comme partenaire.
    -# { $consent }
league-invitation =
    { $partner }, { $name } aimerait vous avoir comme partenaire à { $contest }.
    -# { $consent }
league-accepted = { $names } jouent ensemble à { $contest }.
league-accepted-waits = { $names } jouent ensemble dans { $contest } dès qu’il y a une place ; pour l’instant, c’est la liste d’attente. *Moi* dit pourquoi.
league-declined = { $name } ne peut pas jouer avec { $inviter } à { $contest }.
league-left = Vous ne participez plus à { $contest }.
league-withdrawn = Vous ne jouez plus dans { $contest }. Ce que vous avez joué compte.
league-checked-in = Votre présence à { $contest } est confirmée.
league-offers = Vous êtes parmi les remplaçants de { $contest } : la première place libre est à vous, dès la prochaine rencontre et pour de bon. Appuyez à nouveau pour y renoncer.
league-offers-not = Vous n’êtes plus parmi les remplaçants de { $contest }.
league-exported = Voici { $contest } sous forme de fichier.

# The list
league-list-title = Tournois
league-list-how = `/league show` en ouvre un, `/league join` vous y inscrit.
league-list-none = Aucun tournoi n’est en cours sur ce serveur. Les organisateurs en créent un avec `/league create`.
league-list-over = Terminés
league-list-running = tour { $round }
league-list-starting = va commencer
league-list-open = début { $at }, inscriptions : { $count }
league-list-draft = brouillon, début { $at }

# Drafts
league-create-title = Quelle sorte de tournoi ?
league-draft-title = Brouillon : { $name }
league-draft-zone = { $channel } · heures en { $zone }
league-form-title = Nom, début, inscrits
league-form-name = Nom
league-form-start = Début
    .about = Par exemple ven 20h30 ou 2026-11-27 20:00 ({ $zone })
league-form-entrants = Par exemple 8-32
league-form-members = Minimum et maximum de joueurs
league-form-pairs = Minimum et maximum de paires
league-form-description = Description
league-form-places = Places
league-button-details = Nom, début, inscrits
league-button-publish = Publier
league-button-discard = Supprimer
league-button-none = Aucun
league-none = aucun
league-chosen = choisi
league-yes = oui
league-no = non
league-rounds-suit = autant qu’il en faut
league-twice = Ce jour-là, les horloges montrent cette heure deux fois. J’ai pris la première.
league-published = { $contest } : les inscriptions sont ouvertes. Le panneau est dans { $channel }.
league-discarded = Le brouillon est supprimé.
league-may-not-post = ⚠️ Je ne peux pas écrire dans { $channel }. Laissez-moi le voir et y écrire avant de publier. `/admin check` montre ce qui manque.
league-may-not-call = ⚠️ Je ne peux pas mentionner { $role } : laissez tout le monde le mentionner, ou laissez-moi mentionner tous les rôles.
league-may-not-event = ⚠️ Je ne peux pas créer d’événements sur ce serveur. Donnez-moi la permission *Créer des événements*, ou passez-vous-en. `/admin check` montre ce qui manque.
league-event-hidden = ⚠️ Tout le serveur voit un événement, mais pas ce salon. Il n’y aura donc pas d’événement.
league-channel-gone = ⚠️ Le salon de ce tournoi n’existe plus. Choisissez-en un autre avant de publier.

league-field = Changer autre chose…
league-field-rules = Règles
    .about = Les règles de chaque table.
league-field-hands = Donnes par tour
    .about = Combien de donnes compte un tour.
league-field-best = Deux sur trois
    .about = Il faut gagner deux parties pour gagner une rencontre.
league-field-clock = Temps par coup
    .about = Combien de temps peut durer un coup.
league-field-rounds = Tours
    .about = Combien de tours sont joués.
league-field-movement = Qui rencontre qui
    .about = Comment on se déplace entre les tours.
league-field-days = Jours par tour
    .about = Combien de temps dure un tour.
league-field-seeding = Têtes de série
    .about = L’ordre des inscrits avant le tirage.
league-field-rated = Cote
    .about = Les parties entre quatre membres comptent pour la cote.
league-field-checkin = Présence
    .about = Chacun la confirme dans la demi-heure avant le début.
league-field-repeats = Se répète
    .about = À la fin, le suivant est annoncé.
league-field-ping = Rôle à prévenir
    .about = Le rôle que les annonces mentionnent.
league-field-role = Rôle pour s’inscrire
    .about = Il faut ce rôle pour s’inscrire.
league-field-channel = Salon
    .about = Où il est annoncé et joué.
league-field-event = Événement Discord
    .about = Il figure aussi parmi les événements du serveur. Il me faut la permission Créer des événements.
league-movement-rotation = de nouveaux partenaires selon un plan
league-movement-climb = qui gagne monte d’une table
league-seeding-rating = par cote
league-seeding-lots = tirées au sort
league-seeding-last = par le classement du tournoi d’avant

# Announcements
league-post-check-in = **{ $contest }** commence { $at }. Confirmez votre présence : sinon vous ne participez pas.
league-post-round = **{ $contest }**, tour { $round } : les tables sont ouvertes. Fin du temps { $until }.
league-post-standings = **{ $contest }** : le tour { $round } est terminé.
league-post-next = Prochain tour : { $at }
league-post-last = Tous les tours sont joués. Résultat : { $at }
league-post-round-days = **{ $contest }**, tour { $round } : les tables sont ouvertes jusqu’à { $until }.
league-post-whistle = **{ $contest }** : le temps du tour { $round } est écoulé. Les coups sont courts maintenant, et les ordinateurs jouent pour les absents.
league-post-final = **{ $contest }** : c’est terminé. À la première place : { $names }. Merci à tous ceux qui ont joué !
league-post-cancelled = **{ $contest }** : tournoi annulé. { $reason }
league-post-too-few = **{ $contest }** : tournoi annulé, il fallait être au moins { $least }.
league-post-postponed = **{ $contest }** commence plus tard, car j’étais hors ligne : { $at } ({ $left }).
league-post-announcement = **{ $contest }**, { $name } : { $text }
league-post-dispute = **{ $contest }**, { $match } : quelqu’un demande aux organisateurs de regarder. Seuls ceux qui ne participent pas au tournoi lisent et répondent.
league-post-ruling = **{ $contest }**, { $match } : la réponse des organisateurs. « { $text } »
league-match = tour { $round }, { $one } contre { $two }

league-format-json = JSON (tout)
league-format-csv = CSV (tableurs)

# The server’s settings
contest-post-guest = **{ $contest }** : { $name } vous invite. Inscrivez-vous ici pour en être ; d’ici là, rien ne compte pour vous.
    -# { $consent }
