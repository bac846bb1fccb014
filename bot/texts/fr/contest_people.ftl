### What happens to members of a contest by others' acts.

contest-post-partner-left = **{ $contest }** : votre partenaire est parti. Vous gardez votre heure d’inscription jusqu’au début : appuyez sur *Trouvez-moi quelqu’un*, *Participer en paire* ou *Quitter*. Sans partenaire, vous ne participez pas.
contest-leave-question = Vous retirer de { $contest } ?
contest-leave-partner = Quitter { $contest } ? { $partner } est appelé à chercher quelqu’un d’autre, et garde son heure d’inscription.
contest-post-absent = **{ $contest }** a commencé sans vous : vous n’aviez pas confirmé votre présence.
contest-rule-leave-partner = Si l’un des deux part après le tirage, le premier qui se propose comme remplaçant a la place, dès la prochaine rencontre.
    D’ici là, un ordinateur joue.
contest-looks-late = Les partenaires se trouvent au début. Venez avec quelqu’un : `/league join`, avec un partenaire.
contest-me-finished = Vous avez joué tous vos tours.

contest-invited-looks = Tant qu’il n’y a pas de réponse, vous cherchez toujours un partenaire.
contest-declined-looks = { $name } ne peut pas jouer avec { $inviter } à { $contest }. { $inviter } cherche toujours un partenaire.
contest-declined-asks = { $name } ne peut pas jouer avec { $inviter } à { $contest }. *{ $button }* permet de demander à quelqu’un d’autre.
contest-me-invited-taken = Vous avez demandé à { $name }, qui joue maintenant avec quelqu’un d’autre. Appuyez sur *{ $button }* pour demander à quelqu’un d’autre.
contest-post-partner-free = **{ $contest }** : votre partenaire est parti. Le premier qui se propose comme remplaçant joue avec vous dès la prochaine rencontre ; d’ici là, un ordinateur.
contest-post-nopartner = **{ $contest }** a commencé, et vous n’avez pas de partenaire.
contest-post-noplace = **{ $contest }** a commencé, et il ne restait pas de place pour vous.
contest-post-still-late = On peut encore s’inscrire pendant la première moitié.
contest-post-can-substitute = Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un qui part.
contest-me-free-seat = Vous ne jouez plus ici. `/league join` vous rend votre place tant que personne d’autre ne l’a et qu’on peut encore entrer.
contest-me-substitute = Vous êtes parmi les remplaçants : la première place libre est à vous, dès la prochaine rencontre et pour de bon.
contest-me-partner-left = Votre partenaire est parti. Trouvez-en un autre avec un bouton du tableau d’affichage, sinon vous ne participez pas.
contest-leave-finished = Vous avez joué toutes vos rencontres dans { $contest }, et gardez votre place.
