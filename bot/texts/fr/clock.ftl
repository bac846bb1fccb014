### La durée des tours, changée à une table qui existe déjà.

more-clock = Durée des tours (le tour en cours repart à zéro)
reply-clock = À la table { $number }, un tour dure maintenant au plus { $clock }.
reply-clock-restarted = À la table { $number }, un tour dure maintenant au plus { $clock }. Le temps du tour en cours repart à zéro.
reply-clock-same = À la table { $number }, un tour dure déjà au plus { $clock }. Rien n’a changé.
