### Le regole, ricavate da ciò che un tavolo gioca.

preset-north-american = Nordamericane
    .about = 24 carte; se tutti passano due volte, dà le carte il giocatore seguente.
preset-stick-the-dealer = Mazziere obbligato
    .about = 24 carte; se tutti gli altri hanno passato, il mazziere deve chiamare la briscola.
preset-columbus = Columbus
    .about = Dà le carte chi riceve il primo fante; in difesa si può giocare in solitaria contro una solitaria.
preset-western-new-york = New York occidentale
    .about = Come le nordamericane; il punteggio si segna con un due e un tre.
preset-canadian = Canadesi
    .about = Si vince a 10; chi gioca con il mazziere accetta solo per giocare in solitaria.
preset-anzac = Australia e Nuova Zelanda
    .about = Si vince a 11; chi gioca con il mazziere accetta solo per giocare in solitaria.
preset-cornish = Cornovaglia
    .about = 25 carte con il jolly come Benny, si vince a 11; chiunque può dire «in solitaria» prima dell’uscita.
preset-british-parlett = Britanniche (Parlett)
    .about = Come in Cornovaglia, ma a 10, e chi gioca con il mazziere può accettare in coppia.
preset-penryn = Penryn
    .about = Come in Cornovaglia, a 21; primo fante, si alza; chi chiama e perde in solitaria paga 4.
preset-st-austell = St Austell
    .about = Come in Cornovaglia, a 21; primo fante, si alza, e il mazziere parla per primo.
preset-robson = Robson
    .about = Un cappotto può abbassare il punteggio altrui; su un fante il mazziere può giocare alla cieca.
preset-mathews-1844 = Mathews, 1844
    .about = 32 carte, a 5; giocano insieme le due più alte, e il mazziere chiama anche per il compagno.
preset-seven-card = Sette carte
    .about = 32 carte, sette a testa; per fare la mano occorrono quattro prese su sette.
preset-railroad = Railroad
    .about = 33 carte con il jolly; la solitaria riceve il meglio del compagno, i punti oltre 10 si riportano.
preset-no-trump = Senza briscola
    .about = Come le nordamericane; nel secondo giro si può chiamare «senza briscola».
preset-two-handed = In due
    .about = Per due: cinque carte a testa e un morto di due, che prende chi sceglie la briscola.
preset-three-handed = In tre
    .about = Per tre, ognuno per sé: sette carte a testa, a 10.
preset-five-handed = In cinque
    .about = Per cinque: chi sceglie la briscola chiama un asso, e chi l’ha è il compagno segreto.
preset-six-handed = In sei
    .about = Per sei: due squadre di tre a posti alterni, 33 carte con il jolly.
preset-hustle = Hustle
    .about = Per sette: ogni mano la giocano in quattro, e ognuno segna per sé.
preset-set-back = Set-back
    .about = Ognuno per sé da 5 a 0; chi non ha scelto la briscola può ritirarsi.
preset-bid-euchre = Bid euchre
    .about = Sei carte a testa e un’asta di prese, a 32; una dichiarazione fallita si perde.
preset-bid-euchre-double = Bid euchre, mazzo doppio
    .about = 48 carte, dodici a testa; l’asta comincia da sei prese, si vince a 52.
preset-hasenpfeffer = Hasenpfeffer
    .about = Bid euchre con il jolly: 25 carte, sei a testa, una messa da parte.
preset-pepper = Pepper
    .about = Bid euchre con little e big pepper: tutte e sei le prese, per 6 o 12 punti.
preset-indiana = Indiana
    .about = Ognuno per sé da 21 a 0: si dichiara, poi si resta o ci si ritira.
preset-buck = Buck euchre
    .about = Ognuno per sé da 25 a 0; si resta o ci si ritira, ma un fiori scoperto obbliga tutti.
preset-custom = Regole della casa
    .about = Regole proprie di questo tavolo.

# Le regole di un tavolo per intero
rules-title = Regole: { $preset }
rules-chapters = Altro sulle regole…
rules-more = Pagina { $page } di { $pages }
rules-short = In breve
rules-title-part = Regole: { $preset } ({ $part } di { $parts })
rules-pack = { $left ->
    [0] Il mazzo ha { $cards } carte, e si danno tutte.
    [one] Il mazzo ha { $cards } carte, e ne resta una.
   *[other] Il mazzo ha { $cards } carte, e ne restano { $left }.
}
rules-upcard = Dopo la distribuzione si gira la carta seguente: la { term-upcard }.
rules-next-dealer = Dopo ogni mano il mazzo passa al giocatore di sinistra.
rules-order = Di briscola il fante (il { term-right-bower }) batte l’altro fante dello stesso colore (il { term-left-bower }, briscola a tutti gli effetti), poi vengono asso, re, donna, 10 e così via. Negli altri semi l’asso è il più alto.
rules-bidding-one = Primo giro: si sceglie come briscola il seme della { term-upcard }, o si passa. Il mazziere poi prende la carta e ne scarta una.
rules-bidding-two = Secondo giro: si chiama un altro seme o si passa.
rules-auction = Ognuno dichiara una volta, a turno, quante prese farà; ogni dichiarazione supera la precedente. Chi dichiara di più chiama la briscola.
rules-play-title = Gioco
rules-lead = Esce chi siede alla sinistra del mazziere.
rules-lead-auction = Esce chi ha vinto l’asta.
rules-play = Si risponde al seme di uscita se si può, altrimenti si gioca qualunque carta. Fa la presa la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita; chi fa la presa esce alla successiva.
rules-score-made = Da { $least } a { $most } prese per chi ha chiamato: 1 punto.
rules-score-march = Tutte e { $tricks } le prese ({ term-march }): 2 punti.
rules-score-lone-march = Tutte e { $tricks } le prese in solitaria: 4 punti.
rules-score-euchre = Meno di { $least } prese (*{ term-euchre }*): 2 punti ai difensori.
rules-score-lone-defence = { $least } prese o più difendendo in solitaria: 4 punti.
rules-score-moon = Il moon, riuscito o no: { $points } punti vinti o persi.
rules-score-lowest = Se dopo una mano più giocatori sono a 0 o sotto, vince il più basso; in parità si gioca un’altra mano.
rules-all-drop = Se tutti gli altri si ritirano, chi ha scelto la briscola fa subito tutte le prese.
rules-score-each = Ogni giocatore di una squadra ne segna i punti.
rules-now = Qui: { $value }

# In una riga, prima della partita
brief-target = a { $target }
brief-target-down = da { $target } a 0
brief-hands = { $count ->
    [one] una mano
   *[other] { $count } mani
}

# Un’opzione e il suo valore
brief-option = { $option }: { $value }
brief-more = e altre { $count }

# $name: regole note; $count: quante opzioni ne differiscono
brief-house = { $count ->
    [one] { $name } + 1 regola della casa
   *[other] { $name } + { $count } regole della casa
}
brief-house-one = { $name } · { $rule }
