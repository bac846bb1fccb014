### Il pannello privato di un posto.

hand-ordering = Tocca a te: { $card } come briscola?
hand-naming = Tocca a te: chiama la briscola o passa
hand-naming-stuck = Tocca a te: non puoi passare, chiama la briscola
hand-discarding = Tocca a te: scarta una carta
hand-defending = Tocca a te: difendi in solitaria?
hand-playing = Tocca a te: gioca una carta
hand-playing-lead = Tocca a te: apri la presa
hand-sits-out = In questa mano non giochi
hand-lobby = La partita non è ancora cominciata. Le tue carte compariranno qui.
hand-drawing = Si estrae il primo mazziere.
reaction-said = { $name }: { $said }
reaction-nice-hand = 👏 Bella mano
reaction-well-played = 🤝 Ben giocato
reaction-ouch = 😬 Ahi
reaction-thanks = 🙏 Grazie
spectator-join = Entra al posto di { $name }
spectator-join-with = Al posto di { $name } (con { $partners })
hand-closed = La tua mano è ancora chiusa. La partita è classificata quando tutti e quattro hanno aperto la mano: chi lascia dopo, perde.
home-title = Ti aspettano
hand-none = In questo momento non hai carte.
button-share = Condividi il risultato
over-won = Hai vinto, { $high } a { $low }
over-lost = Hai perso, { $low } a { $high }
over-won-all = Hai vinto
over-lost-all = Hai perso
hand-seat = Con { $partner }
hand-for-yourself = Giochi per te
hand-others-play = Questa mano la giocano { $names }.
hand-dropped = Sei fuori da questa mano.
hand-to-dealer-you = Se diventa briscola, { $card } la prendi tu.
hand-to-dealer-partner = Se diventa briscola, { $card } la prende { $name }, che gioca con te.
hand-to-dealer-opponent = Se diventa briscola, { $card } la prende { $name }, che gioca contro di te.
hand-to-dealer-other = Se diventa briscola, { $card } la prende { $name }, che dà le carte.
hand-needs-trump = A questo tavolo, per chiamare ti serve una briscola oltre ai fanti.
hand-turned-down = Il seme rifiutato non si può chiamare: { $suit }.
hand-took = Hai preso { $card }. Scarta una carta: può essere anche quella.
hand-buried = Scarto: { $card }.
hand-called = { $name } ha chiamato { $card }: chi ha la carta è in coppia.
    .you = Hai chiamato { $card }: chi ha la carta è in coppia con te.
hand-called-mine = Hai { $card }: sei in coppia con { $name }.
hand-called-known = { $partner } aveva { $card } ed è in coppia con { $name }.
    .you = { $partner } aveva { $card } ed è in coppia con te.
hand-led = { $suit } in uscita: rispondi al seme.
hand-led-free = { $suit } in uscita, non ne hai: gioca ciò che vuoi.
hand-led-seen = { $suit } in uscita.
hand-led-benny = { $card } in uscita: gioca ciò che vuoi.
hand-led-benny-seen = { $card } in uscita.
hand-led-trump = Briscola in uscita: rispondi con una briscola.
hand-led-trump-free = Briscola in uscita, non ne hai: gioca ciò che vuoi.
hand-led-trump-seen = Briscola in uscita.
hand-partner-alone = { $name } va in solitaria.
hand-maker-defence = { $name } ha chiamato la briscola. Fai { $tricks } prese in solitaria e segni 4 punti.
hand-bowers = { $right } è il bower destro e { $left } il bower sinistro, che è una briscola come le altre.
hand-benny = { $card }, il Benny, è la briscola più alta.
hand-is-away = Sei assente
hand-away = Un computer gioca al posto tuo. Premi **Eccomi** per riprendere.
hand-tricks = Prese: { $ours ->
    [one] 1 vostra
   *[other] { $ours } vostre
}, { $theirs } loro
hand-until = Il tuo tempo scade { $until }
hand-until-other = Il tempo di { $name } scade { $until }
hand-computer = Gioca un computer ({ $level })
hand-computer-away = Gioca un computer ({ $level }) finché { $name } non torna
button-pass-ahead = Passa in anticipo
button-pass-ahead-on = ✓ Passo in anticipo

bid-pass = Passo
bid-pass-blind-loning = Prima guardo le carte
bid-pass-going-alone = In coppia
bid-pass-defending = In coppia
bid-pass-lone-calling = In coppia
bid-pass-declaring = Non dichiaro
bid-name = { $how ->
    [no-trump] { $sign }
    [name] Briscola { $sign }
    [order] Briscola { $sign } · ordino
    [assist] Briscola { $sign } · assisto
   *[take] Briscola { $sign } · prendo
}
bid-name-alone = { $suit } solo
bid-sure = Sì: { $said }
bid-defend-alone = Difendo in solitaria

last-heading = Presa { $number }, iniziata da { $name }
last-card = { $name }: { $card }
last-card-won = **{ $name }: { $card }** (fa la presa)
last-none = In questa mano non si è ancora conclusa nessuna presa.

more-title = Tavolo { $number }
table-in-contest = { $contest } · tavolo { $number }
more-substitute = Affida un posto a un computer…
more-kick = Rimuovi dalla partita…
more-sit = Prendi il posto di { $name }
more-remove-computer = Rimuovi { $name }
confirm-close = Chiudere questo tavolo? La partita finisce qui e non conta per nessuno.
confirm-close-yes = Sì, chiudi
confirm-leave = Lasciare la partita? Un computer prende il tuo posto.
confirm-leave-yes = Sì, lascia

ping-turn = Euchre: tocca a te.
ping-ordering = Euchre: tocca a te dichiarare.
ping-discarding = Euchre: tocca a te scartare.
ping-playing = Euchre: tocca a te giocare.
ping-until = { $call } Il tempo scade { $until }.
ping-run-out = Il tempo di { $name } è scaduto.

# Altre domande a un posto; ask-… dice che cosa significano
hand-cutting = Tocca a te: alza il mazzo o bussa
hand-blind-calling = Tocca a te: chiama la briscola prima di guardare
hand-blind-naming = Tocca a te: il seme del Benny, prima di guardare
hand-blind-loning = Tocca a te: in solitaria, prima di guardare?
hand-bidding = Tocca a te: dichiara o passa
hand-bidding-stuck = Tocca a te: non puoi passare, dichiara
hand-choosing = Tocca a te: chiama la briscola
hand-going-alone = Tocca a te: giochi in solitaria?
hand-lone-calling = { hand-going-alone }
hand-taking-dummy = { $count ->
    [one] Tocca a te: scarta una carta
   *[other] Tocca a te: { $count } carte da scartare
}
hand-calling-partner = Tocca a te: chiama un compagno
hand-staying = Tocca a te: resti o ti ritiri?
hand-declaring = Tocca a te: dichiari?
hand-giving = Tocca a te: cedi una carta
hand-betting = Tocca a te: rilanci il piatto?
hand-betting-maker = Tocca a te: vedi il rilancio o cedi il piatto?
hand-claiming = Tocca a te: concedi le prese?
hand-rewarding = Tocca a te: segni i punti o li togli agli altri?
hand-reviewing = C’è stata una renonce?
hand-gave = Hai ceduto { $cards }.
hand-got = Hai ricevuto { $cards }.
ask-cutting = L’alzata entra nella mescolata; se bussi, il mazzo resta com’è.
ask-unseen = Le tue carte sono ancora coperte.
ask-others-unseen = Tu puoi guardare le tue carte; il mazziere non ancora.
ask-blind-calling = La carta scoperta è il Benny. Chiama ora la briscola: prendi il Benny, guardi le tue carte e ne scarti una.
ask-blind-naming = La carta scoperta è il Benny. Di’ per quale seme sta: poi tutti dichiarano su quel seme.
ask-blind-loning = In solitaria e alla cieca prendi { $card }: tutte le prese valgono 5 punti, qualsiasi altra cosa 1 punto agli altri.
ask-stands-for = { $card } sta per { $suit }.
ask-naming-any = La carta scoperta è { $card }: si può chiamare qualunque seme, e il mazziere prende la carta.
ask-show = La tua mano è abbastanza povera da poterla mostrare: prima di parlare puoi cambiare tre carte.
ask-show-until-lead = La tua mano è abbastanza povera da poterla mostrare: fino alla prima uscita puoi cambiare tre carte.
ask-show-redeal = La tua mano è abbastanza povera da poterla mostrare: se lo fai, si ridanno le carte.
ask-bidding-first = Dichiarazione minima: { $least }.
ask-bidding = La dichiarazione più alta è { $bid }, di { $name }.
ask-choosing = Hai vinto l’asta con { $bid }. Apri tu la prima presa.
ask-choosing-alone = Giochi in solitaria.
ask-going-alone = Il tuo compagno ha scelto { $suit }: la chiamata è tua.
ask-taking-dummy = Hai il morto: tieni { $size } carte.
ask-calling-partner = Chi ha la carta che chiami gioca con te, e si scopre giocandola. Se è nel tallone, giochi contro tutti.
ask-staying = { $name } ha scelto { $suit }. Se resti e non fai prese, sali di { $points }; se ti ritiri, per te non cambia nulla.
ask-declaring = Se dichiari, apri tu e devi fare tutte le prese. Se riesci, vinci la partita{ $pool ->
    [yes] {" "}e il piatto
   *[no] { "" }
}; se fallisci, il tuo punteggio raddoppia.
ask-lone-maker = Hai scelto { $suit }. Senza compagno il cappotto vale il doppio.
ask-lone-partner = { $name }, che gioca con te, ha scelto { $suit }. Se giochi in solitaria, il compagno non gioca.
ask-giving-lone = Scegli una carta per { $name }. Te ne darà una sua, e poi non giocherà.
ask-giving = { $name } gioca in solitaria. Cedi la carta che più serve; poi non giochi.
ask-betting = { $stake ->
    [one] Nel piatto c’è 1 gettone.
   *[other] Nel piatto ci sono { $stake } gettoni.
} { $counters ->
    [one] Un rilancio ne aggiunge 1.
   *[other] Un rilancio ne aggiunge { $counters }.
}
ask-betting-maker = { $stake ->
    [one] Nel piatto ora c’è 1 gettone.
   *[other] Nel piatto ora ci sono { $stake } gettoni.
} { $counters ->
    [one] Vedendo, pareggi ogni rilancio di 1.
   *[other] Vedendo, pareggi ogni rilancio di { $counters }.
} Se cedi il piatto, la mano si gioca lo stesso.
ask-claiming = { $name } vuole tutte le prese che restano. Se le concedi, valgono come fatte; altrimenti si continua a giocare, con quelle carte scoperte.
ask-rewarding = { $points ->
    [one] La tua squadra ha vinto 1 punto.
   *[other] La tua squadra ha vinto { $points } punti.
}
ask-honour = Tavolo d’onore: una renonce conta solo se un avversario la segnala.

bid-tap = Busso
bid-cut-high = Alzo in alto
bid-cut-middle = Alzo a metà
bid-cut-low = Alzo in basso
bid-alone = In solitaria
bid-alone-unseen = In solitaria, alla cieca
bid-tricks = Dichiaro { $tricks }
bid-all = Little pepper: { $tricks } prese
bid-moon = Big pepper
bid-moon-alone = Moon, in solitaria
bid-call-ace = Chiamo { $card }
bid-call-best = La migliore di { $suit }
bid-show = Cambio { $cards }
bid-show-redeal = Mostro: nuova smazzata
bid-stay = Resto
bid-drop = Mi ritiro
bid-declare = Dichiaro!
bid-check = Parola
bid-raise = Rilancio di { $counters }
bid-see = Vedo
bid-give-up = Cedo il piatto ({ $counters })
bid-accept = Concedo le prese
bid-refuse = Si gioca
bid-take-points = Segno { $points }: { $ours } a { $theirs }
bid-lower = Tolgo { $points }: { $ours } a { $theirs }

# Fuori turno
beside-lay-down = Prendo il resto
beside-throw-in = Concedo il resto
beside-steal = Rubo il mazzo
beside-object = Contesto il mazziere
beside-revoke = Renonce di { $name }
confirm-lay-down = Stendere le carte e prendere tutte le prese che restano? Se non sono sicure, tutti vedono le tue carte e gli avversari devono rispondere.
confirm-throw-in = Concedere tutte le prese che restano? La tua squadra segna per quelle che ha.
confirm-revoke = Segnalare una renonce di { $name }? Se hai ragione, la mano finisce.{ $pays ->
    [yes] {" "}Se hai torto, paga la tua squadra.
   *[no] { "" }
}
confirm-beside-no = Torno alla mia mano

ping-deciding = Euchre: si aspetta la tua risposta.
ping-rewarding = { ping-deciding }
ping-cutting = Euchre: tocca a te alzare il mazzo.
ping-taking-dummy = Euchre: scegli gli scarti.
ping-giving = Euchre: il tuo compagno aspetta una carta.
ping-claiming = Euchre: qualcuno vuole le prese che restano. Rispondi.
