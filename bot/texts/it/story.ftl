### Che cosa è successo. $name è un membro, $side e $other sono i compagni di ciascuna coppia.

story-draw-tied = Le carte più basse sono pari ({ $cards }): si estrae di nuovo.
story-drew-deal = { $name } ha estratto la carta più bassa, { $card }, e dà le carte per la prima mano.
story-first-jack = Il primo fante, { $card }, è toccato a { $name }, che dà le carte per la prima mano.
story-dealt = { $name } ha dato le carte e scoperto { $card }.
story-dealt-down = { $name } ha dato le carte.
story-ordered-up = { $name } ha ordinato { $card }.
story-assisted = { $name } ha assistito: { $card } va in mano al mazziere.
story-took-up = { $name } ha preso { $card }.
story-turned-down = { $name } ha rifiutato { $card }.
story-stuck = { $name } non può passare e deve chiamare la briscola.
story-named = { $name } ha chiamato { $suit }.
story-next = È *{ term-next }*: l’altro seme dello stesso colore di quello rifiutato.
story-crossing = È *{ term-crossing }*: un seme dell’altro colore.
story-bid = { $name } ha dichiarato { $points ->
    [one] 1 presa
   *[other] { $points } prese
}.
story-moon-bid = { $name } ha dichiarato tutte le prese, per il doppio dei punti!
story-stuck-to-bid = Tutti gli altri hanno passato: { $name } deve dichiarare.
story-auction-won = { $name } ha vinto l’asta e chiama la briscola.
story-benny-turned = { $card } è il Benny!
story-blind-call = { $name } chiama { $suit } senza vedere una carta e prende il Benny.
story-suit-named = { $name }, senza vedere una carta, dice che il Benny vale { $suit }.
story-blind-loner = { $name } prende { $card } per giocare in solitaria senza vedere una carta: tutte le prese, o niente!
story-alone = { $name } gioca in solitaria.
story-defends-alone = { $name } difende in solitaria.
story-partners-best = { $name } ha scambiato carte con il compagno di coppia, che ora resta fuori.
# $bower: right, left, none
story-trick = { $bower ->
    [right] { $name } ha fatto la presa con il { term-right-bower }, { $card }.
    [left] { $name } ha fatto la presa con il { term-left-bower }, { $card }.
   *[none] { $name } ha fatto la presa con { $card }.
}
story-chop = { $name } ha tagliato subito { $card } con { $second }.
story-trumped-partner = { $name } ha tagliato { $card }, che già vinceva per la sua coppia, con { $second }.
story-underman = { $name } ha perso il { term-left-bower } sotto il destro.
story-walk = { $card } di { $name } è passata.
story-dutchman = { $name } aveva un *{ term-dutchman }*: i due bower e l’asso di briscola.
story-made = { $side } hanno fatto la mano: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
story-march = Un { term-march }! { $side } hanno fatto tutte le prese: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
story-lone-made = { $name } ha fatto la mano in solitaria: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-lone-march = Un { term-march } in solitaria! { $name } ha fatto tutte le prese: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-euchred = *Euchre!* { $other } non ce l’hanno fatta: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-lone-defence = *Euchre* da uno solo! { $other } non ce l’hanno fatta contro una difesa in solitaria: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
# $points sono i punti di $side, $others quelli di $other
story-bid-made = { $side } hanno mantenuto la dichiarazione: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $others } per { $other }.
story-bid-set = Caduti! { $side } non hanno mantenuto la dichiarazione e perdono { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $others } per { $other }.
story-moon-made = { $side } hanno fatto tutte le prese, come dichiarato: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $others } per { $other }.
story-moon-set = Caduti! A { $side } è sfuggita almeno una presa del *moon*: perdono { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $others } per { $other }.
story-thrown-in = Tutti hanno passato: la mano è annullata.
story-forfeited = Nemmeno { $name } chiama la briscola e paga pegno: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-in-the-barn = { $side } sono *in the barn*: manca un punto.
story-bridge = { $side } sono *at the bridge*: manca un punto a loro, quattro agli altri.
story-skunk = *Skunk!* { $other } sono rimasti a zero.
story-game-won = { $side } vincono la partita con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
