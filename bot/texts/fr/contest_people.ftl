### What happens to members of a contest by others' acts.

contest-post-promoted = **{ $contest }** : une place est libre, vous participez ! Début { $at }.
contest-post-promoted-check-in = **{ $contest }** : une place est libre, vous participez ! Début { $at }. Confirmez votre présence : sinon vous ne participez pas.
contest-post-partner-left = **{ $contest }** : votre partenaire a quitté le tournoi. Vous gardez la place jusqu’au début, et participez s’il y a d’ici là un autre partenaire : appuyez sur *Participer en paire* pour le choisir, ou je le cherche.
contest-post-partner-waits = **{ $contest }** : votre partenaire a quitté le tournoi, et votre paire n’est plus sur la liste d’attente. Vous cherchez un partenaire ; appuyez sur *Participer en paire* pour en choisir un, ou sur *Moi*, puis *Quitter*.
contest-post-partner-new = **{ $contest }** : un partenaire est parti, et quelqu’un d’autre joue : { $names }.
contest-post-partner-back = **{ $contest }** : vous jouez de nouveau ensemble : { $names }.
contest-offers-pairs = Vous êtes parmi les remplaçants de { $contest }. Dès que c’est commencé, vous jouez si quelqu’un quitte sa paire, ou si un organisateur vous choisit. Appuyez à nouveau pour changer d’avis.
contest-me-substitute-pairs = Vous êtes parmi les remplaçants : vous jouez si quelqu’un quitte sa paire après le début, ou si un organisateur vous choisit.
contest-leave-question = Vous retirer de { $contest } ?
contest-leave-partner = Vous participez à { $contest } en paire : { $names }. Quitter ? { $partner } reste, garde la place et cherche quelqu’un d’autre.
contest-leave-partner-waits = Vous êtes sur la liste d’attente de { $contest } en paire : { $names }. Quitter ? La paire y perd sa place, et { $partner } cherche quelqu’un d’autre.
contest-leave-partner-open = Vous jouez à { $contest } en paire : { $names }. Vous retirer ? Qui se propose comme remplaçant avant le prochain tirage continue avec { $partner }. Sans personne, la paire ne joue plus les tours à venir ; ce qu’elle a joué compte.
contest-leave-partner-last = Vous jouez à { $contest } en paire : { $names }. Vous retirer ? C’est votre dernière rencontre : elle continue et compte pour { $partner } et vous.
contest-leave-partner-done = Vous participez à { $contest } en paire ({ $names }), et vous avez joué tous vos tours. Vous retirer ? La paire garde sa place au classement.
contest-leave-alone = Votre partenaire { $name } s’est retiré de { $contest }. Vous retirer aussi ? Alors personne ne peut plus être remplaçant, et votre paire est éliminée.
contest-leave-alone-last = Votre partenaire { $name } s’est retiré de { $contest }. Vous retirer aussi ? Une rencontre en cours continue, et ce que vous avez joué compte.
contest-left-already = Il ne reste rien à quitter : votre partenaire { $name } s’est retiré de { $contest }, et ce que vous avez joué compte.
contest-post-promoted-late = **{ $contest }** : une place est libre, vous participez dès le tour { $round } !
contest-post-absent = **{ $contest }** a commencé sans vous : votre présence n’était pas confirmée. Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un.
contest-post-no-place = **{ $contest }** a commencé, et il ne restait pas de place pour vous. Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un.
contest-post-no-place-late = **{ $contest }** : aucune place ne s’est libérée pour vous, et il est trop tard pour entrer. Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un.
contest-waits-late =
    { $contest } a commencé et c’est complet. Dans la file, place { $place } : { $names }. Vous jouez s’il y a de la place avant le tirage du tour { $round }.
    -# { $consent }
contest-me-waits-late = Dans la file, place { $place } : vous jouez s’il y a de la place avant le tirage du tour { $round }.
contest-rule-leave-partner = On peut quitter sa paire : l’autre cherche un partenaire jusqu’au tirage.
    Ensuite joue un remplaçant ; si personne ne vient avant le tour suivant, la paire sort, et ce qu’elle a joué compte.
contest-post-partner-out = **{ $contest }** : votre partenaire { $name } s’est retiré et personne n’est venu jouer à sa place : votre paire est éliminée. Ce que vous avez joué compte.
contest-post-partner-open = **{ $contest }** : votre partenaire { $name } s’est retiré. Votre place est gardée jusqu’au prochain tirage : qui appuie sur *Être remplaçant* joue avec vous. Sans personne, votre paire sort, et ce que vous avez joué compte.
contest-post-partner-last = **{ $contest }** : votre partenaire { $name } s’est retiré. C’est votre dernière rencontre : elle continue et compte.
contest-post-partner-done = **{ $contest }** : votre partenaire { $name } s’est retiré. Vous avez joué tous vos tours : votre place au classement reste.
contest-me-alone = Votre partenaire { $name } s’est retiré. Jusqu’au prochain tirage, qui appuie sur *{ $button }* joue avec vous.
contest-me-alone-last = Votre partenaire { $name } s’est retiré. Ce que vous jouez et avez joué compte.
league-log-alone = Retrait de { $name } : les tours à venir ne se jouent qu’avec un remplaçant ({ $entrant }).
contest-post-no-partner = **{ $contest }** a commencé, et vous n’avez pas de partenaire. Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un.
contest-post-no-partner-over = **{ $contest }** a commencé sans vous, car vous n’aviez pas de partenaire, et c’est déjà terminé.
contest-me-no-partner = Il ne restait personne pour jouer avec vous. Appuyez sur *{ $button }* pour jouer à la place de quelqu’un.
contest-looks-late =
    { $contest } a commencé. Dès que quelqu’un d’autre cherche un partenaire, vous êtes une paire, et vous jouez s’il y a de la place avant le tirage du tour { $round }.
    -# { $consent }
contest-leave-keeps = Vous retirer de { $contest } ? Un match en cours continue et compte, et vous gardez votre place au classement.
contest-me-finished = Vous avez joué tous vos tours.
contest-seated-check-in = { $names } : présence à confirmer maintenant, sinon pas de match.

contest-invited-looks = Tant qu’il n’y a pas de réponse, vous cherchez toujours un partenaire.
contest-declined-looks = { $name } ne peut pas jouer avec { $inviter } à { $contest }. { $inviter } cherche toujours un partenaire.
contest-declined-asks = { $name } ne peut pas jouer avec { $inviter } à { $contest }. *{ $button }* permet de demander à quelqu’un d’autre.
contest-me-invited-taken = Vous avez demandé à { $name }, qui joue maintenant avec quelqu’un d’autre. Appuyez sur *{ $button }* pour demander à quelqu’un d’autre.
