### Descrizioni dei comandi e delle loro opzioni: al massimo 100 caratteri ciascuna.

cmd-table = Tavoli di euchre in questo canale
cmd-table-open = Apri un tavolo per una partita di euchre
cmd-table-join = Prendi posto a un tavolo
cmd-table-leave = Lascia il tuo posto; a partita cominciata subentra un computer
cmd-table-start = Inizia la partita quando tutti i posti sono occupati
cmd-table-close = Chiudi il tuo tavolo; una partita in corso non conta per nessuno
cmd-table-show = Mostra il tavolo in un nuovo messaggio
cmd-table-list = I tavoli aperti in questo server
cmd-table-kick = Togli un membro dal tuo tavolo
cmd-table-computer = Aggiungi un giocatore al computer al tuo tavolo
cmd-table-rematch = Gioca la rivincita della partita finita
cmd-hand = La tua mano: la vedi solo tu
cmd-rules = Le regole di un tavolo, o di un tipo di gioco
cmd-rules-show = Le regole di un tavolo, di un tipo di gioco, o una sola spiegata
cmd-rules-save = Conserva delle regole con un nome per questo server
cmd-rules-list = Le regole che questo server ha salvato
cmd-rules-delete = Elimina regole che questo server ha salvato
cmd-stats = Le statistiche di un membro in questo server
cmd-leaderboard = Chi è il più bravo e in che cosa, qui o in tutti i server
cmd-preferences = Lingua, colori, testo al posto delle immagini, avvisi
cmd-help = Come cominciare, come giocare, che cos’è l’euchre
cmd-glossary = Che cosa vuol dire una parola dell’euchre
cmd-verify = Controlli su ciò che è stato distribuito
cmd-verify-game = Controlla tutte le smazzate di una partita finita
cmd-server = Impostazioni dell’euchre in questo server
menu-statistics = Statistiche di euchre

opt-rules = Le regole con cui giocare
opt-rules-topic = Regole per nome, un argomento o una regola; senza, il tavolo di questo canale
opt-rules-name = Con quale nome: lettere, cifre, spazi, trattini
opt-rules-source = Quali regole; senza, quelle del tavolo di questo canale
opt-rules-saved = Quali regole salvate
opt-clock = Quanto può durare un turno
opt-table = Quale tavolo
opt-seat = Quale posto
opt-member = Quale membro
opt-partners = Gli stessi compagni di prima, o nuovi
opt-computers = Quanti giocatori al computer si siedono subito
opt-language = Quale lingua
opt-preset = Le regole dei nuovi tavoli
opt-role = Chi può aprire tavoli; @everyone per tutti
opt-topic = Che cosa vuoi sapere
opt-term = La parola; vanno bene anche altri nomi e altre lingue

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
