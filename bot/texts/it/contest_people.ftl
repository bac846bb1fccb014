### What happens to members of a contest by others' acts.

contest-post-partner-left = **{ $contest }**: chi faceva coppia con te è uscito. Fino all’inizio la tua ora d’iscrizione resta: premi *Trovami un compagno*, *Partecipa in coppia* o *Esci*. Senza compagno resti fuori.
contest-leave-question = Ritirarti da { $contest }?
contest-leave-partner = Uscire da { $contest }? { $partner } riceve una chiamata per trovare qualcun altro, e la sua ora d’iscrizione resta.
contest-post-absent = **{ $contest }** è cominciato senza di te: non avevi confermato la presenza.
contest-rule-leave-partner = Se uno dei due esce dopo il sorteggio, il posto è per sempre di chi si offre per primo come riserva, dal prossimo incontro.
    Fino ad allora gioca un computer.
contest-looks-late = I compagni si trovano all’inizio. Vieni con qualcuno: `/league join`, con un compagno.
contest-me-finished = Hai giocato tutti i tuoi turni.

contest-invited-looks = Finché non risponde, cerchi ancora un compagno.
contest-declined-looks = { $name } non può giocare con { $inviter } in { $contest }. { $inviter } cerca ancora un compagno.
contest-declined-asks = { $name } non può giocare con { $inviter } in { $contest }. Con *{ $button }* si chiede a qualcun altro.
contest-me-invited-taken = Hai chiesto a { $name }, che ora gioca con un’altra persona. Premi *{ $button }* per chiedere a qualcun altro.
contest-post-partner-free = **{ $contest }**: il tuo compagno è uscito. Dal prossimo incontro gioca con te chi si offre per primo come riserva; fino ad allora, un computer.
contest-post-nopartner = **{ $contest }** è cominciato, e per te non c’è un compagno.
contest-post-noplace = **{ $contest }** è cominciato, e per te non c’era più posto.
contest-post-still-late = Ci si può ancora iscrivere finché si gioca la prima metà.
contest-post-can-substitute = Premi *Faccio da riserva* per giocare al posto di chi esce.
contest-me-free-seat = Non giochi più qui. Con `/league join` riprendi il tuo posto, finché nessun altro lo ha e si può ancora entrare.
contest-me-substitute = Sei tra le riserve: il primo posto libero è tuo, dal prossimo incontro e per sempre.
contest-me-partner-left = Il tuo compagno è uscito. Trovane un altro con un pulsante della bacheca, o all’inizio resti fuori.
contest-leave-finished = Hai giocato tutti i tuoi incontri in { $contest }, e il tuo posto resta.
