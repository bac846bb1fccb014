### Sa propre partie dans un tournoi

contest-your-table = **Votre table est la { $number }** dans { $contest }.
contest-own-game = Donne { $hand } · { $score } · { $now }
contest-own-turn = **à vous de jouer**
contest-own-waits = à { $name } de jouer
contest-own-next = les cartes sont bientôt données
contest-own-away = **un ordinateur joue pour vous** jusqu’à votre retour
contest-own-paused = en pause
