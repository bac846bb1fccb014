### Tables of a contest.

contest-table-heading = { $contest } · Tour { $round }, table { $table }
contest-table-locked = Le tournoi place les joueurs à cette table et la dirige ; on n’y change ni les places ni les réglages, on ne la met pas en pause et on ne la ferme pas. Demandez à ses organisateurs si quelque chose ne va pas.
contest-table-held = Le tournoi a mis la partie en pause. Vous pourrez jouer quand il reprendra.
contest-table-paused = **En pause pour le tournoi.** Le temps est arrêté jusqu’à la reprise.
closed-contest = Le tournoi a fermé cette table.
contest-table-for-ratings = Le tournoi a décidé cette rencontre. La partie se joue jusqu’au bout et ne compte que pour les cotes.
contest-post-for-ratings = **{ $contest }** : le tournoi a décidé votre rencontre. Votre partie classée a commencé ; elle se joue donc jusqu’au bout et compte pour vos cotes. Un ordinateur joue pour les absents.
