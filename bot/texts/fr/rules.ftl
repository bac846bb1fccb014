### Les règles, tirées de ce que joue une table.

preset-north-american = Nord-américaines
    .about = En 10 points ; si tout le monde passe deux fois, le joueur suivant donne.
preset-stick-the-dealer = Donneur obligé
    .about = En 10 points ; si tous les autres ont passé, le donneur doit nommer l’atout.
preset-custom = Règles maison
    .about = Des règles propres à cette table.

rules-title = Règles : { $preset }
rules-cards-title = Cartes
rules-cards = { $cards } cartes, à partir du { $lowest } ; { $hand } chacun. Après la donne, la première carte du talon est montrée : c’est la { term-upcard }.
rules-order = À l’atout, le valet est la plus forte carte (le { term-right-bower }), puis vient l’autre valet de la même teinte, rouge ou noire (le { term-left-bower }, un atout à tous égards), puis as, roi, dame, 10, 9. Dans les autres couleurs, l’as est le plus fort.
rules-bidding-title = Choix de l’atout
rules-bidding-one = Premier tour, à partir de la gauche du donneur : on accepte la couleur de la { term-upcard } (j’ordonne, j’assiste, je prends) ou l’on passe. Si elle est acceptée, le donneur prend la carte et en écarte une.
rules-bidding-two = Second tour : on nomme une autre couleur ou l’on passe.
rule-no-trump-never = Il faut nommer une couleur : on ne joue pas sans atout.
rule-no-trump-round-two = Au second tour, on peut aussi nommer « sans atout » : aucune couleur n’est alors atout et les valets sont des cartes ordinaires.
rule-all-pass-throw-in = Si tout le monde passe deux fois, la donne est annulée et personne ne marque.
rule-all-pass-stick-dealer = Au second tour, le donneur ne peut pas passer.
rule-redeal-by-next = Après une donne annulée, le joueur suivant donne.
rule-redeal-by-same = Après une donne annulée, le même joueur redonne.
rule-dealer-partner-with-dealer = Le partenaire du donneur peut assister et jouer avec lui.
rule-dealer-partner-alone = Le partenaire du donneur ne peut accepter la { term-upcard } que pour jouer en solo ; elle reste alors hors jeu.
rules-play-title = Jeu de la carte
rules-play = Le joueur à gauche du donneur entame. On fournit la couleur demandée si on le peut ; sinon on joue ce qu’on veut. L’atout le plus fort fait le pli, à défaut la plus forte carte de la couleur demandée ; qui fait le pli entame le suivant.
rules-alone = Le preneur peut jouer en solo, sans son partenaire.
rule-defend-alone-never = Les défenseurs jouent toujours à deux.
rule-defend-alone-against-loner = Un défenseur peut jouer en solo contre un preneur en solo.
rule-defend-alone-always = Un défenseur peut jouer en solo.
rule-lone-lead-eldest = Contre un solo aussi, l’entame revient à la gauche du donneur, ou au suivant qui joue.
rule-lone-lead-left-of-loner = Contre un solo, le défenseur à gauche du solo entame.
rules-score-title = Marque
rules-score-made = De { $least } à { $most } plis pour les preneurs : 1 point
rules-score-march = Les { $tricks } plis ({ term-march }) : 2 points, en solo 4
rules-score-euchre = Moins de { $least } plis (*{ term-euchre }*) : 2 points pour les défenseurs
rules-score-lone-defence = { $least } plis ou plus pour un défenseur en solo : 4 points
rule-target = { $target ->
    [one] Le camp qui marque le premier point gagne la partie.
   *[other] Le premier camp à { $target } points gagne la partie.
}
rule-win-by-2 = Il faut deux points d’avance.

# Formes brèves pour une ligne ; la première y est toujours
brief-target = en { $target } points
brief-win-by-2 = deux points d’avance
brief-no-trump-round-two = sans atout permis
brief-all-pass-stick-dealer = donneur obligé
brief-redeal-by-same = même donneur si tous passent
brief-dealer-partner-alone = avec le donneur, en solo seulement
brief-defend-alone-against-loner = défense en solo contre un solo
brief-defend-alone-always = défense en solo
brief-lone-lead-left-of-loner = entame à gauche du solo
