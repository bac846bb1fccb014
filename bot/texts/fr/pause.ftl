# Pauses, membres absents, et comment les tables finissent avant leurs parties

pause-away = **En pause : il n’y a plus personne.** Appuyez sur *{ button-back }* pour reprendre. Sinon, la table ferme { $at }.
pause-agreed = **En pause.** Appuyez sur *{ button-back }* pour reprendre. Sinon, la table ferme { $at }.
pause-watched = **En pause.** La partie reprend dès qu’un joueur revient. Sinon la table se ferme { $at }.
pause-asked = Demande de pause : { $names }. La partie s’arrête quand les autres appuient aussi sur *{ league-task-pause }* sous *{ button-more }*.
line-away = En attendant { $names }, l’ordinateur joue.
lobby-until = Ferme { $at } si rien ne se passe.
list-paused = { $table } · en pause · { $where }

button-pause-off = Continuer
button-away = Me faire remplacer
button-take-seat = Prendre une place
button-no = Non

closed-host = { $name } a fermé cette table.
closed-moderator = Un modérateur a fermé cette table.
closed-deserted = Le dernier membre a quitté cette table.
closed-idle = Cette table a été fermée : personne n’y a rien fait depuis trop longtemps.
closed-paused = Cette table a été fermée : la pause a trop duré.

confirm-leave-last = Partir ? Aucun autre membre n’est à cette table : la partie s’arrête.
confirm-leave-last-rated = Vous êtes le dernier membre ici. Si vous partez, la partie s’arrête.
confirm-close-lobby = Fermer cette table ? La partie n’a pas encore commencé.
confirm-leave-lobby = Vous êtes le seul membre ici. Si vous partez, la table se ferme.

away-you = Vous n’êtes pas là : un ordinateur joue pour vous jusqu’à votre retour.
away-you-paused = Vous n’êtes pas là, et la partie attend.
away-other = { $name } n’est pas là : un ordinateur joue jusqu’à son retour.
away-other-paused = { $name } n’est pas là, et la partie attend.

reply-pause-asked = C’est noté. La partie s’arrête quand les autres appuient aussi sur *{ league-task-pause }*.
reply-pause-off = Très bien : la partie continue.
reply-paused = La partie est en pause. Appuyez sur *{ button-back }* pour reprendre.
reply-unchanged = Rien n’a changé.
