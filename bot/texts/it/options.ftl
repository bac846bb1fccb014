### Le opzioni delle regole: nomi, valori e che cosa significa ogni valore.

# I gruppi in cui si mostrano le opzioni.
group-who = Chi gioca
    .about = Giocatori, coppie, compagni, primo mazziere
group-deal = Mazzo e distribuzione
    .about = Carte, Benny, gruppi di carte, mani povere
group-trump = Scelta della briscola
    .about = Giri o asta, chi passa, senza briscola
group-alone = In solitaria
    .about = Solitarie, difesa in solitaria, mani saltate
group-score = Punti
    .about = Traguardo, rubber, penalità, puntate
group-table = Al tavolo
    .about = Resto delle prese, resto concesso, renonce

# Valori delle opzioni che sono un sì o un no.
value-true = sì
value-false = no

# Chi gioca
option-seats = Giocatori
    .about = Quanti siedono al tavolo: da 2 a 9
number-seats = { $count }
rule-seats = { $count ->
    [one] Al tavolo c’è un giocatore.
   *[other] Al tavolo ci sono { $count } giocatori.
}
option-partnership = Chi gioca insieme
    .about = Due coppie, ognuno per sé, un compagno chiamato o quattro a rotazione
value-partnership-fixed = due squadre
value-partnership-each-alone = ognuno per sé
value-partnership-called = un compagno chiamato
value-partnership-rotating = quattro a rotazione
rule-partnership-fixed = Due squadre siedono a posti alterni e hanno un punteggio ciascuna.
rule-partnership-each-alone = Ognuno gioca per sé e ha il proprio punteggio.
rule-partnership-called = È compagno per quella mano chi ha la carta chiamata, e non si sa finché non cade. Ognuno ha il proprio punteggio.
rule-partnership-rotating = Ogni mano giocano in quattro, due contro due, e gli altri riposano; ognuno ha il proprio punteggio.
option-partners = Come si formano le coppie
    .about = Secondo i posti, a sorteggio o con il secondo fante
value-partners-as-seated = secondo i posti
value-partners-two-lowest = le due carte più basse
value-partners-two-highest = le due carte più alte
value-partners-second-jack = secondo fante
rule-partners-as-seated = I compagni sono quelli dei posti presi.
rule-partners-two-lowest = Ognuno estrae una carta e le due più basse giocano insieme; qui l’asso è la carta più bassa.
rule-partners-two-highest = Ognuno estrae una carta: le due più alte giocano insieme (asso basso).
rule-partners-second-jack = Chi riceve il secondo fante, quando si cerca il primo mazziere, gioca in coppia con lui.
option-first-dealer = Primo mazziere
    .about = Come si trova il primo mazziere
value-first-dealer-lowest-card = carta più bassa estratta
value-first-dealer-first-jack = primo fante
value-first-dealer-first-black-jack = primo fante nero
value-first-dealer-north = il primo posto
rule-first-dealer-lowest-card = Ognuno estrae una carta e chi ha la più bassa dà le carte per primo; qui l’asso è la carta più bassa. In caso di parità si estrae di nuovo.
rule-first-dealer-first-jack = Si distribuiscono carte scoperte in giro; chi riceve il primo fante dà le carte per primo.
rule-first-dealer-first-black-jack = Si distribuiscono carte scoperte in giro; chi riceve il primo fante nero dà le carte per primo.
rule-first-dealer-north = Dà le carte per primo chi ha il primo posto, e non si estrae nulla.
option-called-card = Carta chiamata
    .about = Che cosa si chiama per trovare un compagno per la mano
value-called-card-ace = un asso
value-called-card-best = la carta più alta di un seme
rule-called-card-ace = Chi sceglie la briscola chiama un asso, e chi l’ha in mano è il compagno.
rule-called-card-best = Chi sceglie la briscola chiama un seme, e chi ne ha in mano la carta più alta tra quelle date è il compagno.

# Il mazzo e la distribuzione
option-ranks = Carte nel mazzo
    .about = Da quale carta in su va il mazzo
value-ranks-nine-up = dal nove
value-ranks-eight-up = dall’otto
value-ranks-seven-up = dal sette
rule-ranks-nine-up = Ogni seme va dall’asso al nove.
rule-ranks-eight-up = Ogni seme va dall’asso all’otto.
rule-ranks-seven-up = Ogni seme va dall’asso al sette.
option-twos = I due
    .about = I quattro due accanto alle altre carte
rule-twos-true = Nel mazzo ci sono anche i quattro due, i più bassi del loro seme.
rule-twos-false = Nel mazzo non ci sono i due.
option-benny = Benny
    .about = Una carta sopra il bower destro: la briscola più alta
value-benny-none = nessuno
value-benny-joker = il jolly
value-benny-two-of-spades = il due di picche
rule-benny-none = Non c’è il Benny: la briscola più alta è il { term-right-bower }.
rule-benny-joker = Il jolly è il Benny o Best Bower: una briscola sopra il { term-right-bower }, qualunque seme comandi.
rule-benny-two-of-spades = Il due di picche è il Benny o Best Bower: una briscola sopra il { term-right-bower }, qualunque seme comandi.
option-double-pack = Mazzo doppio
    .about = Ogni carta due volte
rule-double-pack-true = Ogni carta è nel mazzo due volte.
rule-double-pack-false = Ogni carta è nel mazzo una volta.
option-duplicate = Due carte uguali
    .about = Quale di due carte uguali nella stessa presa vince
value-duplicate-first-wins = vince la prima
value-duplicate-last-wins = vince l’ultima
rule-duplicate-first-wins = Di due carte uguali nella stessa presa vale di più la prima giocata.
rule-duplicate-last-wins = Di due carte uguali nella stessa presa vale di più l’ultima giocata.
option-hand-size = Carte a testa
    .about = Quante carte riceve ognuno
number-hand-size = { $count }
rule-hand-size = { $count ->
    [one] Ognuno riceve una carta.
   *[other] Ognuno riceve { $count } carte.
}
option-dummy = Morto
    .about = Carte coperte che prende chi sceglie la briscola; per due giocatori
number-dummy = { $count ->
    [0] nessuno
    [one] 1 carta
   *[other] { $count } carte
}
rule-dummy = { $count ->
    [0] Non si forma un morto.
    [one] Si dà un morto di una carta coperta; chi sceglie la briscola lo prende e scarta altrettanto.
   *[other] Si dà un morto di { $count } carte coperte; chi sceglie la briscola lo prende e scarta altrettanto.
}
option-packets = Gruppi di carte
    .about = Quante carte si danno alla volta
value-packets-whole-hands = mani intere
value-packets-two-three = due, poi tre
value-packets-three-two = tre, poi due
rule-packets-whole-hands = Ogni mano si dà tutta insieme.
rule-packets-two-three = Le carte si danno prima a due a due, poi a tre a tre.
rule-packets-three-two = Le carte si danno prima a tre a tre, poi a due a due.
option-cut = Alzare il mazzo
    .about = Se chi siede a destra del mazziere alza o bussa
rule-cut-true = Prima di dare, la destra del mazziere può alzare o bussare.
rule-cut-false = Il mazzo non si alza.
option-redeal-by = Dopo una mano annullata
    .about = Chi dà le carte dopo una mano annullata
value-redeal-by-next = il giocatore seguente
value-redeal-by-same = lo stesso mazziere
rule-redeal-by-next = Dopo una mano annullata dà le carte il giocatore seguente.
rule-redeal-by-same = Dopo una mano annullata dà ancora le carte lo stesso giocatore.
option-steal-deal = Rubare il mazzo
    .about = Se chi gioca con l’ultimo mazziere può prendersi il mazzo
rule-steal-deal-true = Tra una mano e l’altra chi gioca con l’ultimo mazziere può prendersi il mazzo; vale se nessun avversario protesta prima che si giri la { term-upcard }.
rule-steal-deal-false = Il mazzo non si può rubare.
option-point-on-partner = Punto sul compagno
    .about = Se rubare il mazzo al proprio compagno vale un punto
rule-point-on-partner-true = Chi ruba il mazzo al proprio compagno lo tiene e segna 1 punto.
rule-point-on-partner-false = Rubare il mazzo al proprio compagno non vale punti.
option-farmers-hand = Mano del contadino
    .about = Quali mani povere si possono migliorare prima della scelta
value-farmers-hand-never = si gioca così
value-farmers-hand-all-low = solo nove e dieci
value-farmers-hand-three-low = tre nove o tre dieci
value-farmers-hand-any-three-low = tre tra nove e dieci
rule-farmers-hand-never = Le mani povere si giocano come sono.
rule-farmers-hand-all-low = Una mano di soli nove e dieci si può mostrare e migliorare.
rule-farmers-hand-three-low = Una mano con tre nove o tre dieci si può mostrare e migliorare.
rule-farmers-hand-any-three-low = Una mano con tre carte tra nove e dieci, comunque miste, si può mostrare e migliorare.
option-farmers-remedy = Il contadino ottiene
    .about = Come si migliora la mano del contadino
value-farmers-remedy-exchange = tre carte nuove
value-farmers-remedy-redeal = una nuova distribuzione
rule-farmers-remedy-exchange = La mano del contadino cambia tre carte con tre del tallone.
rule-farmers-remedy-redeal = Per una mano del contadino si danno di nuovo le carte.
option-ace-no-face = Asso senza figure
    .about = Che cosa ottiene una mano di assi, nove e dieci
value-ace-no-face-never = si gioca così
value-ace-no-face-exchange = un asso: tre carte nuove
value-ace-no-face-redeal = un asso: nuova distribuzione
value-ace-no-face-redeal-any-aces = qualsiasi asso: si ridà
rule-ace-no-face-never = Una mano di un asso con nove e dieci si gioca com’è.
rule-ace-no-face-exchange = Chi ha un asso e per il resto solo nove e dieci può cambiare tre carte con le ultime tre del tallone.
rule-ace-no-face-redeal = Chi ha un asso e per il resto solo nove e dieci può far dare di nuovo le carte.
rule-ace-no-face-redeal-any-aces = Chi non ha figure, con qualsiasi numero di assi, può far dare di nuovo le carte.
option-show-until = Le mani povere si mostrano
    .about = Fino a quando si può mostrare una mano povera
value-show-until-first-turn = al primo turno
value-show-until-first-lead = fino alla prima uscita
rule-show-until-first-turn = Una mano povera si mostra al primo turno di chi l’ha, nel primo giro.
rule-show-until-first-lead = Una mano povera si può mostrare fino alla prima uscita, anche a briscola scelta.

# La scelta della briscola
option-bidding = Come si sceglie la briscola
    .about = Da una carta scoperta o con un’asta
value-bidding-turn-up = carta scoperta
value-bidding-auction = asta
rule-bidding-turn-up = Si gira una carta: prima si offre il suo seme, poi gli altri.
rule-bidding-auction = Non si gira nessuna carta: ognuno dichiara una volta per il diritto di chiamare la briscola.
option-first-to-speak = Chi parla per primo
    .about = Chi comincia la scelta della briscola
value-first-to-speak-eldest = sinistra del mazziere
value-first-to-speak-dealer = il mazziere
rule-first-to-speak-eldest = In ogni giro parla per primo chi siede alla sinistra del mazziere.
rule-first-to-speak-eldest-auction = Dichiara per primo chi siede alla sinistra del mazziere.
rule-first-to-speak-dealer = Parla sempre per primo il mazziere.
option-all-pass = Se tutti passano
    .about = Che cosa succede se nessuno sceglie la briscola
value-all-pass-throw-in = mano annullata
value-all-pass-stick-dealer = mazziere obbligato
value-all-pass-stick-or-forfeit = mazziere obbligato o paga
rule-all-pass-throw-in = Se tutti passano due volte, la mano è annullata e nessuno segna.
rule-all-pass-throw-in-auction = Se tutti passano, la mano è annullata e nessuno segna.
rule-all-pass-stick-dealer = Nel secondo giro il mazziere non può passare.
rule-all-pass-stick-dealer-auction = Se tutti gli altri passano, il mazziere deve dichiarare.
rule-all-pass-stick-or-forfeit = Nel secondo giro il mazziere deve chiamare la briscola, oppure passa e dà 1 punto agli avversari.
option-dealer-partner = Chi gioca con il mazziere
    .about = Come può accettare la carta scoperta chi gioca con il mazziere
value-dealer-partner-with-dealer = insieme al mazziere
value-dealer-partner-alone = solo in solitaria
rule-dealer-partner-with-dealer = Il compagno del mazziere può scegliere il seme della { term-upcard } e giocare in coppia.
rule-dealer-partner-alone = Chi gioca con il mazziere può accettare la { term-upcard } solo per giocare in solitaria; la carta resta allora fuori gioco.
option-assist-makes = Chi sceglie, se si assiste
    .about = Di chi è la chiamata, se il compagno del mazziere accetta la carta
value-assist-makes-partner = il compagno
value-assist-makes-dealer = il mazziere
rule-assist-makes-partner = Se il compagno del mazziere sceglie il seme della { term-upcard }, la chiamata è sua, e può giocare in solitaria.
rule-assist-makes-dealer = Se il compagno del mazziere sceglie il seme della { term-upcard }, la chiamata è del mazziere.
option-needs-trump = Una briscola per scegliere
    .about = A chi serve una briscola oltre ai fanti
value-needs-trump-nobody = non serve a nessuno
value-needs-trump-dealer = serve al mazziere
value-needs-trump-everyone = serve a tutti
rule-needs-trump-nobody = Si può scegliere la briscola con qualunque mano.
rule-needs-trump-dealer = Il mazziere può scegliere la briscola solo se ha una briscola oltre ai fanti; la { term-upcard } conta se non è un fante.
rule-needs-trump-everyone = Si può scegliere la briscola solo con una briscola oltre ai fanti; per il mazziere la { term-upcard } conta se non è un fante.
option-upcard-benny = Benny scoperto
    .about = Che cosa succede se la carta scoperta è il Benny
value-upcard-benny-blind-call = il mazziere chiama alla cieca
value-upcard-benny-named-suit = il mazziere gli dà un seme
value-upcard-benny-bid-any = si può chiamare ogni seme
rule-upcard-benny-blind-call = Il mazziere prende il Benny girato e chiama la briscola senza vedere le carte.
rule-upcard-benny-named-suit = Il mazziere dice che seme rappresenta il Benny girato prima di vedere le carte.
rule-upcard-benny-bid-any = Se si gira il Benny, nel primo giro si può chiamare ogni seme, e il mazziere prende il Benny.
option-no-trump = Senza briscola
    .about = Se e quando si può chiamare senza briscola
value-no-trump-never = non si gioca
value-no-trump-round-two = nel secondo giro
value-no-trump-high = alto, all’asta
value-no-trump-high-and-low = alto o basso, all’asta
rule-no-trump-never = Si deve chiamare un seme: non si gioca senza briscola.
rule-no-trump-round-two = Nel secondo giro c’è anche «senza briscola»: nessun seme comanda e i fanti sono carte comuni.
rule-no-trump-high = Chi vince l’asta può chiamare anche «senza briscola»: l’asso è il più alto e i fanti sono carte comuni.
rule-no-trump-high-and-low = Chi vince l’asta può chiamare anche «senza briscola», alto o basso: i fanti sono carte comuni, e al basso vince la più bassa.
option-benny-in-no-trump = Benny senza briscola
    .about = Che cosa fa il Benny quando nessun seme comanda
value-benny-in-no-trump-not-offered = senza briscola non si gioca
value-benny-in-no-trump-highest = vince ogni presa
rule-benny-in-no-trump-not-offered = Con un Benny nel mazzo non si gioca senza briscola.
rule-benny-in-no-trump-highest = Senza briscola il Benny si può giocare in ogni momento e vince la presa; se è la carta di uscita, si gioca qualunque carta.
option-dirty-clubs = Fiori sporchi
    .about = Se un fiori scoperto è briscola senza scelta
rule-dirty-clubs-true = Se la carta scoperta è di fiori, fiori è briscola senza scelta e nessuno può ritirarsi.
rule-dirty-clubs-false = Una carta scoperta di fiori vale come ogni altra.
option-minimum-bid = Dichiarazione minima
    .about = Con quante prese almeno comincia l’asta
number-minimum-bid = { $count ->
    [one] 1 presa
   *[other] { $count } prese
}
rule-minimum-bid = { $count ->
    [one] L’asta comincia da una presa.
   *[other] L’asta comincia da { $count } prese.
}
option-moon = Moon
    .about = Una dichiarazione sopra tutte le prese, che vale il doppio
value-moon-never = non si gioca
value-moon-alone = in solitaria
value-moon-with-partner = in coppia
rule-moon-never = Non c’è nulla sopra la dichiarazione di tutte le prese.
rule-moon-alone = Sopra la dichiarazione di tutte le prese c’è il moon: tutte, in solitaria, per il doppio dei punti.
rule-moon-with-partner = Sopra la dichiarazione di tutte le prese c’è il big pepper: tutte, in coppia, per il doppio dei punti.

# In solitaria, e chi gioca una mano
option-alone = Giocare in solitaria
    .about = Chi può giocare senza il compagno
value-alone-nobody = nessuno
value-alone-maker = chi sceglie la briscola
value-alone-anyone = chiunque
rule-alone-nobody = Nessuno gioca in solitaria.
rule-alone-maker = Chi sceglie la briscola può giocare in solitaria, senza il compagno.
rule-alone-anyone = Prima dell’uscita chiunque, in giro dalla sinistra del mazziere, può dire «in solitaria»; possono farlo insieme chi ha scelto e un difensore.
option-defend-alone = Difendere in solitaria
    .about = Quando si può difendere senza il compagno
value-defend-alone-never = mai
value-defend-alone-against-loner = contro una solitaria
value-defend-alone-always = sempre
rule-defend-alone-never = In difesa si gioca sempre in coppia.
rule-defend-alone-against-loner = Contro chi gioca in solitaria si può difendere in solitaria.
rule-defend-alone-always = Si può difendere in solitaria.
option-lone-lead = Uscita contro una solitaria
    .about = Chi esce per primo contro chi gioca in solitaria
value-lone-lead-eldest = sinistra del mazziere
value-lone-lead-left-of-loner = sinistra della solitaria
rule-lone-lead-eldest = Anche contro chi gioca in solitaria esce chi siede alla sinistra del mazziere, o il primo che gioca dopo.
rule-lone-lead-left-of-loner = Contro una solitaria esce la sua sinistra.
option-blind-loner = Solitaria alla cieca
    .about = Se con un fante scoperto il mazziere può giocare alla cieca
rule-blind-loner-true = Se si gira un fante, il mazziere può andare in solitaria in quel seme senza vedere le carte: tutte le prese valgono 5, meno 1 ai difensori.
rule-blind-loner-false = Nessuno gioca in solitaria prima di vedere le carte.
option-partners-best = Il meglio del compagno
    .about = Carte che chi gioca in solitaria cambia con il compagno
number-partners-best = { $count ->
    [0] nessuna
    [one] 1 carta
   *[other] { $count } carte
}
rule-partners-best = { $count ->
    [0] Chi gioca in solitaria tiene le sue carte.
    [one] Chi va in solitaria dà una carta al compagno e ne riceve una a sua scelta.
   *[other] Chi va in solitaria dà { $count } carte al compagno e ne riceve altrettante a sua scelta.
}
option-may-drop = Ritirarsi
    .about = Se chi non ha scelto la briscola può saltare la mano
rule-may-drop-true = Chi non ha scelto la briscola può ritirarsi dalla mano senza perdere nulla.
rule-may-drop-false = Tutti giocano ogni mano.
option-declare-march = Dichiaro
    .about = Se si può dichiarare di fare tutte le prese
rule-declare-march-true = Si può dichiarare di fare tutte le prese, e si esce: chi riesce vince partita e piatto, chi fallisce raddoppia il punteggio e paga una posta.
rule-declare-march-false = Nessuno dichiara in anticipo di fare tutte le prese.

# I punti
option-scoring = Come vale una mano
    .about = Punti dell’euchre, prese dichiarate o conto alla rovescia
value-scoring-euchre = punti dell’euchre
value-scoring-three-handed = in tre
value-scoring-tricks = prese e dichiarazioni
value-scoring-count-down = conto alla rovescia
rule-scoring-euchre = Chi sceglie la briscola segna 1 punto con la maggioranza delle prese, 2 con tutte; se fallisce, ne segnano 2 gli altri.
rule-scoring-three-handed = Su sette prese chi sceglie la briscola segna 1 con quattro o cinque, 2 con sei, 4 con tutte; se fallisce, 2 al difensore con più prese, o 1 ciascuno.
rule-scoring-tricks = Ogni squadra segna le prese che fa; chi non arriva alla propria dichiarazione ne perde invece i punti.
rule-scoring-count-down = I punteggi scendono verso 0: ogni presa toglie un punto, le penalità ne aggiungono.
option-target = Traguardo
    .about = Punti che fanno vincere, o da cui si scende: da 1 a 52
number-target = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
rule-target = { $count ->
    [one] Il primo punto vince la partita.
   *[other] Vince la partita chi arriva per primo a { $count } punti, e in parità si gioca ancora.
}
rule-target-down = { $count ->
    [one] Ognuno comincia con un punto; vince la partita chi arriva per primo a 0.
   *[other] Ognuno comincia con { $count } punti; vince la partita chi arriva per primo a 0.
}
option-win-by = Vantaggio richiesto
    .about = Con quanti punti di vantaggio si vince
number-win-by = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
rule-win-by = { $count ->
    [one] Basta un vantaggio di un punto.
   *[other] Occorre un vantaggio di { $count } punti.
}
option-exceed-target = Oltre il traguardo
    .about = Se il traguardo esatto non basta
rule-exceed-target-true = Non bastano esattamente quei punti: ne occorre uno in più.
rule-exceed-target-false = Bastano esattamente quei punti.
option-fixed-hands = Numero di mani
    .about = Una partita di tante mani invece di un traguardo: da 0 a 50
number-fixed-hands = { $count ->
    [0] fino al traguardo
    [one] 1 mano
   *[other] { $count } mani
}
rule-fixed-hands = { $count ->
    [0] La partita continua fino al traguardo.
    [one] La partita ha una mano e vince il punteggio più alto.
   *[other] La partita ha { $count } mani e alla fine vince il punteggio più alto.
}
option-ties = Parità
    .about = Che cosa succede se dopo l’ultima mano i punteggi sono uguali
value-ties-play-on = si gioca un’altra mano
value-ties-drawn = partita pari
rule-ties-play-on = Se dopo l’ultima mano i punteggi sono uguali, se ne gioca un’altra.
rule-ties-drawn = Se dopo l’ultima mano i punteggi sono uguali, la partita finisce in parità.
option-rubber = Rubber
    .about = Al meglio delle tre partite
rule-rubber-true = Decide un rubber di più partite.
rule-rubber-false = Decide una sola partita.
option-best-of-five = Tre su cinque
    .about = Se un rubber dura fino a cinque partite
rule-best-of-five-true = Si vince al meglio delle cinque partite.
rule-best-of-five-false = Si vince al meglio delle tre partite.
option-laps = Riporto dei punti
    .about = Se i punti oltre il traguardo contano nella partita seguente
rule-laps-true = I punti oltre il traguardo si riportano nella partita seguente.
rule-laps-false = Ogni partita comincia da zero.
option-skunk-counts-two = Skunk
    .about = Se una partita vinta a zero vale due
rule-skunk-counts-two-true = Una partita vinta a zero vale due.
rule-skunk-counts-two-false = Una partita vinta a zero vale una.
option-euchred-loner = Solitaria persa
    .about = Quanto costa una solitaria persa
number-euchred-loner = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
rule-euchred-loner = { $count ->
    [one] Una solitaria fallita dà un punto ai difensori.
   *[other] Una solitaria fallita dà { $count } punti ai difensori.
}
option-loner-made-trump = Solitaria di chi ha chiamato
    .about = Se paga di più solo chi ha scelto la briscola
rule-loner-made-trump-true = Il compagno al posto di chi ha scelto costa 2.
rule-loner-made-trump-false = Una solitaria persa costa lo stesso, chiunque della squadra la giochi.
option-robson = Scelta di Robson
    .about = Se chi vince può abbassare il punteggio altrui
value-robson-never = mai
value-robson-march = dopo tutte le prese
value-robson-march-two-or-four = dopo tutte le prese, 2 o 4
value-robson-any-two-or-four = dopo 2 o 4 punti
rule-robson-never = I punti si aggiungono sempre al proprio punteggio.
rule-robson-march = Dopo aver fatto tutte le prese, una squadra può invece abbassare di altrettanto il punteggio degli avversari, non sotto lo 0.
rule-robson-march-two-or-four = Con tutte le prese una squadra può invece abbassare gli avversari: di 2, dopo ogni solitaria di 4, non sotto lo 0.
rule-robson-any-two-or-four = Dopo ogni vincita di 2, 4 o 5 punti, una squadra può invece abbassare di altrettanto il punteggio degli avversari, non sotto lo 0.
option-lowers = Che cosa fa scendere
    .about = Le prese o i punti dell’euchre
value-lowers-tricks = le prese
value-lowers-euchre-points = i punti dell’euchre
rule-lowers-tricks = Ogni presa toglie un punto.
rule-lowers-euchre-points = Tolgono i punti dell’euchre, non le prese.
option-no-trick = Penalità senza prese
    .about = Quanto sale chi è rimasto e non ha fatto prese
number-no-trick = { $count ->
    [0] nessuna
    [one] 1 punto
   *[other] { $count } punti
}
rule-no-trick = { $count ->
    [0] Restare e non fare prese non costa nulla.
    [one] Chi resta e non fa prese sale di uno.
   *[other] Chi resta e non fa prese sale di { $count }.
}
option-set-penalty = Penalità per chi fallisce
    .about = Quanto sale chi ha scelto la briscola e fallisce
number-set-penalty = { $count ->
    [0] nessuna
    [one] 1 punto
   *[other] { $count } punti
}
rule-set-penalty = { $count ->
    [0] Chi ha scelto la briscola e fallisce non conta prese e non sale.
    [one] Chi ha scelto la briscola e fallisce non conta prese e sale di uno.
   *[other] Chi ha scelto la briscola e fallisce non conta prese e sale di { $count }.
}
option-defenders-lower = I difensori scendono
    .about = Se, quando si fallisce, i difensori scendono anche di 2
rule-defenders-lower-true = Quando chi ha scelto la briscola fallisce, i difensori scendono anche di 2.
rule-defenders-lower-false = Quando chi ha scelto la briscola fallisce, ai difensori contano solo le prese.
option-pool = Piatto
    .about = Se ognuno mette una posta nel piatto; gettoni, mai denaro
rule-pool-true = Ognuno mette una posta di gettoni nel piatto e il vincitore lo prende. I gettoni non sono mai denaro.
rule-pool-false = Non c’è nessun piatto.
option-betting = Puntate
    .about = Gettoni in gioco oltre ai punti, mai denaro
value-betting-never = mai
value-betting-per-hand = su ogni mano
value-betting-per-trick = su ogni presa
value-betting-per-point = sulla differenza
rule-betting-never = Non si punta nulla.
rule-betting-per-hand = Ogni squadra mette una posta di gettoni; scelta la briscola i difensori possono rilanciare, e chi vince la mano prende tutto. I gettoni non sono mai denaro.
rule-betting-per-trick = Dopo ogni mano la squadra con meno prese deve una posta di gettoni per ogni presa di differenza. I gettoni non sono mai denaro.
rule-betting-per-point = Alla fine chi perde deve una posta di gettoni per ogni punto di differenza. I gettoni non sono mai denaro.
option-ante = Posta
    .about = Gettoni di una posta, o per ogni punto: da 1 a 20
number-ante = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
rule-ante = { $count ->
    [one] Una posta è di un gettone.
   *[other] Una posta è di { $count } gettoni.
}
option-score-cards = Carte del punteggio
    .about = Con che cosa si segna il punteggio
value-score-cards-six-and-four = un sei e un quattro
value-score-cards-two-and-three = un due e un tre
value-score-cards-two-fives = due cinque
value-score-cards-five-and-six = un cinque e un sei
value-score-cards-digits = cifre
rule-score-cards-six-and-four = Il punteggio si segna con un sei e un quattro.
rule-score-cards-two-and-three = Il punteggio si segna con un due e un tre.
rule-score-cards-two-fives = Il punteggio si segna con due cinque.
rule-score-cards-five-and-six = Il punteggio si segna con un cinque e un sei.
rule-score-cards-digits = Il punteggio si segna in cifre.

# Al tavolo
option-claims = Reclamare le prese
    .about = Se si possono prendere le prese che restano
value-claims-never = mai
value-claims-proved = solo prese sicure
value-claims-consent = con il consenso altrui
rule-claims-never = Ogni presa si gioca fino in fondo.
rule-claims-proved = Al proprio turno si può scoprire una mano che fa tutte le prese che restano, qualunque cosa abbiano gli altri.
rule-claims-consent = Al proprio turno si possono prendere le prese che restano; se non sono sicure, occorre il consenso di ogni avversario.
option-throwing-in = Concedere il resto
    .about = Se chi ha già fatto la mano può concedere il resto
rule-throwing-in-true = Chi ha scelto la briscola e ha già prese sufficienti può concedere il resto se ne ha persa una, o finché il bower destro è in giro.
rule-throwing-in-false = Si gioca fino all’ultima presa.
option-honour = Tavolo d’onore
    .about = Se si può giocare qualunque carta e si segnalano le renonce
rule-honour-true = Si può giocare qualunque carta; fino alla fine della mano un avversario può segnalare una renonce.
rule-honour-false = Non si può giocare una carta di altro seme quando si può rispondere.
option-trump-on-honour = Scegliere sull’onore
    .about = Se scegliere senza la briscola richiesta si segnala come una renonce
rule-trump-on-honour-true = Se qualcuno sceglie la briscola senza avere la briscola richiesta, gli avversari possono segnalarlo come una renonce.
rule-trump-on-honour-false = Senza la briscola richiesta non si può scegliere.
option-revoke-pays = Quanto costa una renonce
    .about = Chi guadagna o perde con una renonce segnalata a ragione
value-revoke-pays-to-opponents = guadagnano gli avversari
value-revoke-pays-off-offenders = perde chi ha sbagliato
rule-revoke-pays-to-opponents = Una renonce segnalata a ragione dà 2 punti agli avversari, 4 se qualcuno giocava in solitaria, e chiude la mano.
rule-revoke-pays-off-offenders = Una renonce segnalata a ragione toglie 2 punti a chi ha sbagliato, 4 se qualcuno giocava in solitaria, e chiude la mano; quelli che mancano li segnano gli altri.
option-false-call-pays = Segnalazione a torto
    .about = Se chi segnala una renonce a torto paga lo stesso
rule-false-call-pays-true = Chi segnala una renonce a torto paga altrettanto, e la mano si chiude.
rule-false-call-pays-false = Segnalare una renonce a torto non costa nulla.
