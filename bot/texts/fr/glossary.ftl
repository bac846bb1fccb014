### Le glossaire : tous les mots de l’euchre dont Bower se sert. Une entrée a un titre, une explication et, s’il y en a,
### d’autres noms (proposés pendant la saisie, séparés par « · ») et un exemple. Dans les exemples, $hJ est le valet de cœur.

glossary-names = Aussi : { $names }
glossary-example = **Exemple.** { $text }
# La ligne du menu qui mène à d’autres entrées
glossary-see-also = Voir aussi…
glossary-unknown = Il n’y a pas d’entrée « { $typed } ». Les plus proches : { $nearest }.
glossary-unknown-none = Il n’y a pas d’entrée « { $typed } ». Des suggestions apparaissent pendant la saisie après `/glossary`.

glossary-trump = Atout
glossary-trump-names = trump · atouts · couleur d’atout
glossary-trump-about = La couleur qui, le temps d’une donne, l’emporte sur toutes les autres. On la choisit en acceptant la { term-upcard } ou, au second tour, en nommant une couleur. De haut en bas : { term-right-bower }, { term-left-bower }, as, roi, dame, 10, 9, puis 8, 7 et 2 si le jeu en a ; un Benny les bat tous.
glossary-trump-example = Atout cœur, du plus fort au plus faible : { $hJ } { $dJ } { $hA } { $hK } { $hQ } { $hT } { $h9 }.

glossary-bowers = Bowers
glossary-bowers-names = bower · les deux bowers · valets d’atout | tonneau · tonnelle
glossary-bowers-about = Les deux atouts les plus forts, deux valets : le { term-right-bower } est le valet d’atout, le { term-left-bower } l’autre valet de la même teinte, rouge ou noire. Le mot vient de l’allemand *Bauer*, paysan, qui est aussi un nom du valet.
glossary-bowers-example = Atout trèfle : { $cJ } est le { term-right-bower }, { $sJ } le { term-left-bower }.

glossary-right-bower = Bower droit
glossary-right-bower-names = right bower · droit
glossary-right-bower-about = Le valet d’atout. C’est la plus forte carte de la donne, à moins que le jeu n’ait un Benny.

glossary-left-bower = Bower gauche
glossary-left-bower-names = left bower · gauche
glossary-left-bower-about = L’autre valet de la teinte de l’atout ; seuls le { term-right-bower } et le Benny le battent. Tant que dure la donne, c’est un atout à tous égards : l’entamer, c’est entamer atout, et il ne fournit pas la couleur imprimée sur la carte. À la donne suivante, il redevient une carte ordinaire.
glossary-left-bower-example = Atout pique, entame à trèfle : avec { $cJ } et { $c9 }, vous devez jouer { $c9 } ; avec { $cJ } et aucun autre trèfle, vous jouez ce que vous voulez.

glossary-upcard = Retourne
glossary-upcard-names = upcard · carte retournée · turn-up
glossary-upcard-about = La première carte du talon, retournée après la donne. Au premier tour, chacun à son tour peut en accepter la couleur comme atout ; le donneur la prend alors et en écarte une autre. Si tous la refusent, elle est cachée de nouveau, mais tout le monde l’a vue.

glossary-kitty = Talon
glossary-kitty-names = kitty · cartes restantes | minou · chaton
glossary-kitty-about = Les cartes qui restent après la donne : quatre, quand on en donne cinq à chacun des quatre joueurs d’un jeu de 24. La première est la { term-upcard } ; les autres restent cachées et hors jeu, sauf si une règle comme la main du fermier permet d’en échanger.

glossary-trick = Pli
glossary-trick-names = trick · levée · plis
glossary-trick-about = Une carte de chacun de ceux qui jouent. L’atout le plus fort le fait, à défaut la plus forte carte de la couleur demandée. Le gagnant du pli entame le suivant.
glossary-trick-example = Entame { $sA }, puis { $sQ }, { $h9 } et { $sT } : si cœur est atout, { $h9 } fait le pli.

glossary-lead = Entame
glossary-lead-names = lead · entamer · première entame
glossary-lead-about = La première carte d’un pli. La première entame revient au premier en cartes, ensuite à qui a fait le dernier pli. Contre un solo, elle revient au premier en cartes ou, s’il ne joue pas, au joueur suivant ; aux tables britanniques, au défenseur à gauche du solo.

glossary-follow-suit = Fournir
glossary-follow-suit-names = follow suit · void · fournir la couleur
glossary-follow-suit-about = Si vous avez une carte de la couleur demandée, vous devez la jouer ; le { term-left-bower } compte ici comme atout. Si vous n’en avez pas (les Anglais disent *void*), vous jouez ce que vous voulez : personne n’est jamais obligé de couper.

glossary-dealer = Donneur
glossary-dealer-names = dealer · qui donne | croupier
glossary-dealer-about = Le joueur qui donne les cartes et qui reçoit la { term-upcard } quand elle est acceptée. Il parle en dernier, sauf règle contraire de la table. Après chaque donne, c’est au joueur de gauche de donner.

glossary-eldest = Premier en cartes
glossary-eldest-names = eldest · eldest hand · gauche du donneur | aîné
glossary-eldest-about = Le joueur à gauche du donneur : il parle en premier à chaque tour et entame le premier pli, sauf règle contraire de la table.

glossary-maker = Preneur
glossary-maker-names = maker · makers · preneurs · déclarant
glossary-maker-about = Le joueur qui choisit l’atout, en acceptant la { term-upcard } ou en nommant une couleur. Les *preneurs* sont ce joueur et son partenaire : il leur faut trois plis sur cinq, ou quatre quand on donne sept cartes.

glossary-defender = Défenseur
glossary-defender-names = defender · défenseurs
glossary-defender-about = Un joueur du camp qui n’a pas choisi l’atout. Si les preneurs font trop peu de plis, les défenseurs marquent 2 points.

glossary-pack = Jeu de cartes
glossary-pack-names = pack · deck · paquet · 24 cartes · 32 cartes
glossary-pack-about = Le jeu ordinaire a 24 cartes, du 9 à l’as de chaque couleur ; d’autres ajoutent les huit (28) ou les huit et les sept (32). Chacun peut avoir un joker en plus, et certains jeux à enchères prennent le jeu en double.

glossary-target = Points à atteindre
glossary-target-names = target · points de la partie · but de la partie
glossary-target-about = Le nombre de points qui gagne la partie : 10 en Amérique du Nord, 11 en Cornouailles, en Australie et en Nouvelle-Zélande, 5 dans les règles de 1844 ; une table peut choisir tout nombre de 1 à 52.

glossary-order-up = Faire prendre
glossary-order-up-names = order up · ordering up · je fais prendre · ordonner · commander
glossary-order-up-about = Accepter la { term-upcard } au premier tour, quand on est adversaire du donneur. Sa couleur est atout, le donneur la prend et en écarte une autre, et le joueur qui l’a fait prendre est le preneur.

glossary-assist = Assister
glossary-assist-names = assist · j’assiste
glossary-assist-about = Accepter la { term-upcard } au premier tour, quand on est le partenaire du donneur : sa couleur est atout et la carte va au donneur. À certaines tables, ce n’est permis que pour jouer en solo ; selon les règles de 1844, c’est alors le donneur qui est le preneur.

glossary-take-up = Prendre
glossary-take-up-names = pick up · take up · je prends
glossary-take-up-about = Accepter la { term-upcard } au premier tour, quand on donne : sa couleur est atout, le donneur la prend et écarte une carte, face cachée.

glossary-discard = Écart
glossary-discard-names = discard · écarter · bury
glossary-discard-about = La carte que le donneur met de côté, face cachée, après avoir pris la { term-upcard }. Ce peut être la { term-upcard } elle-même, et elle est hors jeu pour cette donne.

glossary-turn-down = Refuser
glossary-turn-down-names = turn down · turned down · couleur refusée
glossary-turn-down-about = Ne pas accepter la { term-upcard }. Quand tous ont passé au premier tour, elle est refusée et sa couleur ne peut pas être nommée au second.

glossary-pass = Passer
glossary-pass-names = pass · je passe · frapper | knock
glossary-pass-about = Renoncer à choisir l’atout à son tour. Quand tous ont passé une fois, la { term-upcard } est refusée ; quand tous ont passé deux fois, la donne est annulée, sauf à une table où le donneur est obligé.

glossary-passed-hand = Donne annulée
glossary-passed-hand-names = hand thrown in · tous passent · all pass
glossary-passed-hand-about = Une donne où tout le monde a passé deux fois. Personne ne marque, et le joueur suivant donne ; au choix de la table, le même redonne.

glossary-sandbagging = Sandbagging (attendre au tournant)
glossary-sandbagging-names = sandbag
glossary-sandbagging-about = Passer avec un jeu qui permettrait de prendre, dans l’espoir que les adversaires prennent et chutent.

glossary-stick-the-dealer = Donneur obligé
glossary-stick-the-dealer-names = stick the dealer · screw the dealer | coller le donneur · visser le donneur
glossary-stick-the-dealer-about = Une règle du second tour : quand tous les autres ont passé, le donneur ne peut pas passer et doit nommer l’atout. Si la table prévoit le forfait, il le peut, mais les adversaires marquent 1 point.

glossary-next = Next
glossary-next-names = Dutching · même teinte
glossary-next-about = Nommer, au second tour, l’autre couleur de la teinte refusée, rouge ou noire. Les règles de 1844 disent *Dutching*.
glossary-next-example = { $d9 } refusé : nommer cœur, c’est *next*.

glossary-crossing = Crossing
glossary-crossing-names = autre teinte · changer de teinte
glossary-crossing-about = Nommer, au second tour, une couleur de la teinte qui n’a pas été refusée, rouge ou noire.
glossary-crossing-example = { $d9 } refusé : nommer trèfle ou pique, c’est *crossing*.

glossary-no-trump = Sans atout
glossary-no-trump-names = no trump · SA
glossary-no-trump-about = Une option : au second tour, on peut nommer *sans atout*. Aucune couleur n’est alors atout et il n’y a pas de bowers : dans chaque couleur, l’as est le plus fort et le valet vient sous la dame, et la plus forte carte de la couleur demandée fait le pli. Dans les jeux à enchères, on peut toujours le nommer.

glossary-low-no-trump = Sans atout bas
glossary-low-no-trump-names = low no trump · ordre renversé
glossary-low-no-trump-about = Dans les jeux à enchères : sans atout, l’ordre des cartes étant renversé ; dans chaque couleur, le 9 est la meilleure et l’as la moins bonne.

glossary-trump-needed = Atout exigé
glossary-trump-needed-names = making-trump rule · valet seul
glossary-trump-needed-about = Une option : qui choisit l’atout doit en avoir un autre que les bowers. Pour le donneur qui prend la { term-upcard }, elle compte si ce n’est pas un valet ; pour les autres, elle ne compte pas. La règle peut valoir pour le donneur seul ou pour tous.
glossary-trump-needed-example = { $h9 } est retourné et votre seul atout serait { $hJ } : si vous donnez, vous pouvez prendre ; sinon, vous ne pouvez pas faire prendre.

glossary-benny = Benny
glossary-benny-names = Best Bower · meilleur bower · joker
glossary-benny-about = L’atout le plus fort du jeu britannique, au-dessus du { term-right-bower } : le joker ou, à défaut, { $s2 }. Quel que soit l’atout, il en est un à tous égards.

glossary-blind-call = Annonce à l’aveugle
glossary-blind-call-names = blind call · Benny retourné
glossary-blind-call-about = Ce qui se passe dans le jeu britannique quand la { term-upcard } est le Benny : avant de voir une seule carte, le donneur nomme l’atout, puis prend le Benny et écarte. Son camp est preneur, et il peut jouer en solo. Une table peut en décider autrement.

glossary-loner = Solo
glossary-loner-names = loner · alone · en solo · jouer seul | aller seul
glossary-loner-about = Une main assez forte pour la jouer, puis jouée, sans son partenaire, qui pose ses cartes sans les montrer. On l’annonce en choisissant l’atout, dans le jeu britannique avant la première entame. Avec tous les plis, elle vaut 4 points au lieu de 2 ; avec assez de plis, mais pas tous, 1 point comme toujours.

glossary-cards-away = Cards away (posez vos cartes)
glossary-cards-away-names = je joue en solo
glossary-cards-away-about = Une ancienne annonce du solo : elle invite le partenaire à poser ses cartes.

glossary-defend-alone = Défendre en solo
glossary-defend-alone-names = defend alone · lone defender · défense en solo
glossary-defend-alone-about = Défendre sans son partenaire : selon la table jamais, seulement contre un solo, ou toujours. Qui défend en solo et fait au moins trois plis marque 4 points. Contre un solo, chaque pli n’a alors que deux cartes.

glossary-partner-alone = Avec le donneur, en solo seulement
glossary-partner-alone-names = partner alone · Canadian loner
glossary-partner-alone-about = Les Britanniques disent « je la refuse ». Une règle du Canada, de Cornouailles et d’une partie de l’Australie et de la Nouvelle-Zélande : au premier tour, le partenaire du donneur ne peut accepter la { term-upcard } que pour jouer en solo. Le donneur ne joue alors pas, personne n’écarte et la { term-upcard } reste hors jeu. Le second tour se passe comme d’habitude.

glossary-blind-loner = Solo à l’aveugle
glossary-blind-loner-names = blind loner · à l’aveugle | solitaire aveugle
glossary-blind-loner-about = Selon les règles de Robson, quand un valet est retourné, le donneur peut jouer en solo dans sa couleur avant de regarder ses cartes. Les cinq plis valent 5 points ; avec moins, il ne marque rien et les défenseurs marquent 1 point.

glossary-partners-best = Le meilleur du partenaire
glossary-partners-best-names = partner’s best · échange avec le partenaire · railroad euchre
glossary-partners-best-about = Une coutume du *railroad euchre* : qui joue en solo donne à son partenaire une carte, face cachée, et reçoit en échange celle que le partenaire choisit.

glossary-lay-down = Étaler son jeu
glossary-lay-down-names = lay-down · claim · abattre son jeu · réclamer les plis · lone wolf · loup solitaire
glossary-lay-down-about = Un jeu si fort qu’il est inutile de le jouer. À votre tour, vous pouvez étaler vos cartes et réclamer tous les plis qui restent. Si elles gagnent quelles que soient celles des autres, c’est accepté aussitôt ; sinon on demande à chaque adversaire, et si l’un refuse, le jeu continue.
glossary-lay-down-example = Vous entamez, atout cœur : { $hJ } { $dJ } { $hA } { $h9 } { $sA } font tous les plis à coup sûr. Si un autre entame, ce n’est pas dit.

glossary-loner-range = À portée de solo
glossary-loner-range-names = loner range · portée
glossary-loner-range-about = Un score qu’un seul solo peut renverser : un camp est à quatre points au plus de la victoire, ou a quatre points de retard.
glossary-loner-range-example = Dans une partie en 10 points : avec 6 points, ou à 4 contre 8.

glossary-march = Capot
glossary-march-names = march · sweep · tous les plis | marche
glossary-march-about = Tous les plis d’une donne, faits par les preneurs : 2 points, ou 4 en solo.

glossary-euchred = Euchre (chute)
glossary-euchred-names = euchred · set · bumped · chuter | getting set · bump · cogné
glossary-euchred-about = Ce qui arrive aux preneurs, alors « dedans », qui font moins de trois plis, ou moins de quatre sur sept. Les défenseurs marquent 2 points, même contre un solo ; certaines tables en donnent 4 pour un solo chuté.

glossary-dutchman = Dutchman
glossary-dutchman-names = main du Hollandais · Dutchman’s hand
glossary-dutchman-about = Les deux bowers et l’as d’atout : les trois atouts les plus forts, si le jeu n’a pas de Benny. Le mot veut dire « Hollandais ».
glossary-dutchman-example = Atout cœur : { $hJ } { $dJ } { $hA }.

glossary-dutchmans-point = Point du Hollandais
glossary-dutchmans-point-names = Dutchman’s point · point assuré
glossary-dutchmans-point-about = Le point qu’un preneur avec un Dutchman est sûr de marquer : trois plis ne peuvent être perdus, quelles que soient les cartes des autres.

glossary-skunk = Skunk
glossary-skunk-names = fanny · victoire à zéro
glossary-skunk-about = Une partie gagnée à zéro : les perdants n’ont pas marqué un seul point. Au choix de la table, elle compte pour deux parties. Le mot désigne la mouffette.

glossary-in-the-barn = In the barn (dans la grange)
glossary-in-the-barn-names = plus qu’un point
glossary-in-the-barn-about = À un point de la victoire : à 9 dans une partie en 10 points.

glossary-bridge = Bridge
glossary-bridge-names = at the bridge · au pont
glossary-bridge-about = Un score des règles de 1844 : il manque un point au camp qui mène et quatre à l’autre, si bien que même celui qui est mené peut gagner la partie d’un seul capot en solo.
glossary-bridge-example = Dans une partie en 10 points : 9 à 6.

glossary-win-by-two = Deux points d’avance
glossary-win-by-two-names = win by two · avance · avance exigée · dépasser le but
glossary-win-by-two-about = Une option : pour gagner, il faut les points de la partie et deux points d’avance. Une autre, plus stricte, veut que ces points soient dépassés.
glossary-win-by-two-example = Dans une partie en 10 points : 10–9 ne suffit pas encore, 11–9 suffit.

glossary-robsons-choice = Choix de Robson
glossary-robsons-choice-names = Robson’s choice · Robson · le choix de Robson
glossary-robsons-choice-about = Selon les règles de Robson, le camp qui fait les cinq plis peut retirer aux adversaires les points gagnés au lieu de les marquer, sans descendre sous 0. Au choix de la table, cela vaut pour toute donne à 2 ou 4 points.
glossary-robsons-choice-example = Vous avez 5 et les autres 9 : après un capot, vous pouvez choisir 5–7 au lieu de 7–9.

glossary-laps = Laps (points reportés)
glossary-laps-names = lap · report des points
glossary-laps-about = Une option : les points en trop au-delà de ceux de la partie sont reportés sur la suivante.

glossary-rubber = Rob
glossary-rubber-names = rubber · robre · deux parties sur trois · belle · deux parties gagnantes
glossary-rubber-about = Le meilleur de trois parties : qui en gagne deux gagne le rob.

glossary-score-cards = Cartes de score
glossary-score-cards-names = score cards · cartes de marque
glossary-score-cards-about = Deux cartes qui montrent le score par les points laissés à découvert : un six et un quatre, deux cinq, un deux et un trois ou, dans le jeu britannique, un cinq et un six. Une table peut aussi montrer des chiffres.

glossary-chop = Chop (coupe d’emblée)
glossary-chop-names = chopping · couper d’emblée
glossary-chop-about = Couper un as entamé avec la deuxième carte du pli.
glossary-chop-example = Atout cœur : on entame { $sA }, et le joueur suivant, qui n’a pas de pique, coupe d’emblée avec { $h9 }.

glossary-trumping-partner = Couper son partenaire
glossary-trumping-partner-names = trumping partner · coupe sur le partenaire
glossary-trumping-partner-about = Couper un pli dont le partenaire était maître, ou monter sur sa carte maîtresse.

glossary-underman = Underman (bower gauche sec)
glossary-underman-names = undermanned · gauche sec
glossary-underman-about = Un { term-left-bower } sec qui tombe sous le droit : qui l’a n’a pas d’autre atout et doit le jouer quand le { term-right-bower } est entamé.
glossary-underman-example = Atout cœur : on entame { $hJ }, et { $dJ } est votre seul atout.

glossary-walk = Walk (carte qui passe)
glossary-walk-names = walking · petite carte qui gagne
glossary-walk-about = Se dit d’une petite carte entamée qui fait le pli, parce que personne ne la bat.
glossary-walk-example = On entame { $sT }, et personne n’a plus de meilleur pique ni d’atout : le dix passe.

glossary-slough = Défausse
glossary-slough-names = slough · sluff · se défausser
glossary-slough-about = Se débarrasser d’une carte sans valeur sur un pli quand on n’a pas la couleur demandée et qu’on ne coupe pas.

glossary-dog = Un chien de chaque comté
glossary-dog-names = a dog from every county · quatre couleurs
glossary-dog-about = Une main qui a des cartes des quatre couleurs.
glossary-dog-example = { $sA } { $hK } { $dT } { $d9 } { $cQ }

glossary-counting-cards = Compter les cartes
glossary-counting-cards-names = counting cards · card counting
glossary-counting-cards-about = Retenir les cartes déjà jouées, les atouts surtout. C’est permis, et c’est une bonne part de l’adresse : sur 24 cartes, 20 vont aux quatre joueurs et une des quatre autres est retournée.

glossary-revoke = Renonce
glossary-revoke-names = revoke · renege · ne pas fournir | renier · renoncement
glossary-revoke-about = Ne pas fournir alors qu’on le pouvait. Une table ordinaire refuse la carte. À une table d’honneur, on peut la jouer : si un adversaire la signale avec raison avant la fin de la donne, son camp marque 2 points, ou 4 si quelqu’un était en solo, et la donne est terminée.

glossary-honour-table = Table d’honneur
glossary-honour-table-names = honour table · honor table · table sur l’honneur
glossary-honour-table-about = Une table où l’on peut jouer n’importe quelle carte, comme avec de vraies cartes : une renonce ne compte que si un adversaire la signale avant la fin de la donne. Au choix de la table, la signaler à tort coûte ce qu’on aurait gagné.

glossary-table-talk = Table talk
glossary-table-talk-names = parler à table · signaux · cross-boarding
glossary-table-talk-about = Toute indication au partenaire sur les cartes. Un joueur assis peut la signaler ; l’hôte de la table ou un modérateur fait alors redonner les cartes, donne 1 point au camp qui l’a signalée, ou laisse passer.

glossary-throwing-in = Concéder les plis
glossary-throwing-in-names = throwing in · throw in · concéder · abandonner le reste
glossary-throwing-in-about = Les preneurs qui ont trois plis peuvent concéder les autres s’ils en ont perdu un, ou tant que le bower droit n’est pas tombé : ils marquent leur point et l’on passe à la donne suivante.

glossary-farmers-hand = Main du fermier
glossary-farmers-hand-names = farmer’s hand · poor man’s hand · bottom hand · granny hand · main du pauvre · main de grand-mère · main du bas
glossary-farmers-hand-about = Cinq cartes qui sont des neuf et des dix ou, selon d’autres, trois neuf ou trois dix, ou trois mêlés. Là où l’usage existe, on les montre avant les annonces, ou au choix de la table jusqu’à la première entame, et on en échange trois contre trois cartes du talon, ou bien on redonne.
glossary-farmers-hand-example = { $s9 } { $h9 } { $hT } { $sT } { $d9 }

glossary-going-under = Going under
glossary-going-under-names = go under · échange avec le talon · passer sous · sous la table | fonds
glossary-going-under-about = Prendre les trois cartes cachées du talon en échange des trois cartes d’une main du fermier.

glossary-ace-no-face = As sans figure
glossary-ace-no-face-names = ace, no face · un as et pas de figure
glossary-ace-no-face-about = Un as et, pour le reste, des neuf et des dix. Là où l’usage existe, on échange trois cartes contre les trois dernières du talon à son premier tour ou, au choix de la table, jusqu’à la première entame ; ou bien on redonne. À trois, on redonne quel que soit le nombre d’as, s’il n’y a pas de figure.
glossary-ace-no-face-example = { $hA } { $s9 } { $c9 } { $hT } { $dT }

glossary-draw = Tirage du premier donneur
glossary-draw-names = draw for the deal · tirage au sort
glossary-draw-about = La façon nord-américaine de trouver le premier donneur : chacun tire une carte, la plus basse donne et, si l’on tire aussi les camps, les deux plus basses sont partenaires. Ici seulement, l’as est la plus basse et le valet vient juste sous la dame ; à égalité, on tire de nouveau.
glossary-draw-example = Tirées { $sA } { $hJ } { $cQ } { $dK } : l’as donne, l’as et le valet sont partenaires.

glossary-first-jack = Premier valet
glossary-first-jack-names = first jack · premier valet noir
glossary-first-jack-about = Une autre façon de trouver le premier donneur : on distribue à découvert, et qui reçoit le premier valet donne ; à certaines tables, il doit être noir. Au choix, qui reçoit le second valet est son partenaire.

glossary-packets = Donne par deux et trois
glossary-packets-names = packets · deux et trois · trois et deux · paquets
glossary-packets-about = Les cartes se donnent par paquets de deux et de trois, ou de trois et de deux. Dans Bower, cela décide seulement où va chaque carte du jeu mêlé, afin qu’on puisse reproduire une donne faite avec de vraies cartes.

glossary-misdeal = Maldonne
glossary-misdeal-names = misdeal · carte exposée
glossary-misdeal-about = Une donne ratée : trop de cartes, pas assez, ou une carte vue. Avec de vraies cartes, on redonne. Dans Bower, c’est la table qui donne, et cela ne peut pas arriver. Pour certains, c’en est une aussi quand personne ne choisit d’atout : voir *donne annulée*.

glossary-cut = Couper le jeu
glossary-cut-names = cut · coupe du jeu · tap
glossary-cut-about = Là où l’usage existe, le joueur à droite du donneur coupe le jeu avant la donne, ou le tape du doigt. Dans Bower, la coupe entre dans le mélange.

glossary-stealing = Voler la donne
glossary-stealing-names = stealing the deal · donne volée
glossary-stealing-about = Une option : entre deux donnes, le partenaire de celui qui a donné en dernier peut prendre la donne. Cela tient si aucun adversaire ne proteste avant que la { term-upcard } soit retournée ; sinon le vrai donneur donne, sans pénalité. Après une donne volée, c’est au voisin de gauche du voleur de donner.

glossary-point-on-partner = Point sur le partenaire
glossary-point-on-partner-names = point on partner · voler son partenaire
glossary-point-on-partner-about = Une option : qui vole la donne de son propre partenaire la garde et marque 1 point.

glossary-fair-deal = Donne vérifiable
glossary-fair-deal-names = fair deal · empreinte · vérification · promesse
glossary-fair-deal-about = Chaque donne est fixée avant la première carte : la table montre une empreinte (SHA-256) du secret dont elle est tirée. La partie terminée, ce secret est publié, et `/game check` permet à chacun de vérifier toutes les donnes.

glossary-betting = Mises
glossary-betting-names = betting · ante · pot · relance · cagnotte
glossary-betting-about = Une option qui se joue avec des jetons, jamais pour de l’argent. Chaque camp verse une mise ; l’atout choisi, avant la première entame, les défenseurs passent ou relancent, et les preneurs suivent ou abandonnent la mise. Qui gagne la donne l’emporte. Ou bien chaque pli ou chaque point a une valeur, et les perdants paient la différence.

glossary-knock-euchre = Knock euchre
glossary-knock-euchre-names = euchre ordinaire · euchre à retourne
glossary-knock-euchre-about = Un nom de l’euchre ordinaire, avec une { term-upcard } et deux tours d’annonces, pour le distinguer du *bid euchre*.

glossary-hustle = Hustle
glossary-hustle-names = euchre hustle · tournoi d’euchre · sept à neuf joueurs | euchre agitation
glossary-hustle-about = Un tournoi d’euchre, une soirée avec un nouveau partenaire à chaque tour : `/league create` l’ouvre. Dans Bower, c’est aussi la façon de jouer à sept, huit ou neuf à une table : quatre à la fois par roulement, les autres passent une donne, et chacun marque pour soi.

glossary-two-handed = Euchre à deux
glossary-two-handed-names = two-handed euchre · deux joueurs · dummy · mort · à deux
glossary-two-handed-about = Cinq cartes chacun et un mort de deux cartes, qui va à celui qui choisit l’atout : l’adversaire du donneur en écarte ensuite deux, le donneur, qui a aussi la { term-upcard }, trois. Le donneur est obligé, il n’y a pas de solo, et un *euchre* vaut 2 points.

glossary-three-handed = Euchre à trois
glossary-three-handed-names = three-handed euchre · trois joueurs · à trois
glossary-three-handed-about = Chacun pour soi, avec sept cartes. Le preneur marque 1 point pour quatre ou cinq plis, 2 pour six, 4 pour sept. S’il chute, le défenseur qui a le plus de plis marque 2 points, ou chacun 1 s’ils sont à égalité.

glossary-call-ace = Appel à l’as
glossary-call-ace-names = call-ace · euchre à cinq · partenaire secret · à cinq
glossary-call-ace-about = Le jeu à cinq : le preneur nomme un as, ou la meilleure carte d’une couleur, et celui qui l’a est son partenaire secret. Chacun marque pour soi.

glossary-six-handed = Euchre à six
glossary-six-handed-names = six-handed euchre · six joueurs · équipes de trois · à six
glossary-six-handed-about = Deux camps de trois, à places alternées, cinq cartes chacun d’un jeu de 33 ou d’un double jeu de 48 avec deux jokers. Quand les cartes sont en double, la table décide si c’est la première ou la dernière de deux cartes égales qui gagne.

glossary-set-back = Set-back
glossary-set-back-names = setback euchre · décompte
glossary-set-back-about = Un jeu à deux, trois ou quatre, chacun pour soi, avec une cagnotte : on part de 5 et on descend à 0. Chaque pli retire 1 ; n’en faire aucun ajoute 1 ; un preneur qui chute ajoute 2 et verse une autre mise. Qui n’a pas choisi l’atout peut jeter ses cartes et ne pas jouer la donne.

glossary-i-declare = I declare (je déclare)
glossary-i-declare-names = annoncer le capot · je m’engage
glossary-i-declare-about = Une option du *set-back* : vous déclarez que vous ferez tous les plis et vous entamez. Si vous réussissez, la partie et la cagnotte sont à vous ; sinon, vos points doublent et vous versez une mise.
glossary-i-declare-example = À 3 points, un *I declare* manqué mène à 6.

glossary-bid-euchre = Bid euchre
glossary-bid-euchre-names = euchre aux enchères · enchères
glossary-bid-euchre-about = L’euchre sans { term-upcard }, six cartes chacun : en un seul tour d’enchères, chacun annonce combien de plis fera son camp, toujours plus que le précédent et au moins trois. Le joueur qui annonce le plus nomme l’atout, ou sans atout haut ou bas, et entame. S’il tient son annonce, chaque camp marque ses plis ; sinon, le sien perd les points annoncés.

glossary-moon = Moon
glossary-moon-names = lune · tout en solo
glossary-moon-about = Au *bid euchre* : annoncer tous les plis en solo, pour 12 points. Au choix de la table, on peut demander une ou deux cartes à son partenaire.

glossary-pepper = Pepper
glossary-pepper-names = little pepper · big pepper · poivre
glossary-pepper-about = Une forme de *bid euchre*. *Little pepper*, ce sont les six plis pour 6 points gagnés ou perdus ; *big pepper*, les six pour 12.

glossary-hasenpfeffer = Hasenpfeffer
glossary-hasenpfeffer-names = bid euchre avec joker
glossary-hasenpfeffer-about = Une forme de *bid euchre* avec 25 cartes, joker compris : on en donne six à chacun et la dernière est mise de côté.

glossary-double-deck = Jeu double
glossary-double-deck-names = double deck · 48 cartes · double jeu
glossary-double-deck-about = Le *bid euchre* avec deux jeux de 24 cartes : douze chacun, au moins six plis à annoncer, 52 points pour gagner. De deux cartes identiques, la première jouée gagne.

glossary-indiana = Indiana
glossary-indiana-names = bid euchre individuel
glossary-indiana-about = Le *bid euchre* à trois ou quatre, chacun pour soi, toutes les cartes données : on part de 21 et on descend à 0, et chaque pli retire 1. L’atout nommé, les autres restent ou se retirent. Qui reste sans faire de pli, ou chute, ajoute 5.

glossary-stay-or-drop = Rester ou se retirer
glossary-stay-or-drop-names = stay or drop · stay · drop · rester · se retirer
glossary-stay-or-drop-about = Dans les jeux où chacun joue pour soi, comme l’Indiana ou le *buck euchre* : l’atout connu, les autres disent à leur tour s’ils restent dans la donne ou s’en retirent. Se retirer ne coûte rien ; qui reste sans faire de pli ajoute 5 points.

glossary-buck-euchre = Buck euchre
glossary-buck-euchre-names = buck
glossary-buck-euchre-about = Un jeu de trois à six, chacun pour soi : on part de 25 et on descend à 0, et chaque pli retire 1. On reste ou on se retire ; qui reste sans faire de pli ajoute 5, de même qu’un preneur qui en fait moins de trois.

glossary-dirty-clubs = Trèfles sales
glossary-dirty-clubs-names = dirty clubs · trèfle retourné
glossary-dirty-clubs-about = Un autre nom du *buck euchre*, d’après sa règle la plus dure : quand un trèfle est retourné, trèfle est atout, il n’y a pas d’annonces et personne ne peut se retirer.
