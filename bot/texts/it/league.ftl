### I tornei in Discord: `/league`, la bacheca, le iscrizioni, le bozze, gli annunci.

league-template-hustle = Serata a rotazione
    .about = una serata, un compagno nuovo a ogni turno
league-template-weeks = Rotazione a settimane
    .about = lo stesso, con più giorni per turno
league-template-league = Campionato a coppie
    .about = tutti contro tutti, un incontro a settimana
league-template-cup = Coppa
    .about = a coppie, chi perde è fuori
league-template-swiss = Serata svizzera
    .about = una serata, si incontrano coppie con punti simili

league-view-standings = Classifica
league-view-bracket = Tabellone
league-view-rules = Regole
league-clock = { $clock } per mossa

# The notice board
league-starts = Comincia { $at } ({ $left })
league-rounds = Turni: { $rounds }.
league-round-live = Un turno dura circa { $time }.
league-round-days = Un turno dura { $time }.
league-signed = Iscritti: { $count } su { $most }
league-signed-pairs = Coppie iscritte: { $count } su { $most }
league-more = { $names } e altri { $count }
league-waiting = In attesa di un posto: { $names }
league-looking = Cercano un compagno: { $names }
league-check-in-open = Confermate la presenza. Presenti: { $count }.
league-round-open = Si gioca il turno { $round }. Incontri ancora aperti: { $count }
league-round-over = Il turno { $round } è finito. Il prossimo comincia da solo.
league-round-over-at = Il turno { $round } è finito. Il prossimo si apre { $left }.
league-round-first = Il primo turno si apre tra un momento.
league-rounds-over = Tutti i turni sono stati giocati. Il risultato arriva tra un momento.
league-rounds-over-at = Tutti i turni sono stati giocati. Il risultato arriva { $left }.
league-paused = **In pausa** al turno { $round }. I tempi del torneo sono fermi.
league-paused-first = **In pausa** prima del primo turno. I tempi del torneo sono fermi.
league-time-up = Il tempo è scaduto: le partite in corso continuano con tempi brevi.
league-won = **È finito.** Al primo posto: { $names }
league-cancelled = **Annullato.** Non conta per nessuno.
league-consent-rated = Iscrivendoti accetti { $clock } per mossa, mosse più brevi quando il tempo di un turno è finito, promemoria secondo le tue preferenze e partite che contano per la valutazione.
league-consent-casual = Iscrivendoti accetti { $clock } per mossa, mosse più brevi quando il tempo di un turno è finito e promemoria secondo le tue preferenze.
league-consent-board = Chi si iscrive accetta le *Regole* · sorteggi sigillati · { $commitment }
league-fingerprint = Impronta dei sorteggi: { $commitment }

league-button-join = Partecipa
league-button-pair = Partecipa in coppia
league-button-look = Trovami un compagno
league-button-leave = Esci
league-button-check-in = Ci sono
league-button-offer = Faccio da riserva
league-button-accept = Accetta
league-button-decline = No, grazie
league-button-withdraw = Ritirati

# Answers to members
league-joined =
    Partecipi a { $contest }.
    -# { $consent }
league-paired =
    Partecipate a { $contest }: { $names }.
    -# { $consent }
league-waits = { $contest } è al completo. In attesa di un posto: { $names }, numero { $place }. I posti si danno all’inizio.
    -# { $consent }
league-looks =
    { $contest }: partecipi se all’inizio ti trovo un compagno, o se lo trovi prima. Se il numero è dispari, una persona resta senza.
    -# { $consent }
league-pick-partner = Il tuo compagno
league-partner-how = Chi vuoi come compagno in { $contest }? Partecipate quando accetta.
league-invited =
    L’ho chiesto a { $partner } nel canale di { $contest }. Partecipate quando accetta.
    -# { $consent }
league-invited-unseen =
    Non posso scrivere nel canale di { $contest }: di’ a { $partner } di usare `/league join` con te come compagno.
    -# { $consent }
league-invitation =
    { $partner }, { $name } ti vorrebbe come compagno in { $contest }.
    -# { $consent }
league-accepted = { $names } giocano insieme in { $contest }.
league-accepted-waits = { $names } giocano insieme in { $contest } appena c’è posto: sono in lista d’attesa. Il perché è in *Io*.
league-declined = { $name } non può giocare con { $inviter } in { $contest }.
league-left = Non partecipi più a { $contest }.
league-withdrawn = Non giochi più in { $contest }. Quello che hai giocato conta.
league-checked-in = Presenza confermata per { $contest }.
league-offers = Sei tra le riserve di { $contest }: il primo posto libero è tuo, dal prossimo incontro e per sempre. Premi di nuovo per ripensarci.
league-offers-not = Non sei più tra le riserve di { $contest }.
league-exported = Ecco { $contest } in un file.

# The list
league-list-title = Tornei
league-list-how = `/league show` ne apre uno, con `/league join` ti iscrivi.
league-list-none = In questo server non c’è nessun torneo in corso. Chi organizza ne comincia uno con `/league create`.
league-list-over = Finiti
league-list-running = turno { $round }
league-list-starting = sta per iniziare
league-list-open = comincia { $at }, iscrizioni: { $count }
league-list-draft = bozza, comincia { $at }

# Drafts
league-create-title = Che tipo di torneo?
league-draft-title = Bozza: { $name }
league-draft-zone = { $channel } · orari in { $zone }
league-form-title = Nome, inizio, iscritti
league-form-name = Nome
league-form-start = Inizio
    .about = Per esempio ven 20:30 o 2026-11-27 20:00 ({ $zone })
league-form-entrants = Per esempio 8-32
league-form-members = Minimo e massimo di giocatori
league-form-pairs = Minimo e massimo di coppie
league-form-description = Descrizione
league-form-places = Posti
league-button-details = Nome, inizio, iscritti
league-button-publish = Pubblica
league-button-discard = Scarta
league-button-none = Nessuno
league-none = nessuno
league-chosen = scelto
league-yes = sì
league-no = no
league-rounds-suit = quanti ne servono
league-twice = Quel giorno gli orologi segnano quell’ora due volte. Ho preso la prima.
league-published = { $contest }: le iscrizioni sono aperte. La bacheca è in { $channel }.
league-discarded = La bozza è scartata.
league-may-not-post = ⚠️ Non posso scrivere in { $channel }. Prima di pubblicare, fammelo vedere e fammici scrivere. `/admin check` mostra che cosa manca.
league-may-not-call = ⚠️ Non posso menzionare { $role }: lascia che chiunque lo menzioni, o fammi menzionare tutti i ruoli.
league-may-not-event = ⚠️ In questo server non posso creare eventi. Dammi il permesso *Crea eventi*, o fanne a meno. `/admin check` mostra che cosa manca.
league-event-hidden = ⚠️ Un evento lo vede tutto il server, questo canale no. Quindi non ci sarà nessun evento.
league-channel-gone = ⚠️ Il canale di questo torneo non esiste più. Scegline un altro prima di pubblicare.

league-field = Cambia qualcos’altro…
league-field-rules = Regole
    .about = Le regole di ogni tavolo.
league-field-hands = Mani per turno
    .about = Quante mani ha un turno.
league-field-best = Due su tre
    .about = Un incontro va a chi vince due partite.
league-field-clock = Tempo per mossa
    .about = Quanto può durare una mossa.
league-field-rounds = Turni
    .about = Quanti turni si giocano.
league-field-movement = Chi incontra chi
    .about = Come ci si sposta tra un turno e l’altro.
league-field-days = Giorni per turno
    .about = Quanto dura un turno.
league-field-seeding = Teste di serie
    .about = L’ordine degli iscritti prima del sorteggio.
league-field-rated = Valutazione
    .about = Le partite tra quattro persone contano per la valutazione.
league-field-checkin = Presenza
    .about = Tutti la confermano nella mezz’ora prima dell’inizio.
league-field-repeats = Si ripete
    .about = Quando finisce, è annunciato il prossimo.
league-field-ping = Ruolo da avvisare
    .about = Il ruolo che gli annunci menzionano.
league-field-role = Ruolo per iscriversi
    .about = Solo chi ha questo ruolo può iscriversi.
league-field-channel = Canale
    .about = Dove si annuncia e si gioca.
league-field-event = Evento di Discord
    .about = Compare anche tra gli eventi del server. Mi serve il permesso Crea eventi.
league-movement-rotation = compagni nuovi secondo un piano
league-movement-climb = chi vince sale di un tavolo
league-seeding-rating = per valutazione
league-seeding-lots = sorteggiate
league-seeding-last = dalla classifica del torneo prima

# Announcements
league-post-check-in = **{ $contest }** comincia { $at }. Conferma la presenza adesso: senza, non partecipi.
league-post-round = **{ $contest }**, turno { $round }: i tavoli sono aperti. Il tempo scade { $until }.
league-post-standings = **{ $contest }**: il turno { $round } è finito.
league-post-next = Prossimo turno: { $at }
league-post-last = Tutti i turni sono stati giocati. Risultato: { $at }
league-post-round-days = **{ $contest }**, turno { $round }: i tavoli sono aperti fino a { $until }.
league-post-whistle = **{ $contest }**: il tempo del turno { $round } è finito. Ora le mosse sono brevi, e i computer giocano per chi non c’è.
league-post-final = **{ $contest }**: torneo finito. Al primo posto: { $names }. Grazie a chi ha giocato!
league-post-cancelled = **{ $contest }**: torneo annullato. { $reason }
league-post-too-few = **{ $contest }**: torneo annullato, bisognava essere almeno { $least }.
league-post-postponed = **{ $contest }** comincia più tardi, perché non ero in linea: { $at } ({ $left }).
league-post-announcement = **{ $contest }**, { $name }: { $text }
league-post-dispute = **{ $contest }**, { $match }: qualcuno chiede a chi organizza di guardarci. Legge e risponde chi non partecipa al torneo.
league-post-ruling = **{ $contest }**, { $match }: la risposta di chi organizza. «{ $text }»
league-match = turno { $round }, { $one } contro { $two }

league-format-json = JSON (tutto)
league-format-csv = CSV (fogli di calcolo)

# The server’s settings
contest-post-guest = **{ $contest }**: { $name } ti invita. Se ti iscrivi qui, ci sei; fino ad allora per te non conta niente.
    -# { $consent }
