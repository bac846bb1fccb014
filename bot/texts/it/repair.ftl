### Correzioni all’archivio di un server da parte di chi lo gestisce, e il loro elenco per tutti.

repair-confirm-void = Vuoi annullare la partita { $number }? Le sue mani escono dalle statistiche, e valutazioni e gettoni tornano com’erano senza di essa. Non si può tornare indietro.
repair-confirm-void-yes = Annulla la partita
repair-confirm-merge = Vuoi unire { $old } a { $new }? Tutto ciò che { $old } ha giocato qui, e giocherà, conta per { $new }. Non si può tornare indietro.
repair-confirm-merge-yes = Unisci gli account
repair-done-void = La partita { $number } non conta più. `/audit` lo mostra.
repair-done-score = Il punteggio al tavolo { $number } è corretto. `/audit` lo mostra.
repair-done-merge = Ciò che { $old } ha giocato in questo server ora conta per { $new }. Chiunque può vederlo con `/audit`.
repair-done-remove = { $name } non è più nelle classifiche di questo server. Chiunque può vederlo con `/audit`.
repair-done-restore = { $name } è di nuovo nelle classifiche di questo server. Chiunque può vederlo con `/audit`.
repair-again = Questa domanda è troppo vecchia. Usa di nuovo il comando di `/admin`.
repair-score-told = **Punteggio corretto.** { $table }, da { $by }: { $score }
repair-void-told = **La partita { $number } è annullata.** L’ha deciso { $by }: non conta più per { $names }.

repair-unknown-game = Questa partita non esiste in questo server. Scegline una di `/game list`.
repair-not-ended = Questa partita è ancora in corso. Lasciala finire, o chiudi prima il suo tavolo.
repair-not-played = A questo tavolo non è cominciata nessuna partita.
repair-void-already = Questa partita è già annullata.
repair-same-member = Scegli due account diversi.
repair-not-a-member = Scegli l’account di una persona: non quello di un’app, né un ex membro.
repair-merged-already = Uno di questi account è già stato unito a un altro. Scegline altri.
repair-in-contest = Uno di questi account è nel torneo «{ $contest }», che non è finito. Uniscili quando lo sarà.
repair-own-merge = Partecipi al torneo «{ $contest }», dove uno di questi account è noto. Chiedilo a un’altra persona con il permesso Gestisci server, o unisci questi account quando il torneo sarà finito.
repair-no-games = Il vecchio account non ha giocato in questo server. Controlla quale account intendi.
repair-sat-together = Questi account si sono seduti allo stesso tavolo: non possono essere di una sola persona.
repair-removed-already = Questo membro è già fuori dalle classifiche.
repair-not-removed = Questo membro non è stato tolto dalle classifiche.

audit-title = Correzioni e decisioni
audit-none = Qui non c’è ancora nulla. `/game list` mostra le partite di questo server.
audit-void = { $by } ha annullato la partita { $table }.
audit-score = { $by } ha corretto il punteggio al tavolo { $table }: { $after } invece di { $before }.
audit-merge = { $by } ha unito { $name } a { $other }.
audit-remove = { $by } ha tolto { $name } dalle classifiche.
audit-restore = { $by } ha rimesso { $name } nelle classifiche.
audit-season-start = { $by } ha aperto una stagione: { $detail }
audit-season-end = { $by } ha chiuso una stagione: { $detail }
audit-role-give = { $by } ha dato a { $name } il ruolo <@&{ $role }>.
audit-role-take = { $by } ha tolto a { $name } il ruolo <@&{ $role }>.
# $what: una frase
audit-contest = { $by } in { $contest }: { $what }
audit-reason = Motivo: { $reason }
