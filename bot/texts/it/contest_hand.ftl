### La propria partita in un torneo

contest-your-table = **Il tuo tavolo è il { $number }** in { $contest }.
contest-own-game = Mano { $hand } · { $score } · { $now }
contest-own-turn = **tocca a te**
contest-own-waits = tocca a { $name }
contest-own-next = tra poco si danno le carte
contest-own-away = **un computer gioca per te** finché non torni
contest-own-paused = in pausa
