### Pourquoi un tournoi refuse quelque chose. Chacune est toute la réponse.

contest-gone = Ce tournoi n’existe pas ici. `/league list` montre ceux qu’il y a.
contest-none = Aucun tournoi n’est en cours sur ce serveur. Qui organise en commence un avec `/league create`.
contest-stale = Entre-temps, quelqu’un d’autre a changé ce tournoi. Regardez-le à nouveau avec `/league show`.
contest-many-running = Ce serveur a déjà { $limit } tournois. Finissez-en ou supprimez-en un d’abord.
contest-bad-name = Donnez au tournoi un nom d’au plus { $most } caractères.
contest-not-organiser = Seuls les organisateurs le peuvent : avec la permission Gérer le serveur ou le rôle des organisateurs. Demandez-leur.
contest-not-a-draft = Ce tournoi est publié : cela ne change plus. `/league manage` montre ce qui peut changer.
contest-channel-gone = Le salon de ce tournoi n’existe plus. Choisissez-en un autre d’abord.
contest-may-not-post = Je ne peux pas écrire dans le salon de ce tournoi. Laissez-moi le voir et y écrire, ou choisissez-en un autre. `/admin check` montre ce qui manque.
contest-role-gone = Un rôle dont ce tournoi a besoin n’existe plus. Choisissez-en un autre, ou aucun.
contest-past = Le début de ce tournoi doit être à venir. Choisissez une heure plus tard.
contest-only-later = Le début ne se déplace que plus tard, et avant d’être passé. Choisissez une heure plus tardive, ou annulez le tournoi avec `/league manage`.
contest-bad-places = Tapez de { $least } à { $most } places : elles ne peuvent qu’augmenter, jusqu’au tirage.
contest-not-open = On ne peut pas s’inscrire à ce tournoi maintenant. `/league list` montre d’autres tournois.
contest-joined = Vous participez déjà à ce tournoi. `/league show` dit où il en est.
contest-not-joined = Vous ne participez pas à ce tournoi. `/league list` montre où l’on peut s’inscrire.
contest-needs-role = Il faut le rôle <@&{ $role }> pour s’inscrire à ce tournoi. Demandez-le à ses organisateurs.
contest-no-pairs = Dans ce tournoi, on change de partenaire à chaque tour. Inscrivez-vous sans, avec `/league join`.
contest-no-partner = Choisissez un membre de ce serveur qui n’est pas un bot.
contest-own-partner = Vous ne pouvez pas être votre propre partenaire. Choisissez quelqu’un d’autre.
contest-partner-taken = Ce membre participe déjà avec quelqu’un. Choisissez quelqu’un d’autre.
contest-not-invited = Cette invitation n’est pas pour vous, ou elle a été retirée. Inscrivez-vous avec `/league join`.
contest-not-checking = Il n’y a pas de présence à confirmer pour ce tournoi maintenant. `/league show` dit ce qui vient ensuite.
contest-not-running = Ce tournoi ne se joue pas en ce moment. `/league show` dit où il en est.
contest-is-over = Ce tournoi est terminé. `/league list` montre ceux qui sont en cours.
contest-is-paused = Ce tournoi est déjà en pause.
contest-not-paused = Ce tournoi n’est pas en pause.
contest-no-match = Vous n’avez pas de rencontre comme celle-là dans ce tournoi. `/league show` mène à la vôtre.
contest-match-over = Cette rencontre est terminée. `/league show` montre le résultat.
contest-cards-played = On a déjà joué dans ce tour : on ne refait pas le tirage. Fixez plutôt les points de ses rencontres.
contest-drawn-again = Un tour de ce tournoi a déjà été retiré au sort, et cela ne se fait qu’une fois. Fixez plutôt les points des rencontres.
contest-needs-reason = Écrivez quelque chose, au plus { $most } caractères.
contest-own = Vous participez à ce tournoi. Demandez à quelqu’un d’autre, à l’organisation ou à la modération, qui n’y participe pas. Si tout le monde y joue, les rencontres restent comme jouées. Avant le tirage, vous pouvez quitter le tournoi, ou retirer votre offre, puis décider.
contest-has-judged = Qui a tranché dans un tournoi n’y joue pas. Regardez ses tables avec `/table list`.
contest-disputed = La contestation de votre camp sur cette rencontre attend une réponse.
contest-not-disputed = Personne ne conteste cette rencontre.
contest-bad-points = Donnez à chaque camp de 0 à { $most } points.
contest-no-game = Aucune partie de cette rencontre ne compte : la décision ne peut donc pas être retirée. Fixez plutôt d’autres points.
contest-drawn = Le tirage de ce tournoi est fait : les têtes de série ne changent plus.
contest-no-entrant = Cet inscrit n’est pas dans le tournoi, ou n’y est plus. Vérifiez avec `/league manage`.
contest-no-place = Toutes les places sont prises. Regardez les tables avec `/table list`.
contest-bad-extension = Choisissez dans le menu de combien le tour est prolongé : `/league manage`, puis *Prolonger le tour*.

## Pourquoi un tournoi ne peut pas être comme on le veut.

contest-bad-entrants = Inscrits : deux nombres de { $least } à { $most }, le minimum d’abord, par exemple 8-16.

plan-not-four = Les tournois se jouent à deux contre deux, à des tables de quatre. Choisissez d’autres règles.
plan-stakes = Les tournois se jouent seulement pour les points. Choisissez des règles sans mises.
plan-drawn-partners = C’est le tournoi qui dit qui joue avec qui : on ne tire pas les partenaires à la table. Choisissez d’autres règles.

contest-no-offers = Personne ne s’est encore proposé comme remplaçant. Demandez-le aux membres avec *Annoncer*.
contest-has-seat = Cette personne était là, ou n’a plus de rencontre. Une place se donne là où quelqu’un est parti ou a manqué la dernière rencontre : choisissez avec `/league manage`.
