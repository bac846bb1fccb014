# Rifiuti che evitano che uno rovini il gioco agli altri.

limits-answer-deleted = Hai già risposto al problema di oggi e visto la soluzione: cancellare i tuoi dati non ti dà un altro tentativo. Domani c’è un problema nuovo.
limits-too-long = Questa partita dura da così tanto che nessuna mano si ridà e nessun punteggio si corregge più. Finitela giocando: dopo 600 mani vince chi è in testa.
closed-endless = Questo tavolo è stato chiuso: dopo così tante mani nessuno era in testa.
limits-server-full = { $limit ->
    [one] In questo server c’è già { $limit } tavolo aperto. Prima finite la partita.
   *[other] In questo server ci sono già { $limit } tavoli aperti. Prima finitene uno.
}
