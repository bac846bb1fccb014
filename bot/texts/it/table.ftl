### Il messaggio pubblico di un tavolo.

table-title = Euchre · { $preset }
table-facts = Mano { $number } · mazziere { $dealer }
# Che cosa mette fine alla partita
goal-lead = Si vince a { $target } con un vantaggio di { $lead }
goal-down = Da { $target } giù fino a 0
goal-hands = { $hands ->
    [one] Una mano
   *[other] { $hands } mani
}
goal-five = Al meglio di cinque partite a { $target } punti
goal-rubber = Al meglio di tre partite a { $target } punti
table-promise = Smazzate sigillate · { $commitment } · *{ button-more }*
more-promise = Impronta di tutte le smazzate: { $commitment }
table-clock = { $clock } per turno
table-clock-none = nessun limite di tempo con soli computer

button-hand = La mia mano
button-to-table = Vai al tavolo
button-last-trick = Ultima presa
button-rules = Regole
button-more = Altro…
button-sit-with = { $seat }, con { $partner }
button-join = Siediti
button-with = Con { $names }
button-against = Contro { $names }
button-invite = Invita…
button-fill = Completa con i computer
button-computer = Aggiungi computer
button-leave = Lascia
button-start = Inizia
button-deal = Dai le carte ora
button-rematch = Rivincita
button-new-partners = Rivincita, altre coppie
button-verify = Controlla le carte date
button-back = Eccomi
button-close = Chiudi il tavolo

lobby-title = Si gioca a euchre: siediti!
lobby-host = Ospita { $name } · { $clock }
lobby-missing = { $missing ->
    [one] Manca un giocatore, oppure premi **{ button-fill }**.
   *[other] Mancano { $missing } giocatori, oppure premi **{ button-fill }**.
}
lobby-ready = Ci siamo tutti: premi **{ button-start }**.

# Di chi è il turno. $until è un orario che Discord mostra come "tra 2 minuti".
turn-ordering = Tocca a { $name }: briscola { $suit } o passa
turn-naming = Tocca a { $name }: chiama la briscola o passa
turn-naming-stuck = { $name } deve chiamare la briscola
turn-discarding = Tocca a { $name }: scarta
turn-defending = Tocca a { $name }: difende in solitaria o no?
turn-playing = Tocca a { $name }
turn-playing-lead = Tocca a { $name }: esce
turn-drawing = Si estrae il primo mazziere…
turn-dealing = Le carte stanno per essere date.
turn-until = { $turn } · il tempo scade { $until }
turn-computer = { $turn } (computer, { $level })
turn-away = { $turn } (computer, { $level }, in sua assenza)

line-upcard = Carta scoperta: { $card }
line-turned-down = Carta rifiutata: { $card }
line-upcard-taken = Carta scoperta: { $card }, presa da { $name }
line-upcard-left = Carta scoperta: { $card }, fuori gioco
line-call-pass = { $name } passa
    .you = Passi
line-call-name = { $name } chiama { $suit }
    .you = Chiami { $suit }
line-call-alone = { $name } difende in solitaria
    .you = Difendi in solitaria
# $suit è un seme con la maiuscola; $how: seen, blind; $alone: yes, no
line-contract = { $trump ->
    [yes] Briscola:{ " " }
   *[no] { "" }
}{ $suit } · { $how ->
    [blind] scelta da { $name } alla cieca
   *[seen] scelta da { $name }
}{ $alone ->
    [yes] , in solitaria
   *[no] { "" }
}
line-lone-defender = { $name } difende in solitaria
    .you = Difendi in solitaria
line-trick = Presa { $number }: { $cards }
line-trick-empty = Si gioca la presa { $number }
line-trick-card = { $name } { $card }
line-score = { $side } { $points }
line-trick-taken = { $name } ha fatto la presa { $number } con { $card }.
    .you = Hai fatto la presa { $number } con { $card }.

said-pass = passo
said-alone = in solitaria
said-with-partner = in coppia
status-sits-out = riposa
status-away = assente
picture-hand = Mano { $number }
picture-target = Si vince a { $target }
picture-down = Da { $target } a 0
picture-points = { $points ->
    [one] { $side }: 1 punto
   *[other] { $side }: { $points } punti
}

# Che cosa è stata una mano, in pochissime parole
banner-made = Fatta
banner-march = Cappotto!
banner-lone-made = Fatta in solitaria
banner-lone-march = Cappotto in solitaria!
banner-euchred = Euchre!
banner-lone-defence = Euchre in solitaria!
banner-bid-made = Mantenuta
banner-bid-set = Sotto!
banner-moon-made = Tutte le prese!
banner-moon-set = Sotto!
banner-forfeited = Penalità
banner-no-maker = Nessuno ha chiamato
banner-declared-won = Dichiarata e vinta!
banner-declared-lost = Dichiarata e fallita!
banner-revoked = Renonce!
banner-falsely-called = Nessuna renonce!
banner-awarded = Punto per table talk
banner-thrown-in = Mano annullata
banner-game = Partita!
banner-over = Partita finita
banner-skunk = Skunk!
banner-drawn = Parità

result-course = Punteggio dopo ogni mano
result-title = Vittoria: { $side }
result-final = Vittoria di { $side }, { $high } a { $low }
result-drawn = Parità, { $score } a { $score }
result-facts = { $hands ->
    [one] { $winner }, in una mano.
   *[other] { $winner }, in { $hands } mani.
}
result-comeback = Rimonta di { $side }: il punteggio era { $low } a { $high }.
result-close = Prima dell’ultima mano il punteggio era { $ours } a { $theirs }.
result-led = { $side }: in testa dalla prima mano all’ultima.
result-of-game = { $title } · partita { $number }
result-voided = Partita { $number } annullata da { $by }: non conta per nessuno.
result-ruled = Chi organizza ha fissato questo risultato: { $match }. Il perché è nel registro del torneo, in `/league show`.
result-corrected = { $hand ->
    [0] Punteggio corretto prima della mano 1
   *[other] Punteggio corretto dopo la mano { $hand }
}
result-shared = Condiviso da { $name }
result-rematch = La rivincita è qui sotto.
closed-title = Questo tavolo è stato chiuso
closed-body = La partita è stata interrotta prima della fine e non conta: solo lasciare una partita classificata è una sconfitta.
retired-play = A che punto è lo dice il messaggio più recente di questo tavolo.

### Che cosa mostra l’immagine di un tavolo, per chi non la vede.

alt-table = Tavolo di euchre.
alt-seat = { $seat }: { $name }{ $marks }.
alt-computer = , computer, { $level }
alt-dealer = , mazziere
alt-turn = , di turno
alt-maker = , ha chiamato
alt-alone = , in solitaria
alt-sits-out = , non gioca
alt-cards = { $count ->
    [one] , 1 carta
   *[other] , { $count } carte
}
alt-tricks = { $count ->
    [one] , 1 presa
   *[other] , { $count } prese
}
alt-said = , ha detto: { $said }
alt-score = Punteggio: { $scores }.
alt-points = { $points ->
    [one] , { $points } punto
   *[other] , { $points } punti
}
alt-trump = Briscola: { $suit }. Chi l’ha scelta: { $name }.
    .you = Briscola: { $suit }, scelta da te.
alt-upcard = Carta scoperta: { $card }.
alt-turned-down = Carta rifiutata: { $card }.
alt-played = { $name } ha giocato { $card }.
    .you = Hai giocato { $card }.
alt-drew = { $name } ha estratto { $card }.
alt-holds = La carta vincente è di { $name }.
    .you = La carta vincente è tua.
alt-hand = La tua mano: { $cards }.
alt-may-play = Puoi giocare: { $cards }.
alt-you = { $name } (tu)
alt-card-right = { $card }, bower destro
alt-card-left = { $card }, bower sinistro
alt-card-benny = { $card }, il Benny
alt-course = { $side }: { $course }.
alt-winner = Vittoria di { $side }.
alt-drawn = Partita finita in parità.

### Turni e righe degli altri giochi e delle usanze

button-settle = Chiudi la mano

turn-cutting = Tocca a { $name }: alza il mazzo o bussa
turn-blind-calling = Tocca a { $name }: chiama la briscola alla cieca
turn-blind-naming = Tocca a { $name }: dice il seme del Benny, alla cieca
turn-blind-loning = Tocca a { $name }: in solitaria alla cieca o no?
turn-bidding = Tocca a { $name }: dichiara o passa
turn-bidding-stuck = { $name } deve dichiarare
turn-choosing = Tocca a { $name }: chiama la briscola
turn-going-alone = Tocca a { $name }: in solitaria o no?
turn-lone-calling = Tocca a { $name }: in solitaria o no?
turn-taking-dummy = Tocca a { $name }: scarta
turn-calling-partner = Tocca a { $name }: chiama un compagno
turn-staying = Tocca a { $name }: resta o si ritira
turn-declaring = Tocca a { $name }: dichiara o no?
turn-giving = Tocca a { $name }: cede una carta
turn-betting = Tocca a { $name }: decide sul piatto
turn-claiming = Tocca a { $name }: concede le prese o gioca fino in fondo
turn-rewarding = Tocca a { $name }: segna i punti o li toglie agli altri
turn-reviewing = La mano è giocata. Finché non è chiusa, si può segnalare una renonce.

line-upcard-named = Carta scoperta: { $card }, che sta per { $suit }
line-no-bid = Ancora nessuna dichiarazione
line-call-goes-alone = { $name } va in solitaria
    .you = Vai in solitaria
line-call-bid = { $name } dichiara { $bid }
    .you = Dichiari { $bid }
line-call-card = { $name } chiama { $card }
    .you = Chiami { $card }
line-call-stay = { $name } resta
    .you = Resti
line-call-drop = { $name } si ritira
    .you = Ti ritiri
line-call-declare = { $name }: «Dichiaro!»
    .you = Tu: «Dichiaro!»
line-call-show = { $name } cambia { $cards }
    .you = Cambi { $cards }
line-call-check = { $name }: «Parola»
    .you = Tu: «Parola»
line-call-raise = { $name } rilancia
    .you = Rilanci
line-call-see = { $name } vede
    .you = Vedi
line-call-give-up = { $name } cede il piatto
    .you = Cedi il piatto
line-contract-turned = Briscola: { $suit } · dalla carta scoperta, senza chiamata
line-bid = dichiarazione: { $bid }
line-loner = { $name } gioca in solitaria
    .you = Giochi in solitaria
# $name si usa solo quando il compagno è noto
line-called = chiamata: { $card }
line-called-partner = chiamata: { $card }, in mano a { $name }
line-dropped = fuori dalla mano: { $names }
line-declared = { $name } ha dichiarato tutte le prese
    .you = Hai dichiarato tutte le prese
line-thief = { $name } ha preso il mazzo fuori turno.
    .you = Hai preso il mazzo fuori turno.
line-shown = { $name } ha mostrato { $cards }.
    .you = Hai mostrato { $cards }.
line-claim = { $name } si prende il resto con { $cards }.
    .you = Reclami il resto con { $cards }.
line-claim-refused = { $name } ha steso { $cards }; si gioca fino in fondo.
    .you = La tua richiesta è stata respinta. Continua, con { $cards } scoperte.
line-fours = In questa mano: { $one } contro { $two }
line-games = Partite: { $games }
line-stake = { $counters ->
    [one] Piatto: 1 gettone
   *[other] Piatto: { $counters } gettoni
}
line-pool = { $counters ->
    [one] Piatto: 1 gettone
   *[other] Piatto: { $counters } gettoni
}
line-pots = Gettoni vinti o pagati: { $pots }

said-bid = { $bid }
said-stay = resto
said-drop = mi ritiro
said-declare = dichiaro!
said-check = parola
said-raise = rilancio
said-see = vedo
said-give-up = cedo
alt-laid-down = { $name } ha steso { $cards }.
alt-hand-unseen = La tua mano, coperta: { $count } carte.
line-call-look = { $name } guarda prima le carte
    .you = Guardi prima le tue carte
