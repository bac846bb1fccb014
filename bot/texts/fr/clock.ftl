### La durée des tours, changée à une table qui existe déjà.

more-clock = Durée des tours ; un tour en cours recommence à zéro
reply-clock = À la table { $number }, un tour peut maintenant durer { $clock }.
reply-clock-restarted = À la table { $number }, un tour peut maintenant durer { $clock }. La personne dont c’est le tour dispose de tout ce temps à partir de maintenant.
reply-clock-same = À la table { $number }, un tour peut déjà durer { $clock }. Rien n’a changé.
