### Ce que sera un tournoi, avant de le publier.

contest-preview-title = Aperçu
contest-preview-members = Joueurs : { $count }
contest-preview-pairs = Paires : { $count }
contest-preview-shape = Tours : { $rounds } · rencontres : { $matches } · tables à la fois : { $tables }
contest-preview-divisions = Divisions : { $count }
contest-preview-knockout = Dont phase finale : { $count }
contest-preview-computers = Ordinateurs aux places libres : { $count }
contest-preview-sit = Au repos à chaque tour : { $count }
contest-preview-byes = Sans rencontre au tour 1 : { $count }
contest-preview-live = Environ { $minutes } minutes par tour, de { $start } jusque vers { $end }
contest-preview-days = Jours d’un tour : { $days }, de { $start } à { $end }
contest-preview-cancelled = À moins de { $least } inscrits, il est annulé.
contest-preview-weekly = À la fin, le suivant est annoncé pour le même jour et la même heure.
contest-preview-season = À la fin, la saison suivante est annoncée.

contest-caution-too-few = Trop peu pour commencer : il faut au moins { $count } inscrits.
contest-caution-waiting = Plus que de places. Sur la liste d’attente : { $count }.
contest-caution-swiss-capped = { $count } tours seulement, sinon des paires se rencontreraient deux fois. Pour si peu, mieux vaut un championnat.
contest-caution-partners-again = { $count } tours, c’est plus que de partenaires : certains jouent deux fois ensemble.
contest-caution-tables = Trop de tables à la fois : { $count } au plus en direct. Réduisez le nombre de places.
contest-caution-threads = Je ne peux pas ouvrir de fils ici : { $count } tables au plus. Donnez-moi ce droit, ou réduisez le nombre de places.
