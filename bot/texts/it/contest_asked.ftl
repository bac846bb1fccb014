### Ciò che riguarda l’iscrizione di chi organizza: prima si chiede ad altri.

contest-asked-already = L’ho già chiesto a chi altro organizza. La domanda è nel canale del torneo: controlla lì se più tardi puoi approvarla tu, o ritirala.
contest-asked-gone = A questa domanda c’è già una risposta, o nel frattempo la cosa è cambiata. `/league manage` chiede di nuovo.
contest-asked-others = Partecipi a questo torneo, quindi risponde prima qualcun altro che organizza. Se entro { $at } nessuno l’ha fatto, premi di nuovo.
contest-declined = Qualcun altro che organizza ha detto di no. Puoi chiederlo di nuovo tra un giorno; chi organizza e non partecipa può farlo in ogni momento con `/league manage`.
contest-many-asked = Altre domande di questo torneo aspettano una risposta nel suo canale. Aspetta le risposte, o ritirane una.
contest-asked-often = È stato appena chiesto, o la risposta è stata no. Chiedilo di nuovo { $at }.
league-ask-ratings = Le valutazioni decidono le divisioni della prossima stagione di { $contest }?
league-ask-change = Spostare l’inizio di { $contest } a { $at }?
league-ask-others = Partecipi a questo torneo, e la cosa riguarda la tua iscrizione. Un messaggio nel suo canale chiede prima a qualcun altro che organizza. Se entro { $at } nessuno ha risposto, premi lì *{ $button }*: il registro e la bacheca lo diranno.
league-ask-others-match = La cosa riguarda un incontro tuo, o di chi ti ha fatto organizzare. Un messaggio nel canale del torneo chiede a qualcun altro che organizza; senza approvazione resta come si è giocato.
league-ask-own = Partecipi a questo torneo, e la cosa riguarda la tua iscrizione. Non c’è nessun altro a cui chiedere, quindi il registro e la bacheca lo diranno.
league-manage-asked = Chiesto: { $task } ({ $contest }). La domanda è nel canale del torneo.
league-task-ratings = Divisioni per valutazione
league-task-change = Sposta l’inizio
    .about = A un altro orario, finché non comincia. Tutti vengono chiamati.
league-button-approve = Approva
league-button-turn-down = Rifiuta
league-post-asked = **{ $contest }**: la cosa riguarda { $name }, che lo chiede a qualcun altro che organizza. { $what }
league-post-asked-until = Risponde chi organizza e non partecipa. Se entro { $at } nessuno l’ha fatto, può decidere { $name }, e il registro lo dirà.
league-post-asked-match = Risponde chi organizza e non partecipa. Senza approvazione resta come si è giocato.
league-asked-done = Fatto: { $task } ({ $contest }).
league-asked-declined = Rifiutato: { $task } ({ $contest }). Non cambia nulla.
league-own = Decisioni di chi organizza sulla propria iscrizione: { $count } (*Registro*)
league-log-asked = Chiesto a chi altro organizza: { $task }.{ $why ->
    [none] { "" }
   *[other] { " " }«{ $why }»
}
league-log-approved = Approvato da chi organizza e non partecipa: domanda { $question }.
league-log-declined = { $withdrawn ->
    [0] Rifiutato da qualcun altro che organizza: domanda { $question }.
   *[other] Ritirata: domanda { $question }.
}
league-log-own = { $asked ->
    [0] Riguardava l’iscrizione di chi organizza. Non c’era nessun altro a cui chiedere.
   *[other] Riguardava l’iscrizione di chi organizza. Nessuno aveva risposto alla domanda { $question }.
}
audit-own = Riguarda l’iscrizione di chi organizza
contest-own-table = Partecipi a questo torneo, e questo può cambiare il tuo posto. Decide qualcun altro: chi modera o ha Gestisci server e non partecipa. *Fissare i punti di un incontro* in `/league manage` lo chiede a chi altro organizza.
contest-half-substitutes = Le riserve possono giocare al massimo { $most } turni di questa iscrizione, e li hanno giocati. Ora gioca chi si è iscritto: `/league show` dice chi. Se di una coppia qualcuno non può più giocare, si ritira (*{ $button }* sulla bacheca): chi si è offerto gioca poi fino alla fine.
