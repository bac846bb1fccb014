### The rules of a contest as members read them, made from its plan.

contest-rule-leave-partner = Si l’un des deux part après le tirage, le premier qui se propose comme remplaçant a la place. D’ici là, un ordinateur peut jouer.
contest-rules-play-title = Comment on joue
contest-rules-meet-title = Qui rencontre qui
contest-rules-points-title = Points et égalités
contest-rules-time-title = Temps
contest-rules-absent-title = Retards, abandons, absences
contest-rules-fair-title = Cotes et fair-play
contest-rule-single = On s’inscrit sans partenaire, et on en change à chaque tour.
contest-rule-pairs = On s’inscrit par paire, et on reste ensemble jusqu’à la fin.
contest-rule-tables = Aux tables : { $rules }
contest-rule-hustle = Tours : { $rounds }. Donnes de chaque tour : { $hands }.
contest-rule-thrown-in = Une donne où tout le monde passe compte comme une autre. Le même donneur redonne.
contest-rule-match = Une rencontre est une partie.
contest-rule-match-three = Une rencontre se joue au meilleur des trois parties.
contest-rule-match-five = La dernière rencontre se joue au meilleur des cinq parties.
contest-rule-league-once = Chaque paire rencontre une fois toutes les autres de sa division.
contest-rule-divisions = Paires d’une division, au plus : { $most }.
contest-rule-moving = Paires qui montent et descendent pour la ligue suivante : { $count }, mais au plus la moitié de chaque division.
    À place égale, la première inscrite monte ou reste.
contest-rule-cup-single = La paire qui perd est éliminée.
contest-rule-swiss = Personne n’est éliminé : à chaque tour, on rencontre une paire qui a à peu près autant de points.
contest-rule-rounds = Tours : { $rounds }, moins si les paires sont peu nombreuses.
contest-rule-rounds-suit = Le nombre de tours dépend du nombre de paires.
contest-rule-rotation = Les tables sont tirées au sort. Un partenaire ne revient que s’il n’y en a pas d’autre.
contest-rule-climb = Les gagnants montent d’une table, les perdants restent. À la première, les perdants vont à la dernière.
contest-rule-schedule = Le calendrier est fixé au début. À domicile, une paire est en Nord et Sud.
contest-rule-bracket = La première tête de série rencontre la dernière, et ainsi de suite. Les deux premières ne se rencontrent qu’en finale.
contest-rule-no-rematch = Deux paires ne se rencontrent pas deux fois, sauf si trop d’abandons y obligent.
contest-rule-seeding-rating = Les têtes de série suivent les cotes des joueurs.
contest-rule-seeding-lots = Les têtes de série sont tirées au sort.
contest-rule-seeding-last = Les têtes de série suivent le classement du tournoi précédent, et les cotes dans le premier. Les nouveaux viennent en dernier.
contest-rule-seeding-partner = Une paire avec un nouveau partenaire a la meilleure place des deux.
contest-rule-house = Si le nombre de joueurs n’est pas un multiple de quatre, des ordinateurs complètent les tables.
contest-rule-bye-league = Si le nombre de paires est impair, une paire se repose à chaque tour.
contest-rule-bye-cup = Si le tableau n’est pas complet, les premières têtes de série sont exemptes au tour 1.
contest-rule-bye-swiss = Si le nombre est impair, une des dernières paires est exempte et a { $points } points, deux fois seulement après les autres.
contest-rule-lots = Chaque tirage vient d’un secret dont l’empreinte est publiée. Chacun peut le vérifier ensuite.
contest-rule-side-points = Vous recevez les points que votre camp marque à chaque tour.
contest-rule-match-points = Une victoire vaut { $win } points, un match nul { $draw }, une défaite 0.
contest-rule-cup-rank = Les paires éliminées au même tour partagent leur place.
contest-rule-ties = À égalité de points, décident dans l’ordre :
contest-rule-ties-again = En cas de nouvelle égalité, la comparaison reprend au premier de ces critères.
contest-rule-shared = Si tout cela est égal, la place est partagée.
contest-tie-net = points marqués moins points encaissés
contest-tie-rounds_won = tours gagnés
contest-tie-lone_marches = capots en solo
contest-tie-head_to_head = rencontres entre les paires à égalité, si toutes ont eu lieu
contest-tie-games = parties gagnées moins parties perdues
contest-tie-quotient = points marqués divisés par points encaissés
contest-tie-buchholz_cut = points des adversaires sans le plus bas (Buchholz)
contest-tie-sonneborn_berger = points des adversaires battus (Sonneborn-Berger)
contest-rule-least = Il faut au moins { $least } { $size ->
    [one] joueurs
   *[other] paires
}, au plus { $most } jouent. Les autres attendent une place.
contest-rule-opens-live = Le tour suivant s’ouvre { $seconds } secondes après la dernière rencontre.
contest-rule-opens-days = Jours d’un tour : { $days }. Votre table est ouverte tout ce temps : jouez quand vous voulez.
contest-rule-clock = Un coup dure au plus { $clock }. Puis un ordinateur le joue, et tous après deux de suite, jusqu’à votre retour.
contest-rule-whistle-live = Un tour dure environ { $minutes } minutes ; après { $limit }, un coup au plus { $clock }.
contest-rule-whistle-five = À la dernière rencontre, les coups deviennent courts après { $limit } minutes.
contest-rule-whistle-days = Les jours passés, un coup dure au plus { $clock }, et des ordinateurs jouent pour les absents.
contest-rule-forfeit = Le camp qui n’a pas encore joué alors qu’il le pouvait perd la rencontre. Si aucun n’a joué, les deux n’ont rien.
contest-rule-missing = Si vous n’êtes pas là après { $minutes } minutes, un ordinateur joue pour vous jusqu’à votre arrivée.
contest-rule-absent-hustle = Un tour où vous n’avez joué aucune carte compte 0 ; les autres gardent leurs points.
contest-rule-absent-pairs = Un absent est remplacé par un ordinateur. Une paire qui n’a joué aucune carte a perdu ; si ce sont les deux, personne ne gagne.
contest-rule-missed = Qui ne joue pas une carte de tout un tournoi, sans se retirer, passe en dernier pour une place dans son prochain.
contest-rule-late-hustle = Vous pouvez encore entrer pendant la première moitié. Les tours manqués comptent 0.
contest-rule-late-swiss = Vous pouvez encore entrer à deux pendant la première moitié. Les tours manqués comptent 0.
contest-rule-late-league = Après le début, on ne peut s’inscrire qu’à la ligue suivante.
contest-rule-late-cup = Après le tirage, on ne peut plus s’inscrire.
contest-rule-leave-ranked = Qui abandonne garde ses points, mais est classé après tous ceux qui finissent.
contest-rule-leave-league = Si les deux partent, la paire perd les rencontres à venir. Ce qu’elle a joué compte.
contest-rule-rated = Les parties entre quatre membres comptent pour les cotes, comme à toute autre table.
contest-rule-unrated = Aucune partie de ce tournoi ne compte pour les cotes.
contest-rule-level = Les ordinateurs jouent à ce niveau : { $level }.
contest-rule-dispute = Si quelque chose s’est mal passé, signalez-le à votre rencontre. Chaque décision est dans le journal, ouvert à tous.
contest-rule-check-in-live = Confirmez votre présence dans les { $minutes } minutes avant le début ; sinon vous ne participez pas.
    S’inscrire dans ce délai, c’est la confirmer.
contest-rule-check-in-days = Confirmez votre présence le dernier jour avant le début ; sinon vous ne participez pas.
    S’inscrire ce jour-là, c’est la confirmer.
contest-rule-check-in-pairs = Dans une paire, chacun confirme ; si un seul l’a fait, il cherche un partenaire.
contest-rule-two-missed = Deux tours manqués de suite, et vous quittez le tournoi.
league-fingerprint = Empreinte des tirages : { $commitment }
