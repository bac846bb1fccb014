### Le panneau privé d’une place.

hand-ordering = À vous : { $card } comme atout ?
hand-naming = À vous : nommez l’atout ou passez
hand-naming-stuck = À vous : vous ne pouvez pas passer, nommez l’atout
hand-discarding = À vous : écartez une carte
hand-defending = À vous : défendez-vous en solo ?
hand-playing = À vous : jouez une carte
hand-playing-lead = À vous : entamez
hand-sits-out = Vous ne jouez pas cette donne
hand-lobby = La partie n’a pas encore commencé. Vos cartes apparaîtront ici.
hand-drawing = On tire au sort le premier donneur.
reaction-said = { $name } : { $said }
reaction-nice-hand = 👏 Belle main
reaction-well-played = 🤝 Bien joué
reaction-ouch = 😬 Aïe
reaction-thanks = 🙏 Merci
spectator-join = Entrer à la place de { $name }
spectator-join-with = À la place de { $name } (avec { $partners })
hand-closed = Votre main est encore fermée. La partie est classée dès que les quatre ont ouvert leur main ; qui part après perd.
home-title = On vous attend
hand-none = Vous n’avez pas de cartes en ce moment.
button-share = Partager le résultat
over-won = Vous gagnez, { $high } à { $low }
over-lost = Vous perdez, { $low } à { $high }
over-won-all = Vous gagnez
over-lost-all = Vous perdez
hand-seat = Avec { $partner }
hand-for-yourself = Chacun pour soi
hand-others-play = Cette donne se joue entre { $names }.
hand-dropped = Vous êtes hors de cette donne.
hand-to-dealer-you = Vous ramasseriez { THE($card) } et écarteriez une carte.
hand-to-dealer-partner = { $name }, de votre camp, ramasserait { THE($card) }.
hand-to-dealer-opponent = { $name }, du camp adverse, ramasserait { THE($card) }.
hand-to-dealer-other = { $name }, qui donne, ramasserait { THE($card) }.
hand-needs-trump = À cette table, il vous faut un atout autre que les valets pour choisir l’atout.
hand-turned-down = La couleur refusée ne peut pas être nommée : { $suit }.
hand-took = Vous avez pris { THE($card) }. Écartez une carte, celle-ci ou une autre.
hand-buried = Écart : { $card }.
hand-called = { $name } a appelé { THE($card) } : qui a la carte est partenaire.
    .you = Vous avez appelé { THE($card) } : qui a la carte est partenaire avec vous.
hand-called-mine = Vous avez { THE($card) } : vous jouez avec { $name }.
hand-called-known = { $partner } avait { THE($card) } et joue avec { $name }.
    .you = { $partner } avait { THE($card) } et joue avec vous.
hand-led = { $suit } demandé : fournissez la couleur.
hand-led-free = { $suit } demandé, vous n’en avez pas : jeu libre.
hand-led-seen = { $suit } demandé.
hand-led-benny = { $card } entamé : jeu libre.
hand-led-benny-seen = { $card } entamé.
hand-led-trump = Atout demandé : fournissez de l’atout.
hand-led-trump-free = Atout demandé, vous n’en avez pas : jeu libre.
hand-led-trump-seen = Atout demandé.
hand-partner-alone = { $name } joue en solo.
hand-maker-defence = { $name } a choisi l’atout. Faites { $tricks } plis en solo et vous marquez 4 points.
hand-bowers = { $right } est le bower droit et { $left } le bower gauche, un atout comme les autres.
hand-benny = { $card }, le Benny, est l’atout le plus fort.
hand-is-away = Vous n’êtes pas là
hand-away = Un ordinateur joue à votre place. Appuyez sur **Me revoilà** pour reprendre.
hand-tricks = Plis : { $ours } pour vous, { $theirs } pour eux
hand-until = Votre temps expire { $until }
hand-until-other = Le temps imparti à { $name } expire { $until }
hand-computer = Un ordinateur joue ({ $level })
hand-computer-away = Un ordinateur ({ $level }) joue jusqu’au retour de { $name }
button-pass-ahead = Passer d’avance
button-pass-ahead-on = ✓ Je passe d’avance

bid-pass = Je passe
bid-pass-blind-loning = Je regarde d’abord
bid-pass-going-alone = À deux
bid-pass-defending = À deux
bid-pass-lone-calling = À deux
bid-pass-declaring = Je ne déclare pas
bid-name = { $how ->
    [no-trump] { $sign }
    [name] Atout { $sign }
    [order] Atout { $sign } · faire prendre
    [assist] Atout { $sign } · assister
   *[take] Atout { $sign } · prendre
}
bid-name-alone = { $suit } solo
bid-sure = Oui : { $said }
bid-defend-alone = Je défends en solo

last-heading = Pli { $number }, entamé par { $name }
last-card = { $name } : { $card }
last-card-won = **{ $name } : { $card }** (fait le pli)
last-none = Aucun pli n’est encore terminé dans cette donne.

more-title = Table { $number }
table-in-contest = { $contest } · table { $number }
more-substitute = Confier une place à un ordinateur…
more-kick = Retirer de la partie…
more-sit = Remplacer { $name }
more-remove-computer = Retirer { $name }
confirm-close = Fermer cette table ? La partie s’arrête ici et ne compte pour personne.
confirm-close-yes = Oui, fermer
confirm-leave = Quitter la partie ? Un ordinateur prend votre place.
confirm-leave-yes = Oui, quitter

ping-turn = Euchre : c’est à vous.
ping-ordering = Euchre : à vous d’annoncer.
ping-discarding = Euchre : à vous d’écarter.
ping-playing = Euchre : à vous de jouer.
ping-until = { $call } Le temps expire { $until }.
ping-run-out = Le temps imparti à { $name } a expiré.

# D’autres questions à une place ; ask-… dit ce qu’elles signifient
hand-cutting = À vous : coupez le paquet, ou tapez dessus
hand-blind-calling = À vous : nommez l’atout avant de regarder
hand-blind-naming = À vous : la couleur du Benny, avant de regarder
hand-blind-loning = À vous : en solo, avant de regarder ?
hand-bidding = À vous : annoncez ou passez
hand-bidding-stuck = À vous : vous ne pouvez pas passer, annoncez
hand-choosing = À vous : nommez l’atout
hand-going-alone = À vous : jouez-vous en solo ?
hand-lone-calling = { hand-going-alone }
hand-taking-dummy = { $count ->
    [one] À vous : écartez une carte
   *[other] À vous : { $count } cartes à écarter
}
hand-calling-partner = À vous : appelez un partenaire
hand-staying = À vous : restez-vous, ou vous retirez-vous ?
hand-declaring = À vous : déclarez-vous ?
hand-giving = À vous : donnez une carte
hand-betting = À vous : relancez-vous le pot ?
hand-betting-maker = À vous : suivez-vous, ou abandonnez-vous le pot ?
hand-claiming = À vous : accordez-vous les plis ?
hand-rewarding = À vous : marquer les points, ou les ôter aux autres ?
hand-reviewing = Y a-t-il eu une renonce ?
hand-gave = Vous avez donné { THE($cards) }.
hand-got = Vous avez reçu { THE($cards) }.
ask-cutting = La coupe entre dans le mélange ; taper laisse le paquet comme il est.
ask-unseen = Vos cartes sont encore cachées.
ask-others-unseen = Vous pouvez regarder vos cartes ; le donneur, pas encore.
ask-blind-calling = Le Benny est retourné. Nommez l’atout : vous prenez le Benny, regardez vos cartes et en écartez une.
ask-blind-naming = Le Benny est retourné. Nommez la couleur qu’il représente : on annonce ensuite sur cette couleur.
ask-blind-loning = En solo et à l’aveugle, vous prenez { THE($card) } : tous les plis valent 5 points, sinon 1 point pour les autres.
ask-stands-for = { $card } représente { $suit }.
ask-naming-any = { $card } est la retourne : toute couleur peut être nommée, et le donneur prend la carte.
ask-show = Votre main est assez pauvre pour être montrée : vous pouvez en changer trois cartes avant d’annoncer.
ask-show-until-lead = Votre main est assez pauvre pour être montrée : jusqu’à la première carte jouée, vous pouvez en échanger trois.
ask-show-redeal = Votre main est assez pauvre pour être montrée : si vous le faites, on redonne les cartes.
ask-bidding-first = Annonce minimale : { $least }.
ask-bidding = La plus haute annonce est { $bid }, par { $name }.
ask-choosing = Vous remportez les enchères avec { $bid }. Vous entamez.
ask-choosing-alone = Vous jouez en solo.
ask-going-alone = Votre partenaire a choisi { $suit } : c’est vous le preneur.
ask-taking-dummy = Le mort est dans votre main. Gardez { $size } cartes.
ask-calling-partner = Qui a la carte appelée joue avec vous en secret. Si elle est au talon, vous jouez en solo.
ask-staying = { $name } a choisi { $suit }. Si vous restez sans faire de pli, vous montez de { $points } ; si vous vous retirez, rien ne change pour vous.
ask-declaring = Si vous déclarez, vous entamez et devez faire tous les plis. Réussir gagne la partie{ $pool ->
    [yes] {" "}et la cagnotte
   *[no] { "" }
} ; échouer double votre score.
ask-lone-maker = Vous avez choisi { $suit }. Sans partenaire, le capot compte double.
ask-lone-partner = { $name }, de votre camp, a choisi { $suit }. Si vous jouez en solo, votre partenaire ne joue pas.
ask-giving-lone = Choisissez une carte pour { $name }. Vous en recevrez une, et votre partenaire ne jouera pas.
ask-giving = { $name } joue en solo. Donnez la carte la plus utile ; ensuite vous ne jouez pas.
ask-betting = { $stake ->
    [one] Le pot est de { $stake } jeton.
   *[other] Le pot est de { $stake } jetons.
} { $counters ->
    [one] Une relance ajoute { $counters } jeton.
   *[other] Une relance ajoute { $counters } jetons.
}
ask-betting-maker = { $stake ->
    [one] Le pot est maintenant de { $stake } jeton.
   *[other] Le pot est maintenant de { $stake } jetons.
} { $counters ->
    [one] Suivre, c’est égaler chaque relance de { $counters } jeton.
   *[other] Suivre, c’est égaler chaque relance de { $counters } jetons.
} Si vous abandonnez le pot, la donne se joue quand même.
ask-claiming = { $name } réclame tous les plis restants. Si vous les accordez, ils comptent comme faits ; sinon on continue, ces cartes visibles.
ask-rewarding = { $points ->
    [one] Votre camp a gagné { $points } point.
   *[other] Votre camp a gagné { $points } points.
}
ask-honour = Table d’honneur : une renonce ne compte que si un adversaire la signale.

bid-tap = Je tape
bid-cut-high = Je coupe en haut
bid-cut-middle = Je coupe au milieu
bid-cut-low = Je coupe en bas
bid-alone = En solo
bid-alone-unseen = En solo, à l’aveugle
bid-tricks = J’annonce { $tricks }
bid-all = Little pepper : les { $tricks }
bid-moon = Big pepper
bid-moon-alone = Moon : tous, en solo
bid-call-ace = J’appelle { THE($card) }
bid-call-best = La meilleure à { $suit }
bid-show = Je change { $cards }
bid-show-redeal = Je montre, on redonne
bid-stay = Je reste
bid-drop = Je me retire
bid-declare = Je déclare !
bid-check = Parole
bid-raise = Je relance de { $counters }
bid-see = Je suis
bid-give-up = J’abandonne le pot ({ $counters })
bid-accept = J’accorde les plis
bid-refuse = On joue
bid-take-points = Marquer { $points } : { $ours } à { $theirs }
bid-lower = Ôter { $points } : { $ours } à { $theirs }

# Hors de son tour
beside-lay-down = Je prends tout
beside-throw-in = Je concède le reste
beside-steal = Je vole la donne
beside-object = Je conteste la donne
beside-revoke = Renonce : { $name }
confirm-lay-down = Étaler votre main et réclamer tous les plis restants ? S’ils ne sont pas certains, tout le monde voit vos cartes et vos adversaires doivent répondre.
confirm-throw-in = Concéder tous les plis restants ? Votre camp marque pour ceux qu’il a.
confirm-revoke = Signaler une renonce par { $name } ? Si vous avez raison, la donne est terminée.{ $pays ->
    [yes] {" "}Si vous avez tort, votre camp paie.
   *[no] { "" }
}
confirm-beside-no = Revenir à ma main

ping-deciding = Euchre : votre réponse est attendue.
ping-rewarding = { ping-deciding }
ping-cutting = Euchre : à vous de couper.
ping-taking-dummy = Euchre : à vous d’écarter des cartes.
ping-giving = Euchre : votre partenaire attend une carte.
ping-claiming = Euchre : quelqu’un réclame les plis restants. À vous de répondre.
