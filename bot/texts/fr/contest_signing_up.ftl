### Signing up for a contest, partners, checking in, substituting and leaving.

contest-post-partner-left = **{ $contest }** : votre partenaire est parti. Vous gardez votre heure d’inscription jusqu’au début : appuyez sur *Trouvez-moi quelqu’un*, *Participer en paire* ou *Quitter*. Sans partenaire, vous ne participez pas.
contest-leave-question = Quitter { $contest } ? Vos points restent, mais vous passez après tous ceux qui finissent.
contest-leave-partner = Quitter { $contest } ? Votre partenaire est appelé à chercher quelqu’un d’autre, et garde son heure d’inscription.
contest-post-absent = **{ $contest }** a commencé sans vous : vous n’aviez pas confirmé votre présence.
contest-post-partner-free = **{ $contest }** : votre partenaire est parti. Un ordinateur peut jouer jusqu’à ce qu’un remplaçant prenne la place.
contest-post-nopartner = **{ $contest }** a commencé, et vous n’avez pas de partenaire.
contest-post-noplace = **{ $contest }** a commencé, et il ne restait pas de place pour vous.
contest-post-still-late = Appuyez sur *{ $join }* pour entrer : vous jouez à partir du tour { $round }.
contest-post-can-substitute = Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un qui part.
contest-me-free-seat = Vous ne jouez plus ici. `/league join` vous rend votre place tant que personne d’autre ne l’a et qu’on peut encore entrer.
contest-me-substitute = Vous êtes parmi les remplaçants : une place libre va au premier qui s’est proposé, dès la prochaine rencontre et pour de bon.
contest-me-alone = Vous n’avez pas encore de partenaire. Trouvez-en un avec un bouton du panneau, sinon vous ne participez pas.
contest-leave-finished = Vous avez joué toutes vos rencontres dans { $contest }, et gardez votre place.
contest-invited-silently =
    Vous ne pouvez pas écrire dans le salon de { $contest }, donc je n’y demande rien à { $partner }. Dites-lui d’utiliser `/league join` avec vous comme partenaire.
    -# { $consent }
contest-leave-seat = Quitter { $contest } ? Votre place peut être prise pour de bon : par le premier qui se propose comme remplaçant. Une courte absence ? Laissez plutôt jouer un ordinateur.
league-consent-rated = En vous inscrivant, vous acceptez { $clock } par coup, des rappels selon vos préférences et des parties classées.
league-consent-casual = En vous inscrivant, vous acceptez { $clock } par coup et des rappels selon vos préférences.
league-consent-board = S’inscrire, c’est accepter les *Règles* · tirages scellés · { $commitment }
league-button-join = Participer
league-button-pair = Participer en paire
league-button-look = Trouvez-moi quelqu’un
league-button-leave = Quitter
league-button-check-in = Je suis là
league-button-offer = Être remplaçant
league-button-accept = Accepter
league-button-decline = Non merci
league-joined = Inscription à { $contest } : { $names }.
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
league-invites-you =
    { $name } aimerait vous avoir comme partenaire à { $contest }.
    -# { $consent }
league-accepted = { $names } jouent ensemble à { $contest }.
league-accepted-waits = { $names } jouent ensemble dans { $contest } dès qu’il y a une place ; pour l’instant, c’est la liste d’attente.
league-declined = { $name } ne peut pas jouer avec { $inviter } à { $contest }.
league-left = Vous ne participez plus à { $contest }.
league-withdrawn = Vous ne jouez plus dans { $contest }. Ce que vous avez joué compte.
league-checked-in = Votre présence à { $contest } est confirmée.
league-offers = Vous êtes parmi les remplaçants de { $contest } : une place libre va au premier qui s’est proposé, dès la prochaine rencontre et pour de bon. Appuyez à nouveau pour y renoncer.
league-offers-not = Vous n’êtes plus parmi les remplaçants de { $contest }.
contest-post-guest = **{ $contest }** : { $name } vous invite à vous inscrire ici. D’ici là, rien ne compte pour vous.
    -# { $consent }
league-me-in = Vous participez.
league-me-waits = Vous attendez une place, numéro { $place }. Les places sont attribuées au début.
league-me-there = Votre présence est confirmée.
league-me-check-in = **Confirmez votre présence**, sinon vous ne jouez pas.
league-me-looking = Vous participez si je vous trouve un partenaire au début, et s’il reste une place pour vous deux.
league-me-invited = Vous avez demandé à { $name } de jouer avec vous ; pas encore de réponse.
league-button-dispute = Contester
