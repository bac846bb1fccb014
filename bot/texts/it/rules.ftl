### Le regole, ricavate da ciò che un tavolo gioca.

preset-north-american = Nordamericane
    .about = Si vince a 10; se tutti passano due volte, dà le carte il giocatore seguente.
preset-stick-the-dealer = Mazziere obbligato
    .about = Si vince a 10; se tutti gli altri hanno passato, il mazziere deve chiamare la briscola.
preset-custom = Regole della casa
    .about = Regole proprie di questo tavolo.

rules-title = Regole: { $preset }
rules-cards-title = Carte
rules-cards = { $cards } carte, dal { $lowest } in su; { $hand } a testa. Dopo la distribuzione si gira una carta: la { term-upcard }.
rules-order = Di briscola il fante è la carta più alta (il { term-right-bower }), poi viene l’altro fante dello stesso colore (il { term-left-bower }, briscola a tutti gli effetti), poi asso, re, donna, 10, 9. Negli altri semi l’asso è il più alto.
rules-bidding-title = Scelta della briscola
rules-bidding-one = Primo giro, da chi siede alla sinistra del mazziere: si accetta il seme della { term-upcard } (ordino, assisto, prendo) o si passa. Se è accettato, il mazziere prende la carta e ne scarta una.
rules-bidding-two = Secondo giro: si chiama un altro seme o si passa.
rule-no-trump-never = Si deve chiamare un seme: non si gioca senza briscola.
rule-no-trump-round-two = Nel secondo giro si può chiamare anche “senza briscola”: allora nessun seme comanda e i fanti sono carte comuni.
rule-all-pass-throw-in = Se tutti passano due volte, la mano è annullata e nessuno segna.
rule-all-pass-stick-dealer = Nel secondo giro il mazziere non può passare.
rule-redeal-by-next = Dopo una mano annullata dà le carte il giocatore seguente.
rule-redeal-by-same = Dopo una mano annullata dà ancora le carte lo stesso giocatore.
rule-dealer-partner-with-dealer = Chi gioca con il mazziere può assistere e giocare in coppia.
rule-dealer-partner-alone = Chi gioca con il mazziere può accettare la { term-upcard } solo per giocare in solitaria; la carta resta allora fuori gioco.
rules-play-title = Gioco
rules-play = Esce chi siede alla sinistra del mazziere. Si risponde al seme di uscita se si può, altrimenti si gioca qualunque carta. Fa la presa la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita; chi fa la presa esce di nuovo.
rules-alone = Chi sceglie la briscola può giocare in solitaria, senza l’altro della coppia.
rule-defend-alone-never = In difesa si gioca sempre in coppia.
rule-defend-alone-against-loner = Contro chi gioca in solitaria si può difendere in solitaria.
rule-defend-alone-always = Si può difendere in solitaria.
rule-lone-lead-eldest = Anche contro chi gioca in solitaria esce chi siede alla sinistra del mazziere, o il primo che gioca dopo.
rule-lone-lead-left-of-loner = Contro chi gioca in solitaria esce per primo il difensore alla sua sinistra.
rules-score-title = Punti
rules-score-made = Da { $least } a { $most } prese per chi ha scelto la briscola: 1 punto
rules-score-march = Tutte le { $tricks } prese ({ term-march }): 2 punti, in solitaria 4
rules-score-euchre = Meno di { $least } prese (*{ term-euchre }*): 2 punti ai difensori
rules-score-lone-defence = { $least } prese o più difendendo in solitaria: 4 punti
rule-target = { $target ->
    [one] Vince la partita la coppia che segna il primo punto.
   *[other] Vince la partita la prima coppia che arriva a { $target } punti.
}
rule-win-by-2 = Occorre un vantaggio di due punti.

# Forme brevi per una riga; la prima c’è sempre
brief-target = a { $target }
brief-win-by-2 = due punti di vantaggio
brief-no-trump-round-two = anche senza briscola
brief-all-pass-stick-dealer = mazziere obbligato
brief-redeal-by-same = stesso mazziere se tutti passano
brief-dealer-partner-alone = con il mazziere solo in solitaria
brief-defend-alone-against-loner = difesa in solitaria contro la solitaria
brief-defend-alone-always = difesa in solitaria
brief-lone-lead-left-of-loner = esce chi siede a sinistra della solitaria
