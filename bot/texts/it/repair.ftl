### Correzioni dell’archivio da parte di chi gestisce il server, e il loro elenco, che chiunque può leggere.

cmd-repair = Correggi l’archivio di questo server
cmd-repair-void = Una partita finita non conti nulla
cmd-repair-score = Correggi il punteggio di una partita in corso, tra due mani
cmd-repair-merge = Ciò che ha giocato un vecchio account conti per uno nuovo
cmd-repair-remove = Togli un membro dalle classifiche di questo server
cmd-repair-restore = Rimetti un membro nelle classifiche
cmd-audit = Che cosa è stato corretto nell’archivio di questo server, quando, da chi e perché
opt-reason = Perché; può leggerlo chiunque in questo server
opt-scores = Un punteggio per ogni squadra, nell’ordine in cui li mostra il tavolo, per esempio 5 3
opt-old-account = L’account che non si usa più
opt-new-account = L’account della stessa persona che si usa adesso

repair-confirm-void = La partita { $number } non deve contare nulla? Le sue mani escono dalle statistiche, e valutazioni e gettoni tornano indietro di quanto li aveva cambiati. Non si può annullare.
repair-confirm-void-yes = Non conti nulla
repair-confirm-merge = Tutto ciò che { $old } ha giocato in questo server, e giocherà, deve contare per { $new }? Non si può annullare.
repair-confirm-merge-yes = Unisci gli account
repair-confirm-score = Al tavolo { $number } le carte sono in gioco. Finita questa mano, e contati i suoi punti, il punteggio deve cambiare così? { $change }
repair-confirm-score-yes = Correggi dopo questa mano
repair-waits = Il punteggio al tavolo { $number } si corregge alla fine di questa mano. Se prima vengo riavviato, chiedi di nuovo.
repair-done-void = La partita { $number } non conta più nulla. Chiunque può leggerlo con `/audit`.
repair-done-score = Il punteggio al tavolo { $number } è corretto. Chiunque può leggerlo con `/audit`.
repair-done-merge = Ciò che { $old } ha giocato in questo server ora conta per { $new }. Chiunque può leggerlo con `/audit`.
repair-done-remove = { $name } non è più nelle classifiche di questo server. Chiunque può leggerlo con `/audit`.
repair-done-restore = { $name } è di nuovo nelle classifiche di questo server. Chiunque può leggerlo con `/audit`.
repair-again = Questa domanda è troppo vecchia. Chiedi di nuovo con `/repair`.
repair-score-told = **Punteggio corretto.** { $by } ha corretto il punteggio al tavolo { $number }: { $score }

repair-unknown-game = In questo server non c’è una partita simile.
repair-not-ended = Questa partita è ancora in corso. Lasciala finire, o chiudi prima il suo tavolo.
repair-not-played = A questo tavolo non è cominciata nessuna partita.
repair-void-already = Questa partita non conta già nulla.
repair-same-member = È lo stesso account.
repair-not-a-member = Scegli l’account di una persona: non quello di un’app, né un ex membro.
repair-merged-already = Uno di questi account è già stato unito a un altro.
repair-no-games = Il vecchio account non ha giocato in questo server.
repair-sat-together = Questi account si sono seduti allo stesso tavolo: non possono essere di una sola persona.
repair-removed-already = Questo membro non è già più nelle classifiche.
repair-not-removed = Questo membro non è stato tolto dalle classifiche.

audit-title = Che cosa è stato corretto nell’archivio
audit-none = Finora nell’archivio di questo server non è stato corretto nulla.
audit-void = { $by } ha stabilito che la partita { $table } non conti nulla.
audit-score = { $by } ha corretto il punteggio al tavolo { $table }: { $after } invece di { $before }.
audit-merge = { $by } ha fatto contare per { $other } ciò che ha giocato { $name }.
audit-remove = { $by } ha tolto { $name } dalle classifiche.
audit-restore = { $by } ha rimesso { $name } nelle classifiche.
audit-season-start = { $by } ha aperto una stagione: { $detail }
audit-season-end = { $by } ha chiuso una stagione: { $detail }
audit-reason = Motivo: { $reason }
audit-page = Pagina { $page } di { $pages }
audit-newer = Più recenti
audit-older = Meno recenti
