### Il problema del giorno. $day e $when sono date di Discord.

puzzle-title = Problema del giorno · { $day }
puzzle-task = Che cosa rende di più alla lunga? Vale la prima risposta.
puzzle-dealer = Mazziere: { $name }
puzzle-next = Prossimo problema { $when }

puzzle-right = **Giusto!** { $choice } è la scelta migliore.
puzzle-right-too = **Giusto!** { $choice } vale quanto { $best }.
puzzle-wrong = **Non proprio.** { $choice } costa { $points } punti rispetto a { $best }.
puzzle-missed = Non hai risposto. La scelta migliore è { $best }.
puzzle-said = «{ $said }»
puzzle-value = { $choice }: { $points }
puzzle-value-yours = **{ $choice }: { $points }** (la tua risposta)
puzzle-streak = Giorni di fila: { $answered } con il problema o una smazzata, { $solved } con il problema giusto.

puzzle-ranking = { $total ->
    [one] Ha risposto in questo server: 1 membro
   *[other] Hanno risposto in questo server: { $total } membri
}
puzzle-ranking-hidden = Rispondi al problema di oggi per vedere come se la sono cavata gli altri.
puzzle-ranking-empty = In questo server non ha risposto nessuno.
puzzle-row-solved = { $rank }. { $name }: giusto
puzzle-row-lost = { $rank }. { $name }: { $points }
puzzle-row-all = { $rank }. { $name }: { $solved } giusti su { $answered } ({ $percent }%), serie più lunga { $streak ->
    [one] 1 giorno
   *[other] { $streak } giorni
}
puzzle-board-title = Classifica dei problemi di questo server
puzzle-board-today = Oggi
puzzle-board-all = Tutti i giorni
puzzle-board-note = Per i membri con almeno { $count ->
    [one] una risposta
   *[other] { $count } risposte
} in questo server.
puzzle-board-empty = In questo elenco non c’è ancora nessuno.

puzzle-not-ready = Il problema di oggi è ancora in preparazione. Riprova tra un minuto.
puzzle-none-then = Quel giorno non c’è stato nessun problema. Qui sopra c’è quello di oggi.
puzzle-over = Il giorno di quel problema è passato. Ecco la soluzione; un nuovo problema ti aspetta con `/puzzle today`.
puzzle-answered-already = Hai già risposto a questo problema: vale la prima risposta.
puzzle-share-first = Prima rispondi al problema.

button-puzzle-share = Condividi l’esito
button-puzzle-board = Classifica
button-puzzle-today = Il problema di oggi
button-puzzle-yesterday = Il problema di ieri

puzzle-share-solved = { $name } ha trovato la scelta migliore.
puzzle-share-near = { $name } ha sfiorato la soluzione.
puzzle-share-off = { $name } ha abboccato all’amo.
puzzle-share-week = Gli ultimi sette giorni: { $squares }
puzzle-share-streak = { $answered ->
    [one] Serie: 1 giorno
   *[other] Serie: { $answered } giorni
}
