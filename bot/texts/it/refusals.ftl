### Perché qualcosa non si fa. Ogni frase è tutta la risposta che si riceve.

refusal-not-now = Non si può fare a questo punto della mano.
refusal-game-over = Questa partita è finita.
refusal-not-held = Non hai quella carta.
refusal-must-follow = Hai una carta del seme di uscita e devi rispondere.
refusal-dealer-stuck = A questo tavolo il mazziere non può passare nel secondo giro: chiama la briscola.
refusal-turned-down = Il seme rifiutato non si può chiamare.
refusal-no-trump-off = A questo tavolo non si gioca senza briscola.
refusal-partner-alone = A questo tavolo puoi ordinare a chi gioca con te solo per giocare in solitaria.
refusal-needs-trump = A questo tavolo puoi scegliere la briscola solo se hai una briscola oltre ai fanti.
refusal-must-bid = Tutti gli altri hanno passato: a questo tavolo il mazziere deve allora dichiarare.
refusal-bid-too-low = Dichiara più della dichiarazione più alta finora, e non meno del minimo di questo tavolo.
refusal-bid-too-high = In una mano non ci sono tante prese.
refusal-no-moon = A questo tavolo non c’è nulla sopra la dichiarazione di tutte le prese.
refusal-low-off = A questo tavolo senza briscola si gioca solo alto.
refusal-not-alone = A questo tavolo con quella chiamata non si gioca in solitaria.
refusal-dealers-call = A questo tavolo, se assisti, la briscola risulta chiamata dal mazziere: solo il mazziere può allora giocare in solitaria.
refusal-trump-called = Chiama una carta di un seme che non sia di briscola.
refusal-not-poor = A questo tavolo si può mostrare solo una mano povera, e una sola per ogni distribuzione.
refusal-not-proved = Ora si può reclamare solo ciò che è dimostrato: quando esci tu, e qualunque cosa abbiano gli altri.
refusal-bad-deal = Non è una smazzata di questo mazzo.
refusal-not-between-hands = Un punteggio si corregge tra due mani: non con le carte in gioco, e non prima che si sappia chi distribuisce per primo.
refusal-bad-scores = Indica un punteggio per ogni squadra, nell’ordine in cui li mostra il tavolo: numeri interi fino a 999, e sotto lo 0 solo dove un punteggio può scendere sotto lo 0.
refusal-same-scores = Il punteggio è già questo.
refusal-winning-scores = Con quel punteggio qualcuno avrebbe vinto. Una correzione non chiude una partita: si vince giocando.

table-unknown = Questo tavolo non esiste più.
table-none-here = In questo canale non è aperto nessun tavolo. Aprine uno con `/table open`.
table-closed = Questo tavolo è stato chiuso.
table-over = La partita a questo tavolo è finita.
table-full = Tutti i posti di questo tavolo sono occupati.
table-started = La partita a questo tavolo è già cominciata.
table-not-started = La partita a questo tavolo non è ancora cominciata.
table-not-full = { $missing ->
    [one] C’è ancora un posto libero. Aspetta un giocatore o aggiungi un computer.
   *[other] Ci sono ancora { $missing } posti liberi. Aspetta altri giocatori o aggiungi computer.
}
table-seated-already = Hai già un posto a questo tavolo.
table-seat-taken = Quel posto è occupato.
table-not-seated = Non hai un posto a questo tavolo.
table-seen-cards = Hai lasciato quella mano e ne conosci le carte: finché non è finita puoi riprendere solo il tuo posto.
table-no-such-seat = Questo tavolo non ha un posto così.
table-member-not-seated = Quel membro non ha un posto a questo tavolo.
table-not-a-computer = Lì non c’è un computer.
table-not-host = Può farlo solo chi ha aperto questo tavolo, o un moderatore.
table-not-moderator = Può farlo solo chi modera questo server.
table-rated = La partita è classificata: solo chi modera questo server può mandare via qualcuno.
table-not-your-turn = Non tocca a te.
table-stale = Da quando è stato fatto quel pulsante la partita è andata avanti.
table-not-away = Stai già giocando tu.
table-paused = La partita è in pausa. Premi Eccomi per riprenderla.
table-not-over = La partita a questo tavolo non è ancora finita.
table-rematched = Questa partita ha già avuto la sua rivincita.
table-bad-clock = Un turno può durare da 15 secondi a 7 giorni.
table-unknown-preset = Non ci sono regole con quel nome.
table-may-not-open = In questo server non puoi aprire tavoli.
table-opened-often = Hai aperto cinque tavoli in dieci minuti. Aspetta un po’ prima del prossimo.
table-too-many = { $limit ->
    [one] Hai già un tavolo aperto. Finisci o chiudi prima quello.
   *[other] Hai già { $limit } tavoli aperti. Finiscine o chiudine prima uno.
}
table-stopping = Bower sta per riavviarsi. Riprova tra un minuto.
table-too-many-seated = { $seats ->
    [one] Queste regole hanno un posto, ma qui siedono più membri. Non è cambiato nulla.
   *[other] Queste regole hanno { $seats } posti, ma qui siedono più membri. Non è cambiato nulla.
}

incident = Qualcosa è andato storto da parte nostra. Se succede ancora, segnala il numero { $incident }.
