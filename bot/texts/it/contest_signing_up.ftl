### Signing up for a contest, partners, checking in, substituting and leaving.

contest-post-partner-left = **{ $contest }**: chi faceva coppia con te è uscito. Fino all’inizio la tua ora d’iscrizione resta: premi *Trovami un compagno*, *Partecipa in coppia* o *Esci*. Senza compagno resti fuori.
contest-leave-question = Vuoi uscire da { $contest }? I tuoi punti restano, ma in classifica vieni dopo chi finisce.
contest-leave-partner = Vuoi uscire da { $contest }? Chi fa coppia con te riceve una chiamata per trovare qualcun altro, e la sua ora d’iscrizione resta.
contest-post-absent = **{ $contest }** è cominciato senza di te: non avevi confermato la presenza.
contest-post-partner-free = **{ $contest }**: il tuo compagno è uscito. Può giocare un computer, finché una riserva non prende il posto.
contest-post-nopartner = **{ $contest }** è cominciato, e per te non c’è un compagno.
contest-post-noplace = **{ $contest }** è cominciato, e per te non c’era più posto.
contest-post-still-late = Premi *{ $join }* per entrare: giochi dal turno { $round } in poi.
contest-post-can-substitute = Premi *Faccio da riserva* per giocare al posto di chi esce.
contest-me-free-seat = Non giochi più qui. Con `/league join` riprendi il tuo posto, finché nessun altro lo ha e si può ancora entrare.
contest-me-substitute = Sei tra le riserve: un posto libero va a chi si offre per primo, dal prossimo incontro e per sempre.
contest-me-alone = Non hai ancora un compagno. Trovane uno con un pulsante della bacheca, o non partecipi.
contest-leave-finished = Hai giocato tutti i tuoi incontri in { $contest }, e il tuo posto resta.
contest-invited-silently =
    Non puoi scrivere nel canale di { $contest }, quindi non lo chiedo lì a { $partner }. Fagli usare `/league join` con te come compagno.
    -# { $consent }
contest-leave-seat = Vuoi uscire da { $contest }? Il tuo posto può andare ad altri per sempre: lo prende chi si offre per primo come riserva. Un’assenza breve? Lascia giocare un computer.
league-consent-rated = Iscrivendoti accetti { $clock } per mossa, promemoria secondo le tue preferenze e partite che contano per la valutazione.
league-consent-casual = Iscrivendoti accetti { $clock } per mossa e promemoria secondo le tue preferenze.
league-consent-board = Chi si iscrive accetta le *Regole* · sorteggi sigillati · { $commitment }
league-button-join = Partecipa
league-button-pair = Partecipa in coppia
league-button-look = Trovami un compagno
league-button-leave = Esci
league-button-check-in = Ci sono
league-button-offer = Faccio da riserva
league-button-accept = Accetta
league-button-decline = No, grazie
league-joined = Iscrizione a { $contest }: { $names }.
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
league-invites-you =
    { $name } ti vorrebbe come compagno in { $contest }.
    -# { $consent }
league-accepted = { $names } giocano insieme in { $contest }.
league-accepted-waits = { $names } giocano insieme in { $contest } appena c’è posto: sono in lista d’attesa.
league-declined = { $name } non può giocare con { $inviter } in { $contest }.
league-left = Non partecipi più a { $contest }.
league-withdrawn = Non giochi più in { $contest }. Quello che hai giocato conta.
league-checked-in = Presenza confermata per { $contest }.
league-offers = Sei tra le riserve di { $contest }: un posto libero va a chi si offre per primo, dal prossimo incontro e per sempre. Premi di nuovo per ripensarci.
league-offers-not = Non sei più tra le riserve di { $contest }.
contest-post-guest = **{ $contest }**: { $name } ti invita a iscriverti qui. Fino ad allora per te non conta niente.
    -# { $consent }
league-me-in = Partecipi.
league-me-waits = Aspetti un posto, numero { $place }. I posti si danno all’inizio.
league-me-there = La tua presenza è confermata.
league-me-check-in = **Conferma la presenza**, altrimenti non giochi.
league-me-looking = Partecipi se all’inizio ti trovo un compagno, e c’è un posto per voi due.
league-me-invited = Hai chiesto a { $name } di giocare con te; non c’è ancora risposta.
league-button-dispute = Contesta
