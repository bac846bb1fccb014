### Descrizioni dei comandi e delle loro opzioni, e nomi dei menu contestuali: al massimo 100 caratteri ciascuna.

cmd-euchre = Vedi che cosa ti aspetta qui; se non c’è nulla, subito le carte contro i computer
cmd-table = Apri e gestisci tavoli di euchre in questo canale
cmd-table-open = Apri un tavolo e aspetta che qualcuno si sieda
cmd-table-join = Prendi posto a un tavolo
cmd-table-leave = Lascia il tuo posto; a partita cominciata subentra un computer
cmd-table-start = Inizia la partita quando tutti i posti sono occupati
cmd-table-close = Chiudi il tuo tavolo; una partita non finita non conta
cmd-table-show = Mostra il tavolo in un nuovo messaggio
cmd-table-list = Elenca i tavoli aperti in questo server
cmd-table-kick = Togli un membro dal tuo tavolo
cmd-table-computer = Aggiungi, togli o regola i giocatori al computer del tuo tavolo
cmd-table-rematch = Gioca la rivincita di una partita finita
cmd-table-timer = Imposta quanto può durare un turno a questo tavolo
cmd-hand = Mostra le tue carte (le vedi solo tu)
cmd-game = Rivedi le partite finite
cmd-game-list = Elenca le partite finite di questo server o di un membro
cmd-game-replay = Rivedi una partita finita passo per passo, a carte scoperte o da un solo posto
cmd-game-review = Analizza ogni decisione di una partita finita
cmd-game-check = Controlla che le carte di una partita finita siano state date onestamente
cmd-game-export = Scarica una partita finita come file
cmd-houserules = Mostra o salva regole
cmd-houserules-show = Mostra le regole di questo tavolo, regole predefinite o una sola regola
cmd-houserules-save = Salva delle regole con un nome per questo server
cmd-houserules-list = Elenca le regole che questo server ha salvato
cmd-houserules-delete = Elimina regole che questo server ha salvato
cmd-stats = Mostra le statistiche dei membri e di questo server
cmd-stats-me = Mostra le tue statistiche in questo server
cmd-stats-member = Mostra le statistiche di un membro in questo server
cmd-stats-server = Mostra le statistiche di euchre di questo server
cmd-stats-partners = Mostra com’è andata a un membro con ogni compagno
cmd-stats-versus = Confronta due membri, da avversari e da compagni
cmd-leaderboard = Mostra le classifiche di questo server o di tutti i server
cmd-boards = Gioca le tre smazzate di oggi, uguali per tutti
cmd-puzzle = Risolvi il problema del giorno, uguale per tutti
cmd-puzzle-today = Risolvi il problema di oggi, o guarda com’è andata
cmd-puzzle-yesterday = Mostra il problema di ieri con la soluzione
cmd-puzzle-rankings = Mostra chi risolve meglio i problemi in questo server
cmd-league = Iscriviti ai tornei, e organizzane uno
cmd-league-list = Elenca i tornei di questo server
cmd-league-show = Mostra un torneo: a che punto è, le regole e altro
cmd-league-join = Iscriviti a un torneo, con o senza un compagno
cmd-league-leave = Ritirati da un torneo
cmd-league-create = Crea un torneo: una serata, un campionato o una coppa
cmd-league-export = Scarica un torneo in un file
cmd-league-manage = Organizza un torneo: pause, decisioni sugli incontri e altro
cmd-glossary = Cerca un termine dell’euchre
cmd-help = Scopri come cominciare una partita e come si gioca a euchre
cmd-preferences = Cambia lingua, colori delle carte, avvisi e altro
cmd-privacy = Vedi, scarica o elimina i tuoi dati
cmd-privacy-show = Mostra quali dati Bower conserva su di te
cmd-privacy-export = Scarica tutti i tuoi dati, o le tue partite finite in questo server
cmd-privacy-delete = Elimina tutti i tuoi dati (con conferma)
cmd-admin = Gestisci l’euchre in questo server
cmd-admin-settings = Cambia le impostazioni dell’euchre in questo server
cmd-admin-check = Guarda che cosa il bot può fare qui, e che cosa manca
cmd-admin-roles = Scegli i ruoli che il bot dà a chi vince
cmd-admin-setup = Imposta l’euchre in questo server con un solo modulo
cmd-admin-forget-server = Elimina tutto ciò che è salvato su questo server
cmd-admin-season-start = Inizia una stagione con classifiche e valutazioni proprie
cmd-admin-season-end = Chiudi la stagione in corso
cmd-admin-void = Annulla una partita finita: non conta più
cmd-admin-score = Correggi il punteggio di una partita in corso
cmd-admin-merge = Unisci un vecchio account a uno nuovo
cmd-admin-remove = Togli un membro dalle classifiche di questo server
cmd-admin-restore = Rimetti un membro nelle classifiche di questo server
cmd-admin-export = Scarica tutte le partite finite di questo server come foglio di calcolo (CSV)
cmd-audit = Elenca le correzioni e le decisioni degli organizzatori in questo server

menu-statistics = Statistiche di euchre
menu-invite = Invita al mio tavolo
menu-replay = Rivedi la partita di euchre
menu-report = Segnala table talk di euchre

opt-rules = Le regole con cui giocare (se manca: quelle di questo server)
opt-timer = Quanto può durare un turno
opt-computers = Quanti giocatori al computer si siedono subito
opt-level-computer = Quanto giocano bene; senza un’azione, vale per tutti i computer del tavolo
opt-level-server = Quanto giocano bene i computer ai nuovi tavoli
opt-action = Che cosa fare (se manca: aggiungere un giocatore al computer)
opt-table = Il tavolo (se manca: quello di questo canale)
opt-seat = Il posto da prendere (se manca: il primo libero)
opt-kicked-member = Il membro da togliere dal tavolo
opt-partners = Gli stessi compagni di prima, o nuovi
opt-game = Il numero di una partita finita (prima vengono suggerite le tue)
opt-list-member = Il membro di cui elencare le partite (se manca: tutti)
opt-replay-hand = La mano da cui cominciare (se manca: la prima)
opt-review-hand = La mano da analizzare (se manca: tutta la partita)
opt-export-format = Il formato del file (se manca: JSON)
opt-own-games = Le tue partite finite in questo server come file, al posto dei tuoi dati
opt-rules-topic = Regole per nome, un argomento o una regola (se manca: il tavolo di questo canale)
opt-rules-name = Il nome: lettere, cifre, spazi, trattini
opt-rules-source = Le regole da salvare (se manca: quelle del tavolo di questo canale)
opt-rules-saved = Le regole salvate da eliminare
opt-stats-member = Il membro di cui mostrare le statistiche
opt-stats-partners = Il membro di cui mostrare i compagni (se manca: tu)
opt-stats-versus = Il membro con cui fare il confronto
opt-stats-other = L’altro membro (se manca: tu)
opt-stats-season = La stagione (se manca: da sempre)
opt-game-type = Il tipo di gioco (se manca: tutti)
opt-board = In base a che cosa ordinare i membri
opt-board-season = La stagione, per numero o nome (se manca: quella in corso)
opt-scope = Questo server, o tutti i server con Bower
opt-term = Il termine; vanno bene anche altri nomi e altre lingue
opt-topic = Che cosa vuoi sapere
opt-default-rules = Le regole dei nuovi tavoli: predefinite o salvate
opt-language = La lingua dei tavoli in questo server
opt-table-opener = Il ruolo che può aprire tavoli (@everyone: tutti)
opt-season-name = Il nome della stagione
opt-contest = Il torneo (se manca: il tuo, o quello di questo canale)
opt-contest-leave = Il torneo da cui ritirarsi
opt-contest-view = Che cosa mostrare (se manca: a che punto è)
opt-contest-partner = La persona che vuoi come compagno
opt-contest-template = Da che cosa cominciare (se manca: si sceglie da un elenco)
opt-contest-format = Il formato del file (se manca: JSON)
opt-organizer-role = Il ruolo che può organizzare tornei (@everyone: nessuno)
opt-zone = Il fuso orario in cui si scrivono gli orari dei tornei, come Europe/Rome
opt-public-pages = Se chiunque sul web può vedere le pagine dei tornei del canale per i tornei
opt-contest-channel = Dove si annunciano i tornei
opt-reason = Il motivo (può leggerlo chiunque in questo server)
opt-scores = Il punteggio di ogni squadra, nell’ordine in cui li mostra il tavolo, per esempio 5 3
opt-old-account = L’account che non si usa più
opt-new-account = L’account che la stessa persona usa adesso
opt-removed-member = Il membro da togliere dalle classifiche
opt-restored-member = Il membro da rimettere

clock-15s = 15 secondi
clock-30s = 30 secondi
clock-1m = 1 minuto
clock-2m = 2 minuti
clock-5m = 5 minuti
clock-1h = 1 ora
clock-1d = 1 giorno
clock-3d = 3 giorni
clock-7d = 7 giorni
# Qualsiasi altra durata
clock-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
clock-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
clock-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
