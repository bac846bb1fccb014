### Classifiche: `/leaderboard`.

scope-server = Questo server
scope-everywhere = Tutti i server

family-all = Tutti i giochi
family-partners = Due contro due
family-auction = All’asta, in coppia
family-alone = Ognuno per sé
family-called = Con un compagno chiamato
family-six = Tre contro tre

board-titled = Classifica: { $column }
board-all-time = Da sempre
board-empty = In questo elenco non c’è nessuno. Apri un tavolo con `/table open`.
board-row = { $rank }. { $name }: { $numbers }
board-row-you = { $rank }. { $name } (tu): { $numbers }
board-previous = Indietro
board-next = Avanti
board-find-me = Dove sono
board-share = Condividi la pagina
board-shared = Condivisa da { $name }
board-choose = Ordina per…
board-member = Membro { $number }
board-number = { $column }: { $value }
board-rated = Per chi ha giocato almeno una decina di partite classificate: prima, la valutazione è da stabilire.
board-rated-lately = Per chi ha giocato almeno una decina di partite classificate, una nelle ultime { $weeks } settimane.
board-minimum-games = { $count ->
    [one] Per chi ha almeno una partita finita.
   *[other] Per chi ha almeno { $count } partite finite.
}
board-minimum-hands = { $count ->
    [one] Per chi ha almeno una mano.
   *[other] Per chi ha almeno { $count } mani.
}
board-minimum-calls = { $count ->
    [one] Per chi ha almeno una chiamata della briscola.
   *[other] Per chi ha almeno { $count } chiamate della briscola.
}
board-minimum-together = { $count ->
    [one] Per coppie con almeno una partita insieme.
   *[other] Per coppie con almeno { $count } partite insieme.
}

absent-few-games = { $count ->
    [one] Non sei ancora in questo elenco: manca una partita finita.
   *[other] Non sei ancora in questo elenco: mancano { $count } partite finite.
}
absent-few-hands = { $count ->
    [one] Non sei ancora in questo elenco: manca una mano.
   *[other] Non sei ancora in questo elenco: mancano { $count } mani.
}
absent-few-calls = { $count ->
    [one] Non sei ancora in questo elenco: manca una chiamata della briscola.
   *[other] Non sei ancora in questo elenco: mancano { $count } chiamate della briscola.
}
absent-few-together = { $count ->
    [one] Non sei ancora in questo elenco: manca una partita con lo stesso compagno.
   *[other] Non sei ancora in questo elenco: mancano { $count } partite con lo stesso compagno.
}
absent-hidden = Hai scelto di non comparire nelle classifiche. Si cambia con `/preferences`.
absent-unlisted = Questo server ti esclude dalle sue classifiche.
absent-away = Ora non sei in questo elenco: la tua ultima partita classificata che conta qui risale ad almeno { $weeks } settimane fa. La tua valutazione resta, e con la prossima torni.
absent-new = Non sei ancora in questo elenco: qui la tua valutazione è da stabilire. Ci vuole una decina di partite classificate; quelle degli stessi quattro in un giorno contano meno.
absent-nothing = Non sei in questo elenco: qui non c’è ancora niente di tuo da contare.

# .short sta in testa a una colonna stretta dell’immagine
column-rating = valutazione
    .short = valutazione
column-games_won = partite vinte
    .short = vinte
column-games = partite
    .short = partite
column-win_rate = percentuale di vittorie
    .short = %
column-points_per_hand = punti per mano
    .short = per mano
column-loners_made = cappotti in solitaria
    .short = solitarie
column-euchres_made = euchre fatti
    .short = euchre
column-call_success = chiamate riuscite
    .short = %
column-partnership = le migliori coppie
    .short = %
column-best_streak = vittorie di fila
    .short = massimo
column-rated = partite classificate
    .short = partite
column-points = punti
    .short = punti
column-hands = mani
    .short = mani
column-loners_tried = solitarie tentate
    .short = tentate
column-calls = chiamate
    .short = chiamate
column-calls_made = riuscite
    .short = riuscite
column-streak = adesso
    .short = adesso
