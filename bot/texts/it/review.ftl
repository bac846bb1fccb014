### L’analisi di una partita finita: /game review.

button-review = Analisi

review-one = Stai già aspettando un’analisi. Lasciala finire, oppure chiudi il suo messaggio.
review-busy = In questo momento si analizzano altre partite. Riprova tra mezzo minuto.
review-no-such-hand = { $hands ->
    [one] Quella partita ha avuto una sola mano.
   *[other] Quella partita ha avuto { $hands } mani.
}
review-stopped = L’analisi è stata annullata.
review-nothing = In quella partita non si è giocata nessuna mano: non c’è niente da analizzare.

# $done hands of $hands are judged; $bar shows how far that is
review-progress-title = Analisi della partita { $number } in corso…
review-progress = { $bar } { $done } mani su { $hands }

review-title = Analisi della partita { $number }
# $accuracy is like "93%", $lost a number of points
review-players = Precisione
review-player = **{ $name }**: { $accuracy }{ $marks }
review-player-none = **{ $name }**: nessuna decisione che contasse con certezza
review-worst = Le decisioni più costose
review-worst-own = Ciò che ti è costato di più
review-worst-line = { $mark } { $when }: { $did } ({ $word }, −{ $loss })
review-better = Meglio: { $best }. { $why }
review-better-hint = Meglio: { $best }. Suggerimento: «{ $why }»
review-better-points = Meglio: { $best }, che in media porta { $more }, questa scelta { $less }.
review-flawless = Non ho trovato errori degni di questo nome.
review-flawless-own = Non ho trovato tuoi veri errori.
review-how = Da ciò che ciascuno poteva sapere, in { $deals ->
    [one] una mano simulata
   *[other] almeno { $deals } mani simulate
}.
review-skipped = { $count ->
    [one] 1 decisione non si è potuta valutare ed è tralasciata.
   *[other] { $count } decisioni non si sono potute valutare e sono tralasciate.
}

review-inaccuracy = imprecisione
review-mistake = errore
review-blunder = errore grave

review-hand-facts = Distribuita da { $dealer } · punteggio dopo: { $scores }
review-hand-upcard = carta scoperta: { $card }
review-hand-again = Si sono ridate le carte
review-hand-lost = Punti persi: { $lost }
# $call is what is said: Make ♥ trump, alone …; $points like "+0.45"
review-call = Chiamata migliore: { $name }, { $call } ({ $points })
review-call-none = Chiamata migliore: nessuno chiama la briscola
review-call-unknown = Chiamata migliore: non si sa
review-turning = La svolta: { $when }, { $name }: { $did } (−{ $loss })
review-decision = { $name }: { $did }
review-decision-lost = { $mark } { $name }: { $did } ({ $word }, −{ $loss })
review-decision-less = { $name }: { $did } (−{ $loss }) · meglio: { $best }
review-no-decisions = Nessuna decisione di questa mano è stata giudicata.
review-forced = Non compaiono le mosse obbligate, né quelle fatte da altri a un posto.
review-when-bidding = chiamate
review-when-before = prima del gioco
review-when-trick = presa { $number }
review-when-after = dopo il gioco

review-alone = { $call }, in solitaria
review-bid = dichiaro { $bid }
review-discard = scarto { $card }
review-give = cedo { $card }
review-call-card = chiamo { $card }
review-change = cambio { $cards }
review-redeal = mostro e si ridanno le carte
review-pass = { said-pass }
review-pass-blind-loning = prima guardo le carte
review-pass-going-alone = { said-with-partner }
review-pass-defending = { said-with-partner }
review-pass-lone-calling = { said-with-partner }
review-pass-declaring = non dichiaro
review-accept = concedo le prese
review-refuse = si gioca
review-take = segno i punti
review-lower = tolgo punti agli altri

review-option-about = { $outcome } · punti persi: { $lost }
review-pick = Vai a una mano…
review-game = Tutta la partita
review-previous = ◂ Mano { $number }
review-next = Mano { $number } ▸
review-page = Decisioni { $page } di { $pages }
review-share = Condividi l’analisi
review-show = Mostrala
review-following = { $page } di { $pages } ▸
review-everyone = Tutti
review-only-mine = Solo le mie
review-show-which = Mostrane una nel replay…
review-by = Su richiesta di { $name }

review-alt-mark = Mano { $hand }: { $deeds }, vinta da { $side }.
