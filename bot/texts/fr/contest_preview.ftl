### Ce que sera un tournoi, avant de le publier.

contest-preview-members = Aperçu avec { $count } joueurs
contest-preview-pairs = Aperçu avec { $count } paires
contest-preview-shape = Tours : { $rounds } · rencontres : { $matches } · tables à la fois : { $tables }
contest-preview-divisions = Divisions : { $count }
contest-preview-computers = Ordinateurs aux places libres : { $count }
contest-preview-byes = Sans rencontre au tour 1 : { $count }
contest-preview-live = Environ { $minutes } minutes par tour, fin vers { $end }
contest-preview-days = { $time } par tour, jusqu’à { $end }
contest-preview-check-in = Présence à confirmer à partir de { $at }.
contest-preview-cancelled = À moins de { $least } inscrits, on ne joue pas.
contest-preview-judges = Qui joue ne juge rien. Donnez aussi le rôle à qui regarde : si tous jouent, tout reste comme joué.
contest-preview-weekly = À la fin, le suivant est annoncé pour le même jour et la même heure.
contest-preview-season = À la fin, la saison suivante est annoncée.

contest-caution-too-few = Trop peu pour commencer : il faut au moins { $count } inscrits.
contest-caution-waiting = Plus que de places. Sur la liste d’attente : { $count }.
contest-caution-swiss-capped = { $count } tours seulement, sinon des paires se rencontreraient deux fois. Pour si peu, mieux vaut un championnat.
contest-caution-partners-again = { $count } tours, c’est plus que de partenaires : certains jouent deux fois ensemble.
contest-caution-tables = Trop de tables à la fois : { $count } au plus en direct. Réduisez le nombre de places.
contest-caution-threads = Je ne peux pas ouvrir de fils ici : { $count } tables au plus. Donnez-moi ce droit, ou réduisez le nombre de places. `/admin check` montre ce qui manque.
