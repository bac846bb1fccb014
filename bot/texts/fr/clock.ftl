### La durée des tours, changée à une table qui existe déjà.

more-clock = Durée des tours (le tour en cours repart à zéro)
reply-clock = Temps par tour à la table { $number } : maintenant { $clock }.
reply-clock-same = Temps par tour à la table { $number } : déjà { $clock }. Rien n’a changé.
