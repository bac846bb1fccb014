### The season of a series: its table, its final, and what a night is remembered for.

league-view-season = Stagione
league-field-nights = Tornei di una stagione
league-field-final = Finale
league-final-8-ends = i primi 8, il primo con l’ultimo
league-final-8-next = i primi 8, il primo con il secondo
league-final-16-ends = i primi 16, il primo con l’ultimo
league-final-16-next = i primi 16, il primo con il secondo
league-final-8-pairs = le prime 4 coppie
league-final-16-pairs = le prime 8 coppie
contest-preview-nights = Quando finisce, è annunciato il prossimo; dopo { $nights } viene una finale.
contest-season-stands = Stagione, { $played } su { $nights }
contest-season-line = **{ $stands }**: { $rows }
contest-season-counts = contano i migliori { $best }
contest-column-nights = giocati
    .short = giocati
contest-column-latest = ultimo
    .short = ultimo
contest-season-euchres = Più euchre fatti: { $names } ({ $count })
contest-season-round = Turno più alto: { $names } ({ $count })
contest-season-last = Ultimo posto: { $names }
contest-season-own = Stagione: { $rank }º su { $count }, { $points }
contest-season-own-open = Stagione: { $rank }º su { $count }, { $points }. Risultati che contano e possono ancora migliorare: { $open }.
contest-season-final-name = { $contest } · Finale
contest-post-finalists = **{ $contest }** comincia { $at }. Sei tra i primi nella classifica della stagione: premi *Partecipa*, poi conferma la presenza. I posti vanno nell’ordine della classifica; quelli ancora liberi { $until } sono offerti a chi segue.
    -# { $consent }
contest-post-finalists-next = **{ $contest }** comincia { $at }, e ci sono posti liberi. Tocca a te nella classifica della stagione: premi *Partecipa*, poi conferma la presenza. I posti vanno nell’ordine della classifica.
    -# { $consent }
contest-post-next-final = La stagione è completa. La finale comincia { $at } ({ $left }); sulla sua bacheca i primi in classifica premono *Partecipa*.
contest-post-next-season = La prossima stagione comincia { $at } ({ $left }). Ci si iscrive dalla sua bacheca.
contest-final-joined = Iscritti: { $count }. I posti vanno nell’ordine della classifica della stagione.
contest-final-looks =
    { $contest }: l’iscrizione c’è. All’inizio i posti vanno, nell’ordine della classifica della stagione, a chi ha confermato la presenza.
    -# { $consent }
contest-final-me = L’iscrizione c’è. All’inizio i posti vanno, nell’ordine della classifica della stagione, a chi ha confermato la presenza.
contest-not-in-table = Questa finale è per i primi nella classifica della stagione; un’ora prima della conferma delle presenze si apre a tutta la classifica, che trovi con `/league show`.
contest-paired-by-table = In una finale le coppie le dice la classifica della stagione. Iscriviti senza compagno, con `/league join`.
contest-rule-final = Ci si iscrive da soli, con il proprio posto nella classifica della stagione, e il compagno arriva all’inizio.
contest-rule-final-ends = Giocano i primi { $count } in classifica che hanno confermato: il primo con l’ultimo, e così via.
contest-rule-final-next = Giocano i primi { $count } in classifica che hanno confermato: il primo con il secondo, e così via.
contest-rule-final-pairs = Giocano le prime coppie in classifica di cui entrambi hanno confermato la presenza. Giocatori, al massimo: { $count }.
contest-rule-seeding-season = Le teste di serie seguono la classifica della stagione.
contest-rules-season-title = Stagione
contest-rule-season = Stagione: { $nights } tornei, e contano i migliori { $best } risultati. Ciascuno vale la percentuale degli altri che hai battuto, da 0 a 100.
contest-rule-season-final = La stagione si chiude con una finale: { $who }.
league-log-joins = { $name }: iscrizione fatta.
