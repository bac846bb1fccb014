### Che cosa pubblica Bower da solo: la pagina che lo attiva, e i messaggi.

own-posts-title = Che cosa pubblica Bower da solo
server-own-posts = Messaggi
own-posts-none = nessuno
own-posts-on = attivo
own-posts-off = spento
own-posts-daily = Problema del giorno
own-posts-daily-about = La posizione con *{ button-puzzle-solve }*, e una riga su com’è andata ieri. Non invia notifiche e non nomina chi sta fuori dalle classifiche.
own-posts-channel = Canale
own-posts-no-channel = ancora nessuno, sceglilo qui sotto
own-posts-hour = Ora
# $time (text): a time of day
own-posts-ends = Ogni problema si può risolvere fino alle { $time } di lì; poi comincia il prossimo. Poco dopo quell’ora c’è più tempo per tutti.
own-posts-others = Oltre a questi, senza richiesta: un saluto in un server nuovo, la chiamata di un turno al tavolo, e gli annunci dei tornei. I giocatori li chiamano i membri, e Bower non scrive messaggi privati.
own-posts-example = Lo vedi soltanto tu. Nel canale ha i suoi pulsanti.
own-posts-first-channel = Prima scegli il canale di questi messaggi, nel menu qui sopra.
button-own-posts = Messaggi
button-own-posts-example = Anteprima
button-own-posts-daily-on = Pubblica problemi
button-own-posts-daily-off = Non pubblicarli più

button-puzzle-solve = Risolvi
# The name of whoever solves a puzzle that a channel shows
puzzle-post-you = Tu
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Ieri { $solved } su { $answered } { $solved ->
    [one] ha
   *[other] hanno
} trovato la scelta migliore
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name }: { $days } giorni di fila
