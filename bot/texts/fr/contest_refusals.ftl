### Pourquoi un tournoi ne peut pas être comme on le veut.

contest-bad-rounds = Un tournoi a au plus { $most } tours. 0 veut dire : autant qu’il en faut pour le nombre d’inscrits.
contest-bad-entrants = Inscrits : deux nombres de { $least } à { $most }, le minimum d’abord, par exemple 8-16.
contest-bad-cut = Après un système suisse, 4 paires, 8 paires ou aucune vont en phase finale.
contest-bad-division = Une division a de { $least } à { $most } paires, et moins de la moitié montent ou descendent.
contest-bad-days = Un tour dure de 1 à { $most } jours.
contest-too-few = Vous êtes trop peu pour commencer : pour ce tournoi, il faut être au moins { $least }.
contest-too-many = Vous êtes trop : ce tournoi a { $most } places.
contest-swiss-rounds = Avec si peu de paires, un système suisse a au plus { $most } tours, sinon certaines se rencontreraient deux fois. Mieux vaut un championnat par paires.

plan-not-four = Les tournois se jouent à deux contre deux, à des tables de quatre. Choisissez d’autres règles.
plan-stakes = Les tournois se jouent seulement pour les points. Choisissez des règles sans mises.
plan-drawn-partners = C’est le tournoi qui dit qui joue avec qui : on ne tire pas les partenaires à la table. Choisissez d’autres règles.

calendar-unknown-zone = Je ne connais pas le fuseau horaire « { $zone } ». Écrivez-le comme Europe/Paris ou America/New_York.
calendar-which-zone = « { $zone } » n’est pas le nom d’un fuseau horaire. Vouliez-vous dire { $meant } ? Choisissez la ville dont vous suivez l’heure.
calendar-bad-time = Je ne peux pas lire cette date. Écrivez-la comme 27/11/2026 20:00, ven 20h ou 20:00.
calendar-no-such-day = Ce jour n’existe pas. Vérifiez le jour et le mois.
calendar-other-weekday = Cette date tombe un autre jour de la semaine. Vérifiez-la, ou n’écrivez que l’un des deux.
calendar-no-such-time = Cette heure n’existe pas : les horloges avancent cette nuit-là. Choisissez-en une avant ou après.
calendar-past = Cette heure est déjà passée. Choisissez-en une plus tard.
calendar-too-far = C’est dans plus d’un an. Choisissez un jour plus proche.
