### Perché qualcosa non si fa. Ogni frase è tutta la risposta che si riceve.

refusal-not-now = Non si può fare a questo punto della mano.
refusal-game-over = Questa partita è finita. Gioca ancora con `/euchre`.
refusal-not-held = Non hai quella carta.
refusal-must-follow = Hai una carta del seme di uscita e devi rispondere.
refusal-dealer-stuck = Non puoi passare: chiama la briscola.
refusal-turned-down = Il seme rifiutato non si può chiamare.
refusal-no-trump-off = A questo tavolo non si può chiamare «senza briscola».
refusal-partner-alone = A questo tavolo il compagno del mazziere sceglie questo seme solo in solitaria.
refusal-needs-trump = A questo tavolo, per chiamare ti serve una briscola oltre ai fanti.
refusal-must-bid = Hanno passato tutti: devi dichiarare.
refusal-bid-too-low = Dichiara più della dichiarazione più alta finora, e non meno del minimo di questo tavolo.
refusal-bid-too-high = In una mano non ci sono tante prese.
refusal-no-moon = A questo tavolo non c’è nulla sopra la dichiarazione di tutte le prese.
refusal-low-off = A questo tavolo «senza briscola» si può chiamare solo alto.
refusal-not-alone = Con quella chiamata qui non si va in solitaria.
refusal-dealers-call = Qui la chiamata è del mazziere: solo il mazziere può andare in solitaria.
refusal-trump-called = Chiama una carta di un seme che non sia di briscola.
refusal-not-poor = Quella mano non si può mostrare: non è abbastanza povera, o in questa distribuzione se n’è già mostrata una.
refusal-not-proved = Puoi prenderti solo prese sicure, qualunque cosa abbiano gli altri, e solo quando tocca a te aprire.
refusal-bad-deal = Non è una smazzata di questo mazzo.
refusal-not-between-hands = Un punteggio si corregge tra due mani: usa di nuovo `/admin score` a mano finita, o quando si sa chi dà per primo.
refusal-bad-scores = Indica un punteggio per ogni squadra, nell’ordine in cui li mostra il tavolo: numeri interi fino a 999, e sotto lo 0 solo dove un punteggio può scendere sotto lo 0.
refusal-same-scores = Il punteggio è già questo.
refusal-winning-scores = Con quel punteggio qualcuno avrebbe vinto. Una correzione non chiude una partita: si vince giocando.

table-unknown = Qui non c’è un tavolo o una partita così. `/hand` mostra le tue carte, con `/euchre` giochi.
table-none-here = In questo canale non è aperto nessun tavolo. Aprine uno con `/table open`.
table-closed = Questo tavolo è stato chiuso. Continua con `/euchre`, o con `/hand` a un altro tuo tavolo.
table-over = La partita a questo tavolo è finita. Gioca ancora con `/euchre`.
table-full = Tutti i posti di questo tavolo sono occupati. Apri un altro tavolo con `/table open`.
table-started = La partita a questo tavolo è già cominciata. Aprine uno nuovo con `/table open`.
table-not-started = La partita a questo tavolo non è ancora cominciata. Prima falla cominciare.
table-not-full = { $missing ->
    [one] C’è ancora un posto libero. Aspetta un giocatore o aggiungi un computer.
   *[other] Ci sono ancora { $missing } posti liberi. Aspetta altri giocatori o aggiungi computer.
}
table-seated-already = Hai già un posto a questo tavolo. `/hand` mostra le tue carte.
table-seat-taken = Quel posto è occupato. Scegline un altro.
table-not-seated = Non hai un posto a questo tavolo. Con `/euchre` hai subito le carte.
table-seen-cards = Hai visto le carte di questa mano: finché non è finita puoi riprendere solo il tuo posto.
table-no-such-seat = Quel posto non esiste. Scegline uno tra quelli del tavolo.
table-member-not-seated = Quel membro non ha un posto a questo tavolo. Scegli qualcuno che siede qui.
table-not-a-computer = A quel posto non c’è un computer. Scegli un altro posto.
table-not-host = Può farlo solo chi ha aperto questo tavolo, o un moderatore. Chiedi a loro.
table-not-moderator = Può farlo solo chi modera questo server. Chiedi a loro.
table-rated = La partita è classificata: solo chi modera questo server può rimuovere qualcuno. Chiedi a loro.
table-not-your-turn = Non tocca a te.
table-stale = Quel pulsante è superato: la partita è andata avanti. `/hand` mostra quelli di adesso.
table-not-away = Sei già in gioco.
table-paused = La partita è in pausa. Apri le tue carte con `/hand`, poi premi **{ button-back }** per riprenderla.
table-not-over = La partita a questo tavolo non è ancora finita. Riprova quando lo sarà.
table-rematched = Questa partita ha già una rivincita. `/table list` mostra i tavoli aperti.
table-bad-clock = Un turno può durare da 15 secondi a 7 giorni.
table-unknown-preset = Non ci sono regole con questo nome. Scegli dall’elenco che appare mentre scrivi.
table-may-not-open = In questo server non puoi aprire tavoli. Siediti a uno di quelli di `/table list`, o chiedi a chi gestisce il server.
table-too-many = { $limit ->
    [one] Hai già un tavolo aperto. Finisci o chiudi prima quello.
   *[other] Hai già { $limit } tavoli aperti. Finiscine o chiudine prima uno.
}
table-stopping = Bower sta per riavviarsi. Riprova tra un minuto.
table-too-many-seated = { $seats ->
    [one] Queste regole hanno un posto, ma qui ci sono più membri: non è cambiato nulla. Scegli regole con più posti.
   *[other] Queste regole hanno { $seats } posti, ma qui ci sono più membri: non è cambiato nulla. Scegli regole con più posti.
}

discord-fails = Discord ha avuto un problema, perciò non ho potuto mostrarti il risultato. Guarda se è fatto; se no, riprova tra un minuto.
incident = Qualcosa è andato storto da parte nostra. Se succede ancora, indica il numero d’errore { $incident }.

calendar-unknown-zone = Non conosco il fuso orario «{ $zone }». Scrivilo come Europe/Rome o America/New_York.
calendar-bad-time = Non riesco a leggere questa data. Scrivila come 31/01/2031 20:00, ven 20:00 o 20:00.
calendar-no-such-day = Questo giorno non esiste. Controlla giorno e mese.
calendar-other-weekday = Quella data cade in un altro giorno della settimana. Controllala, o scrivi solo uno dei due.
calendar-no-such-time = Quell’ora non esiste: quella notte si spostano avanti gli orologi. Scegline una prima o dopo.
calendar-past = Quell’ora è già passata. Scegline una più avanti.
calendar-too-far = Manca più di un anno. Scegli un giorno più vicino.
