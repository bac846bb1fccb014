# Pause, membri assenti, e come finiscono i tavoli prima delle partite

pause-away = **In pausa: non c’è nessuno.** Premi *{ button-back }* per riprendere. Altrimenti il tavolo chiude { $at }.
pause-agreed = **In pausa.** Premi *{ button-back }* per riprendere. Altrimenti il tavolo chiude { $at }.
pause-watched = **In pausa.** Si riprende appena torna chi gioca. Altrimenti il tavolo si chiude { $at }.
pause-asked = Chi vorrebbe una pausa: { $names }. La partita si ferma quando anche gli altri premono *{ league-task-pause }* sotto *{ button-more }*.
line-away = Il computer gioca al posto di { $names }.
lobby-until = Chiude { $at } se non succede nulla.
list-paused = { $table } · in pausa · { $where }

button-pause-off = Continua
button-away = Fai giocare un computer
button-take-seat = Prendi un posto
button-no = No

closed-host = { $name } ha chiuso questo tavolo.
closed-moderator = Un moderatore ha chiuso questo tavolo.
closed-deserted = L’ultimo membro ha lasciato questo tavolo.
closed-idle = Questo tavolo è stato chiuso: per troppo tempo nessuno ha fatto nulla qui.
closed-paused = Questo tavolo è stato chiuso: la pausa è durata troppo.

confirm-leave-last = Lasciare? Al tavolo non c’è nessun altro membro: la partita finisce.
confirm-leave-last-rated = Sei l’ultimo membro rimasto. Se te ne vai, la partita finisce.
confirm-close-lobby = Chiudere questo tavolo? La partita non è ancora iniziata.
confirm-leave-lobby = Sei l’unico membro qui. Se te ne vai, il tavolo si chiude.

away-you = Sei assente: un computer gioca per te finché non torni.
away-you-paused = Sei assente, e la partita aspetta.
away-other = { $name } è assente: un computer gioca finché non torna.
away-other-paused = { $name } è assente, e la partita aspetta.

reply-pause-asked = Va bene. La partita si ferma quando anche gli altri premono *{ league-task-pause }*.
reply-pause-off = Bene: la partita continua.
reply-paused = La partita è in pausa. Premi *{ button-back }* per riprendere.
reply-unchanged = Non è cambiato nulla.
