### La page d’un tournoi, que tout le monde peut voir.

league-format-page = Page (à montrer à tout le monde)
page-podium = Podium
page-matches = Rencontres
page-replay = La finale, carte par carte
page-over = Terminé le { $date }.
page-running = Au tour { $round }, le { $date }.
page-starts = Début le { $date }.
page-foot = Page faite par Bower le { $date }. Qui n’est dans aucun classement, ou a effacé ses données, y est « { former-member } ».
page-rank = Place
page-players = Joueurs
page-night = Soirée { $number }
page-score = Score : { $scores }
page-hand = Donne { $number } : cartes, enchères et plis
page-dealt = Les mains au début du jeu
page-player = Joueur
page-cards = Cartes
page-tricks = Plis
page-trick = Pli
page-led = entame
page-won = gagne
