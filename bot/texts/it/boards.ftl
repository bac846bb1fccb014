### Le smazzate del giorno. $day e $when sono date di Discord; i $points di un risultato hanno il segno.

boards-title = Le smazzate di oggi · { $day }
boards-title-past = Smazzate del giorno · { $day }
boards-about = Tre mani uguali per tutti: tu e tre computer. Contano i punti della tua coppia meno quelli degli altri.
boards-row = **Smazzata { $number }** · computer: { $level } · { $state }
boards-new = da giocare
boards-begun = in corso
boards-missed = non giocata
boards-left = non finita
boards-made = **{ $points }**
boards-total = Tutte e tre le smazzate: **{ $points }**
boards-better = { $better ->
    [0] Nessuno ha fatto meglio, su { $all }.
   *[other] Meglio di te: { $better } su { $all }.
}
boards-better-here = { $better ->
    [0] Dove hai giocato nessuno, su { $all }.
   *[other] Dove hai giocato: { $better } su { $all }.
}
boards-house = A questo posto: { $field }
boards-beat = Hai battuto «{ $level }» di { $points }.
boards-promise = Nuove smazzate { $when } · impronta `{ $promise }`
boards-opened = Svelato: segreto `{ $secret }` · giocatori `{ $version }` · impronta `{ $promise }`
boards-streak = { $days ->
    [one] Serie: 1 giorno con il problema o una smazzata
   *[other] Serie: { $days } giorni di fila con il problema o una smazzata
}
boards-over = Smazzata { $number }: { $points }
boards-late = La smazzata { $number } è finita

boards-not-ready = Le smazzate di oggi non sono ancora pronte. Riprova tra un minuto.
boards-changed = Oggi Bower è stato aggiornato, e i suoi computer potrebbero giocare in modo diverso. Perché tutti incontrino gli stessi giocatori, le smazzate di oggi che non hai giocato sono chiuse. Aspetta quelle di domani.
boards-deleted = Hai già iniziato le smazzate di oggi, e cancellare i tuoi dati non ti dà un’altra prova. Aspetta quelle di domani.
boards-open = Le carte di una smazzata del giorno, e di una mano rigiocata, restano tra noi. Con `/boards` condividi i tuoi punti.
boards-share-first = Prima gioca tutte e tre le smazzate.

# $played (number): members who played all three; $points (text): the most that one of them made
boards-post = { $played ->
    [one] Smazzate di ieri: 1 le ha giocate tutte e tre, { $points }
   *[other] Smazzate di ieri: { $played } le hanno giocate tutte e tre, risultato migliore { $points }
}

button-board = Smazzata { $number }
button-board-next = La prossima
button-board-decided = Dove si è decisa
button-board-again = Gioca da qui
button-boards-all = Tutte le smazzate
button-boards-share = Condividi i miei punti
button-boards-play = Gioca le smazzate
button-boards-today = Le smazzate di oggi
button-boards-yesterday = Le smazzate di ieri

boards-share = { $name }: { $squares } **{ $points }**
boards-share-picture = Smazzate del giorno
boards-share-how = 🟩 come l’esperto o meglio · 🟨 come il livello «in progresso» · 🟥 meno
