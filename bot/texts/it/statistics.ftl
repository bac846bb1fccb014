### Statistiche dei membri e dei server.

stats-title = { $name }: euchre in questo server
stats-title-everywhere = { $name }: euchre in tutti i server
stats-none = Nessuna mano di { $name } conta ancora nelle statistiche di questo server.
stats-none-own = Nessuna tua mano conta ancora nelle statistiche di questo server. Con `/euchre` giochi subito.
stats-none-everywhere-own = Nessuna tua mano conta ancora nelle statistiche di un server. Con `/euchre` giochi subito.
stats-none-here = Qui di { $name } non c’è ancora nulla.
stats-none-here-own = Qui di te non c’è ancora nulla.
# $rules (text): una famiglia di giochi; $season (text)
stats-scope = { $rules } · { $season }
stats-all-time = da sempre
stats-season = stagione { $name }
# Panoramica, per le immagini
stats-short = { $name }: { $page }

stats-page-overview = Panoramica
stats-page-calls = Chiamate
stats-page-seats = Posti e semi
stats-page-luck = Fortuna e bravura
stats-page-trend = Andamento
stats-choose-rules = Quali giochi…
stats-choose-page = Altre statistiche…

stats-line = **{ $what }**: { $value }
stats-plain = { $what }: { $value }
# Ciò che hanno insieme tutti i membri del server, accanto a quello di uno
stats-beside = { $value } · media { $average }
stats-column-average = media
stats-everyone = Membri nella media: { $members } (della valutazione: chi ne ha una); i computer non contano.
stats-rating = Valutazione ({ $rules })
stats-off-board = Ora non sei nella classifica delle valutazioni: la tua ultima partita classificata che conta lì risale ad almeno { $weeks } settimane fa. Con la prossima torni.
stats-drawn = Partite in parità
stats-hands-won = Mani vinte
stats-points = Punti per mano
stats-points-against = Contro, per mano
stats-euchres-suffered = Euchre subiti
stats-loners = In solitaria
stats-loners-value = { $made ->
    [one] un cappotto
   *[other] { NUMBER($made) } cappotti
} su { $tried ->
    [one] un tentativo
   *[other] { NUMBER($tried) } tentativi
}
stats-defences = Difese in solitaria
stats-defences-value = { NUMBER($made) } euchre su { $tried ->
    [one] un tentativo
   *[other] { NUMBER($tried) } tentativi
}
stats-tricks = Prese per mano
stats-decisions = Decisioni
stats-by-computer = Deciso da un computer
stats-pace = Tempo per decisione
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
stats-count-rate = { $count } ({ $rate })

stats-calls = Briscole chiamate
stats-calls-value = mani: { $calls } su { $hands } ({ $rate })
stats-calls-group = Chiamate senza euchre
stats-calls-all = Tutte le chiamate
stats-round = { $round ->
    [1] Primo giro
    [2] Secondo giro
   *[other] Asta o alla cieca
}
stats-next = Di cui next
stats-crossing = Di cui crossing
stats-alone-march = Cappotti in solitaria
stats-alone-defence = Difese in solitaria
stats-of-calls = { $count ->
    [one] su una chiamata
   *[other] su { NUMBER($count) } chiamate
}
stats-of-hands = { $count ->
    [one] su una mano
   *[other] su { NUMBER($count) } mani
}
stats-of-tries = { $count ->
    [one] un tentativo
   *[other] { NUMBER($count) } tentativi
}
stats-mark = La tacca verticale è la media.
stats-relations = Next: l’altro seme del colore della carta rifiutata. Crossing: un seme dell’altro colore.
stats-no-calls = Nessuna chiamata finora.

stats-seats-group = Mani vinte, per posto
stats-suits-group = Chiamate senza euchre, per seme
stats-position = { $position ->
    [0] Mazziere
    [1] A sinistra del mazziere
    [2] Secondo posto
    [3] Terzo posto
   *[other] { $position }º posto
}
# $net (text): punti netti per mano, con il segno
stats-seat-note = { $count ->
    [one] una mano
   *[other] { NUMBER($count) } mani
}, { $net } per mano
stats-latest = Le ultime { NUMBER($count) } mani.

stats-luck = Fortuna
stats-skill = Bravura
stats-luck-value = { $value } punti per mano
stats-skill-value = { $value } punti per mano (± { $margin })
stats-luck-hands = { $count ->
    [one] Da una mano giudicabile di una partita finita.
   *[other] Da { NUMBER($count) } mani giudicabili di partite finite.
}
stats-luck-note = Fortuna: quanto valevano le carte della squadra se tutti le vedessero e nessuno sbagliasse. Bravura: ciò che ne è venuto in più, anche grazie agli altri al tavolo. Sono punti propri meno punti avversari; ± è il margine di errore.
stats-no-luck = Di nessuna di queste mani si conoscono ancora fortuna e bravura. Si calcolano dopo la partita, nelle partite a coppie con una carta scoperta.
stats-no-words = Ancora niente da raccontare.
stats-word-dutchman = un Dutchman in mano
stats-word-underman = bower sinistro perso sotto il destro
stats-word-walk = una carta passata indenne
stats-word-chop = un asso tagliato subito
stats-word-dog = tutti e quattro i semi
stats-word-trumped-partner = presa del compagno tagliata
stats-word-stuck = mazziere obbligato
stats-word-assisted = assist al mazziere
stats-word-blind-call = chiamata alla cieca
stats-word-farmers-hand = mani del contadino
stats-word-lay-down = carte stese
stats-word-conceded = prese concesse
stats-word-revoke-called = renonce segnalata
stats-word-revoke-false = renonce segnalata a torto
stats-times = { $what }: { NUMBER($count) }

stats-trend-games = Vinte, ogni { $count } partite
stats-trend-points = Punti per mano, a settimana
stats-trend-own = propri
stats-trend-other = avversari
stats-trend-own-last = propri { $value }
stats-trend-other-last = avversari { $value }
stats-trend-spark = **{ $what }**: { $line } { $first } → { $last } (da { $low } a { $high })
stats-trend-plain = { $what }: da { $first } a { $last }, minimo { $low }, massimo { $high }.
stats-no-trend = Per un andamento servono due partite con una valutazione non più nuova, { $count } partite, o mani in due settimane.

stats-server-none = Qui non si è ancora conclusa nessuna partita.
stats-server-hands = Mani per partita
stats-server-given = Interrotte
stats-server-members = Membri
stats-server-games-each = Partite a testa
stats-server-alone = Giocate in solitaria
stats-server-thrown = Mani annullate
stats-server-busiest = Ora più animata
stats-server-hour = { $day ->
    [0] lunedì
    [1] martedì
    [2] mercoledì
    [3] giovedì
    [4] venerdì
    [5] sabato
   *[6] domenica
}, ore { $from }–{ $to } UTC
stats-server-rules = Più giocati
stats-server-rule = { $rules } ({ NUMBER($count) })
stats-server-note = Chiamate: le ultime mani ({ NUMBER($count) }), comprese quelle dei computer.

stats-partners-title = { $name }: compagni
stats-partners-none = { $name } non ha ancora finito nessuna partita in coppia con un altro membro.
stats-partner = { $name }: { NUMBER($won) }/{ NUMBER($played) } ({ $rate })
stats-best = Compagno migliore
stats-worst = Compagno più difficile
stats-partners-note = Partite vinte, di quelle insieme. Migliore e più difficile: da { $count } in su.

stats-versus-title = { $one } e { $two }
stats-versus-none = { $one } e { $two } non hanno ancora finito una partita allo stesso tavolo.
stats-versus-same = Confronta un membro con qualcun altro.
stats-versus-against = L’uno contro l’altro
stats-versus-together = In coppia
stats-versus-games = { $count ->
    [one] Una partita
   *[other] { NUMBER($count) } partite
}. Vittorie: { $one } { NUMBER($first) }, { $two } { NUMBER($second) }.
stats-versus-points = { $count ->
    [one] In una mano
   *[other] In { NUMBER($count) } mani
}: { $first ->
    [one] un punto
   *[other] { NUMBER($first) } punti
} per { $one }, { NUMBER($second) } per { $two }.
stats-versus-pair = { $count ->
    [one] Una partita
   *[other] { NUMBER($count) } partite
}. Vittorie: { NUMBER($won) } ({ $rate }).
stats-versus-pair-points = { $count ->
    [one] In una mano
   *[other] In { NUMBER($count) } mani
}: { $first ->
    [one] un punto
   *[other] { NUMBER($first) } punti
}, { NUMBER($second) } per gli altri.
stats-versus-last = L’ultima volta insieme: { $when }
