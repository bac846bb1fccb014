### La durée des tours, changée à une table qui existe déjà.

cmd-table-clock = Combien de temps un tour peut désormais durer à cette table
more-clock = Durée des tours ; un tour en cours recommence à zéro
reply-clock = À la table { $number }, un tour peut maintenant durer { $clock }.
reply-clock-anew = À la table { $number }, un tour peut maintenant durer { $clock }. La personne dont c’est le tour dispose de tout ce temps à partir de maintenant.
reply-clock-same = À la table { $number }, un tour peut déjà durer { $clock }. Rien n’a changé.
