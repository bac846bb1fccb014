### I tornei mentre si giocano: turni, *Io*, calendario, registro, scelta dell’ora, chi organizza.

league-room = Tavolo { $number } · { $contest }
league-next = Il prossimo torneo { $contest } comincia { $at } ({ $left }). Ci si iscrive dalla sua bacheca.

league-view-me = Io
league-view-fixtures = Calendario
league-view-log = Registro

# Me
league-me-in = Partecipi.
league-me-waits = Aspetti un posto, numero { $place }. I posti si danno all’inizio.
league-me-there = La tua presenza è confermata.
league-me-check-in = **Conferma la presenza**, altrimenti non giochi.
league-me-looking = Partecipi se all’inizio ti trovo un compagno.
league-me-invited = Hai chiesto a { $name } di giocare con te; non c’è ancora risposta.
league-me-match = **Turno { $round }**: contro { $against }, in { $table }
league-me-partner = Con { $name }
league-me-sits = Nel turno { $round } riposi.
league-me-sat = Hai riposato nel turno { $round }.
league-me-last = Il tuo ultimo incontro: { $match }
league-me-rank = { $rank }º su { $count }, { $points }
league-me-first = Sei in testa.
league-me-behind = Distacco dalla vetta: { $gap }
league-me-out = Sei fuori dalla coppa.
league-me-win = Vinci per passare il turno.

# A match
league-match-until = Fino a { $at } ({ $left })
league-button-dispute = Contesta
league-button-answer = Rispondi
league-dispute-what = Che cosa deve guardare chi organizza?

# Fixtures and the log
league-fixtures-idle = Non giocano: { $names }
league-log-joined = Iscrizione: { $entrant }
league-log-left = Fuori: { $entrant }
league-log-ready = { $name } ha confermato la presenza.
league-log-seeded = Iscrizioni chiuse. Partecipano: { $count }
league-log-paired = Turno { $round } sorteggiato. Incontri: { $count }
league-log-forfeited = Turno { $round }, tavolo { $table }: perso a tavolino da { $entrant }.
league-log-absent = Assente nel turno { $round }: { $name }
league-log-adjusted = Turno { $round }, tavolo { $table }: punti fissati a { $points ->
    [none] quanto giocato
   *[other] { $points }
}.
league-log-substituted = { $into } ha il posto di { $name } dal prossimo incontro.
league-log-undrawn = Si rifà il sorteggio del turno { $round }.
league-log-ended = È finito.
league-log-cancelled = Annullato.
league-log-published = Pubblicato.
league-log-changed = Cambiato da chi organizza.
league-log-checking = Comincia la conferma delle presenze.
league-log-whistled = Il tempo del turno { $round } è finito.
league-log-missing = Nel turno { $round } i computer giocano per chi non è venuto.
league-log-closed = Il turno { $round } è finito.
league-log-extended = Il turno { $round } dura { $time } in più.
league-log-paused = In pausa.
league-log-resumed = Si riprende.
league-log-postponed = Comincia più tardi, perché non ero in linea: { $at }
league-log-disputed = Turno { $round }, tavolo { $table }: contestato da { $name }.
league-log-ruled = Turno { $round }, tavolo { $table }: risposta alla contestazione. «{ $text }»
league-log-reason = Motivo: «{ $text }»
league-log-announced = Annuncio: «{ $text }»

# What organizers do
league-manage-pick = Che cosa vuoi fare?
league-manage-dispute = **Contestazione**: { $match } «{ $text }»
league-manage-substitutes = Riserve: { $names }
league-manage-done = Fatto: { $task } ({ $contest }).
league-manage-again = Questa domanda è troppo vecchia. Usa di nuovo `/league manage`.
league-button-back = Indietro
league-button-sure = Sì, procedi
league-reason-title = Lo possono leggere tutti
league-reason = Motivo o testo
league-points-title = Punti dell’incontro
league-points = Punti come 10-7, o niente: quelli giocati
league-against = contro { $names }
league-effect = Effetto sulla classifica:
league-effect-none = La classifica resta com’è.
league-effect-line = { $names }: posto { $was } → { $now }, punti { $had } → { $has }
league-effect-rank = { $names }: posto { $was } → { $now }
league-task-pause = Pausa
    .about = Tutti i tempi si fermano.
league-task-resume = Riprendere
    .about = I tempi ripartono.
league-task-extend = Allungare il turno
    .about = Più tempo per gli incontri aperti.
league-task-adjust = Fissare i punti di un incontro
    .about = Scegli l’incontro.
league-task-forfeit = Incontro perso a tavolino
    .about = Scegli chi lo perde.
league-task-answer = Rispondere a una contestazione
    .about = Scegli l’incontro.
league-task-disqualify = Squalificare
    .about = Scegli chi è fuori.
league-task-redraw = Rifare il sorteggio del turno
    .about = Solo prima della prima carta.
league-task-announce = Annunciare
    .about = Un messaggio che menziona chi gioca.
league-task-move = Spostare
    .about = Scegli in quale canale continua.
league-task-cancel = Annullare
    .about = Finisce, e non conta per nessuno.
league-ask-pause = Mettere in pausa { $contest }? Tutti i tempi si fermano finché non lo fai riprendere.
league-ask-resume = Far riprendere { $contest }? Tutto si sposta avanti della durata della pausa.
league-ask-extend = Allungare il turno di { $time }?
league-ask-adjust = { $match }: contarlo con questi punti? { $points ->
    [none] (quelli giocati)
   *[other] ({ $points })
}
league-ask-forfeit = Far perdere a tavolino questo incontro a { $names }?
league-ask-answer = Rispondere a questa contestazione? { $match } «{ $text }» Il risultato resta; i punti si fissano a parte.
league-ask-disqualify = Escludere { $names } da { $contest }?
league-ask-redraw = Rifare il sorteggio di questo turno di { $contest }? I suoi tavoli si chiudono.
league-ask-announce = Scrivere un annuncio per chi gioca in { $contest }?
league-ask-cancel = Annullare { $contest }? Non si torna indietro.
league-task-invite = Invitare un membro
    .about = Dentro oltre il limite, appena preme.
league-ask-invite = Invitare { $names } a { $contest }? Chi si iscrive così è dentro, qualunque siano il limite e le condizioni.
league-log-guest = { $name } ha ricevuto un invito.
league-log-out = Fuori all’inizio: { $name }
league-log-gone = { $name } è uscito.
league-log-back = { $entrant }: di nuovo in gioco.
league-task-substitute = Far giocare una riserva
    .about = Scegli per chi: gioca chi si è offerto per primo.
league-ask-substitute = Dare a { $into } il posto di { $name }, dal prossimo incontro e per sempre?
