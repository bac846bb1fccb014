### Ciò che si conserva di un membro: mostrato, consegnato, eliminato.

privacy-title = I tuoi dati
privacy-none = Non c’è nessun dato su di te.
privacy-note = Riguarda tutti i server. `/privacy export` scarica tutto in un file; `/privacy delete` elimina tutto.
# $what (text): a kind; $count (number): how much of it
privacy-line = - { $what }: **{ NUMBER($count) }**
privacy-kept-members = Le tue preferenze
privacy-kept-rulesets = Regole che hai salvato per un server
privacy-kept-tables = Tavoli che hai aperto
privacy-kept-seats = Tavoli aperti dove hai un posto
privacy-kept-sittings = Tavoli dove hai giocato
privacy-kept-departures = Posti che hai lasciato nel corso di una mano
privacy-kept-log = Ciò che hai fatto nelle partite, riga per riga
privacy-kept-journal = Righe sulle partite che hai lasciato, e su ciò che hai corretto o che è stato corretto su di te
privacy-kept-unlisted = Server che ti escludono dalle classifiche
privacy-kept-given_roles = Ruoli che Bower ti ha dato
privacy-kept-merges = Account uniti
privacy-kept-player_hands = Mani con i loro punti, prese e chiamate
privacy-kept-player_games = Partite vinte, perse o lasciate
privacy-kept-standings = Totali per statistiche e classifiche
privacy-kept-partnerships = Totali con i compagni
privacy-kept-ratings = Valutazioni
privacy-kept-rating_changes = Cambiamenti delle valutazioni
privacy-kept-wallets = Portafogli di gettoni
privacy-kept-puzzle_answers = Risposte ai problemi del giorno
privacy-kept-board_results = Mani del giorno
privacy-kept-questions = Domande che hai fatto a un canale
privacy-kept-question_votes = Voti sulle domande a un canale
privacy-kept-contests = Tornei che hai creato
privacy-kept-contest_players = Iscrizioni a tornei
privacy-kept-contest_log = Che cosa hai fatto organizzando

privacy-export-done = Questi sono tutti i tuoi dati, di tutti i server. Delle partite in corso dicono solo dove hai un posto.

privacy-delete-title = Eliminare tutti i tuoi dati?
# $count (number): running tables where the member sits
privacy-delete-seats = { $count ->
    [0] Non hai un posto a nessun tavolo aperto.
    [one] Lasci il tavolo aperto dove hai un posto. Se la partita è classificata, la perdi.
   *[other] Lasci i { $count } tavoli aperti dove hai un posto. Dove la partita è classificata, la perdi.
}
privacy-delete-goes = **Si eliminano, in tutti i server:** il tuo id e il tuo nome ovunque siano conservati, le tue preferenze, le tue risposte ai problemi. I ruoli che Bower ti ha dato ti sono tolti.
privacy-delete-stays = **Che cosa resta:** le partite che hai giocato, perché appartengono anche agli altri. Lì diventi «{ former-member }», e nessuno può più sapere chi fosse. Valutazioni e statistiche degli altri non cambiano; le tue non sono più in nessuna classifica.
privacy-delete-discord = I messaggi che sono già su Discord restano finché qualcuno non li elimina lì.
privacy-delete-for-ever = Non si può annullare. Se giochi di nuovo, ricominci da zero.
privacy-delete-yes = Elimina tutto
privacy-delete-no = Tieni tutto
privacy-deleted = Fatto. I tuoi dati sono eliminati, e non hai un posto a nessun tavolo. Chi ha giocato con te vede «{ former-member }» al posto del tuo nome.
privacy-busy = Qualcuno continua ad assegnarti un posto, perciò non si è potuto eliminare tutto. Riprova.
privacy-too-large = I tuoi dati non entrano in un file accettato da Discord. Chiedili a chi gestisce questo bot.
