### Che cosa è successo. $name è un membro, $side e $other sono i compagni di ciascuna coppia.

story-draw-tied = Parità ({ $cards }): si estrae di nuovo.
story-drew-deal = { $name } ha estratto la carta più bassa, { $card }{ $ace ->
    [yes] {" "}(qui l’asso è basso)
   *[no] { "" }
}, e dà le carte per la prima mano.
    .you = Hai estratto la carta più bassa, { $card }{ $ace ->
        [yes] {" "}(qui l’asso è basso)
       *[no] { "" }
    }, e dai le carte per la prima mano.
story-first-jack = Il primo fante, { $card }, è toccato a { $name }, che dà le carte per la prima mano.
    .you = Il primo fante, { $card }, è toccato a te, che dai le carte per la prima mano.
story-partners-drawn = L’estrazione mette insieme { $side }, contro { $other }.
story-cut = { $name } ha alzato il mazzo.
    .you = Hai alzato il mazzo.
story-tapped = { $name } ha bussato sul mazzo.
    .you = Hai bussato sul mazzo.
story-deal-stolen = { $name } ha preso il mazzo fuori turno.
    .you = Hai preso il mazzo fuori turno.
story-deal-noticed = { $name } protesta: dà le carte il mazziere giusto.
    .you = Protesti: dà le carte il mazziere giusto.
story-point-on-partner = { $name } ha rubato il mazzo al compagno, e nessuno ha protestato: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a { $side }.
    .you = Hai rubato il mazzo al compagno, e nessuno ha protestato: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a { $side }.
story-dealt = { $name } ha dato le carte e scoperto { $card }.
    .you = Hai dato le carte e scoperto { $card }.
story-dealt-down = { $name } ha dato le carte.
    .you = Hai dato le carte.
story-farmers-hand = { $name } mostra una mano del contadino: { $cards }.
    .you = Mostri una mano del contadino: { $cards }.
story-ace-no-face = { $name } mostra una mano senza figure: { $cards }.
    .you = Mostri una mano senza figure: { $cards }.
story-exchanged = { $name } cambia { $cards } con carte del tallone.
    .you = Cambi { $cards } con carte del tallone.
story-ordered-up = { $name } ha scelto { $suit } come briscola.
    .you = Hai scelto { $suit } come briscola.
story-assisted = { $name } ha scelto { $suit } come briscola.
    .you = Hai scelto { $suit } come briscola.
story-took-up = { $name } ha scelto { $suit } come briscola e preso { $card }.
    .you = Hai scelto { $suit } come briscola e preso { $card }.
story-turned-down = { $name } ha rifiutato { $card }.
    .you = Hai rifiutato { $card }.
story-stuck = { $name } non può passare e deve chiamare la briscola.
    .you = Non puoi passare e devi chiamare la briscola.
story-named = { $name } ha chiamato { $suit }.
    .you = Hai chiamato { $suit }.
story-next = È *{ term-next }*: l’altro seme dello stesso colore di quello rifiutato.
story-crossing = È *{ term-crossing }*: un seme dell’altro colore.
story-bid = { $name } ha dichiarato { $points ->
    [one] 1 presa
   *[other] { $points } prese
}.
    .you = Hai dichiarato { $points ->
        [one] 1 presa
       *[other] { $points } prese
    }.
story-moon-bid = { $name } ha dichiarato tutte le prese, per il doppio dei punti!
    .you = Hai dichiarato tutte le prese, per il doppio dei punti!
story-stuck-to-bid = Hanno passato tutti: { $name } deve dichiarare.
    .you = Hanno passato tutti gli altri: devi dichiarare.
story-auction-won = { $name } ha vinto l’asta e chiama la briscola.
    .you = Hai vinto l’asta e chiami la briscola.
story-benny-turned = È girato il Benny!
story-blind-call = { $name } chiama { $suit } alla cieca e prende il Benny.
    .you = Chiami { $suit } alla cieca e prendi il Benny.
story-suit-named = { $name }, alla cieca, dice che il Benny vale { $suit }.
    .you = Alla cieca, dici che il Benny vale { $suit }.
story-blind-loner = { $name } prende { $card } e va in solitaria alla cieca: tutte le prese, o niente!
    .you = Prendi { $card } e vai in solitaria alla cieca: tutte le prese, o niente!
story-alone = { $name } va in solitaria.
    .you = Vai in solitaria.
story-defends-alone = { $name } difende in solitaria.
    .you = Difendi in solitaria.
story-partners-best = { $name } ha scambiato carte con il compagno, che in questa mano non gioca.
    .you = Hai scambiato carte con il compagno, che in questa mano non gioca.
# $bower: right, left, none
story-trick = { $bower ->
    [right] { $name } ha fatto la presa con il { term-right-bower }, { $card }.
    [left] { $name } ha fatto la presa con il { term-left-bower }, { $card }.
   *[none] { $name } ha fatto la presa con { $card }.
}
    .you = { $bower ->
        [right] Hai fatto la presa con il { term-right-bower }, { $card }.
        [left] Hai fatto la presa con il { term-left-bower }, { $card }.
       *[none] Hai fatto la presa con { $card }.
    }
story-chop = { $name } ha tagliato subito { $card } con { $second }.
    .you = Hai tagliato subito { $card } con { $second }.
story-overtrumped-partner = { $name } ha surtagliato { $card }, che già vinceva per la sua squadra, con { $second }.
    .you = Hai surtagliato { $card }, che già vinceva per la tua squadra, con { $second }.
story-trumped-partner = { $name } ha tagliato { $card }, che già vinceva per la sua squadra, con { $second }.
    .you = Hai tagliato { $card }, che già vinceva per la tua squadra, con { $second }.
story-underman = { $name } ha perso il { term-left-bower } sotto il { term-right-bower }.
    .you = Hai perso il { term-left-bower } sotto il { term-right-bower }.
story-walk = { $card } di { $name } è passata indenne.
    .you = La tua { $card } è passata indenne.
story-dog = { $name } aveva { term-dog }.
    .you = Avevi { term-dog }.
story-dutchman = { $name } aveva un *{ term-dutchman }*: i due bower e l’asso di briscola.
    .you = Avevi un *{ term-dutchman }*: i due bower e l’asso di briscola.
story-made = Mano fatta da { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
story-march = Un { term-march }! Tutte le prese a { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
story-lone-made = { $name } ha fatto la mano in solitaria: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
    .you = Hai fatto la mano in solitaria: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $side }.
story-lone-march = Un { term-march } in solitaria! { $name } ha fatto tutte le prese: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
    .you = Un { term-march } in solitaria! Hai fatto tutte le prese: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $side }.
story-euchred = *Euchre!* { $other } sotto: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-lone-defence = *Euchre* in solitaria! { $other } sotto: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-score-corrected = Il punteggio è stato corretto: { $points } per { $side }, invece di { $others }.
# $points sono i punti di $side, $others quelli di $other
story-bid-made = Dichiarazione mantenuta da { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $others } per { $other }.
story-bid-set = Sotto! Dichiarazione non mantenuta da { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno; { $others } per { $other }.
story-moon-made = Tutte le prese a { $side }, come dichiarato: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e { $others } per { $other }.
story-moon-set = Sotto! Non tutte le prese per { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno; { $others } per { $other }.
story-thrown-in = Nessuno chiama la briscola: la mano è annullata.
story-forfeited = Non chiama nemmeno { $name }, ed è penalità: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per gli altri.
    .you = Non chiami nemmeno tu, ed è penalità: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per gli altri.
story-in-the-barn = *In the barn*: a { $side } manca un punto.
story-bridge = *At the bridge*: a { $side } manca un punto, agli altri ne mancano quattro.
story-skunk = *Skunk!* Neppure un punto per { $other }.
story-game-won = La partita va a { $side } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
story-game-drawn = La partita finisce in parità, a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

# Gli altri giochi della famiglia
story-dummy-taken = { $name } ha preso il morto.
    .you = Hai preso il morto.
story-suit-called = { $name } ha chiamato un compagno a { $suit }.
    .you = Hai chiamato un compagno a { $suit }.
story-partner-revealed = { $name } è il compagno.
    .you = Tocca a te fare coppia: avevi la carta chiamata.
story-no-partner = Nessun altro aveva la carta chiamata: { $name } ha giocato in solitaria.
    .you = Nessun altro aveva la carta chiamata: hai giocato in solitaria.
story-dirty-clubs = *Fiori sporchi!* La carta scoperta è { $card }: la briscola è fiori, non si dichiara e nessuno può ritirarsi.
story-stayed = { $name } resta.
    .you = Resti.
story-dropped = { $name } si ritira.
    .you = Ti ritiri.
story-all-dropped = Si sono ritirati tutti: a { $name } vanno tutte le prese.
    .you = Si sono ritirati tutti gli altri: tutte le prese vanno a te.
story-declared = «Dichiaro!» { $name } punta a tutte le prese, e apre.
    .you = «Dichiaro!» Punti a tutte le prese, e apri.
story-declared-won = { $name } ha fatto tutte le prese, come dichiarato, e vince subito la partita.
    .you = Hai fatto tutte le prese, come dichiarato, e vinci subito la partita.
story-declared-lost = { $name } aveva dichiarato, ma ha mancato una presa: il punteggio sale di { $points }.
    .you = Avevi dichiarato, ma hai mancato una presa: il tuo punteggio sale di { $points }.
story-came-down = { $name } ha fatto la mano e scende di { $points }.
    .you = Hai fatto la mano e scendi di { $points }.
story-set = Sotto! { $name } non ce l’ha fatta e sale di { $points }.
    .you = Sotto! Non ce l’hai fatta e sali di { $points }.
story-clubs-played = La carta scoperta era di fiori, quindi nessuno ha chiamato: la mano si è solo giocata.
story-lowered = { $name } scende di { $points }.
    .you = Scendi di { $points }.
story-no-trick = { $name } non ha fatto prese{ $points ->
    [0] .
   *[other] { "" }: sale di { $points }.
}
    .you = Non hai fatto prese{ $points ->
        [0] .
       *[other] { "" }: sali di { $points }.
    }
story-ante-paid = { $name } mette nel piatto { $points ->
    [one] un altro gettone
   *[other] altri { $points } gettoni
}.
    .you = Metti nel piatto { $points ->
        [one] un altro gettone
       *[other] altri { $points } gettoni
    }.
story-pool-won = { $name } prende il piatto, con { $points ->
    [one] 1 gettone
   *[other] { $points } gettoni
} degli altri.
    .you = Prendi il piatto, con { $points ->
        [one] 1 gettone
       *[other] { $points } gettoni
    } degli altri.
story-counted-out = { $name } è a { $points } e vince la partita.
    .you = Hai raggiunto { $points } e vinci la partita.

# Fine anticipata, renonce, puntate, decisioni, rubber
story-lay-down = { $name } stende { $cards } e chiede le prese che restano.
    .you = Stendi { $cards } e chiedi le prese che restano.
story-claim-accepted = Le altre prese vanno a { $name }.
    .you = Le altre prese vanno a te.
story-claim-refused = { $name } non concede le prese: si gioca fino in fondo.
    .you = Non concedi le prese: si gioca fino in fondo.
story-conceded = { $name } concede le prese che restano.
    .you = Concedi le prese che restano.
# $points li guadagna $side, $others li perde $other
story-revoke-called = Renonce! Segnalata a ragione contro { $name }{ $points ->
    [0] { "" }
    [one] : 1 punto per { $side }
   *[other] : { $points } punti per { $side }
}{ $others ->
    [0] .
    [one] ; 1 punto in meno per { $other }.
   *[other] ; { $others } punti in meno per { $other }.
}
    .you = Renonce! Segnalata a ragione contro di te{ $points ->
        [0] { "" }
        [one] : 1 punto per { $side }
       *[other] : { $points } punti per { $side }
    }{ $others ->
        [0] .
        [one] ; 1 punto in meno per { $other }.
       *[other] ; { $others } punti in meno per { $other }.
    }
story-revoke-false = { $name } ha segnalato una renonce che non c’era{ $points ->
    [0] { "" }
    [one] : 1 punto per { $side }
   *[other] : { $points } punti per { $side }
}{ $others ->
    [0] .
    [one] ; 1 punto in meno per { $other }.
   *[other] ; { $others } punti in meno per { $other }.
}
    .you = Hai segnalato una renonce che non c’era{ $points ->
        [0] { "" }
        [one] : 1 punto per { $side }
       *[other] : { $points } punti per { $side }
    }{ $others ->
        [0] .
        [one] ; 1 punto in meno per { $other }.
       *[other] ; { $others } punti in meno per { $other }.
    }
story-taken-off = Mano vinta da { $side }: invece di segnarli, { $points ->
    [one] 1 punto in meno
   *[other] { $points } punti in meno
} a { $other }.
story-stake-raised = { $name } rilancia: in palio { $points ->
    [one] 1 gettone
   *[other] { $points } gettoni
}.
    .you = Rilanci: in palio { $points ->
        [one] 1 gettone
       *[other] { $points } gettoni
    }.
story-stake-seen = { $name } vede il rilancio: in palio { $points ->
    [one] 1 gettone
   *[other] { $points } gettoni
}.
    .you = Vedi il rilancio: in palio { $points ->
        [one] 1 gettone
       *[other] { $points } gettoni
    }.
story-stake-given-up = { $name } cede il piatto: { $points ->
    [one] 1 gettone
   *[other] { $points } gettoni
} a { $side }.
    .you = Cedi il piatto: { $points ->
        [one] 1 gettone
       *[other] { $points } gettoni
    } a { $side }.
story-stake-taken = Il piatto va a { $side }: { $points ->
    [one] 1 gettone
   *[other] { $points } gettoni
}.
story-difference-paid = Per la differenza dei punteggi { $points ->
    [one] 1 gettone va
   *[other] { $points } gettoni vanno
} a { $side }.
story-tricks-paid = Per le prese { $points ->
    [one] 1 gettone va
   *[other] { $points } gettoni vanno
} a { $side }.
story-ruled-replay = Decisione per *table talk*: si ridanno le carte.
story-ruled-point = Decisione per *table talk*: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a { $side }.
# $points sono quelli che mancano, 0 dove un cappotto in solitaria porterebbe solo al pari
story-loner-range = { $points ->
    [0] A portata di solitaria: un { term-march } in solitaria porterebbe { $side } in parità.
    [one] A portata di solitaria: a { $side } manca 1 punto.
   *[other] A portata di solitaria: a { $side } mancano { $points } punti.
}
story-game-of-rubber = Una partita del *rubber* va a { $side } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
story-laps = La partita che segue comincia con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $side }.
story-rubber-won = Il *rubber* va a { $side }, { $points } partite a { $others }.
