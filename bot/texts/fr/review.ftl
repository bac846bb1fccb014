### L’analyse d’une partie terminée : /game review.

button-review = Analyse

review-one = Vous attendez déjà une analyse. Laissez-la finir, ou fermez son message.
review-busy = D’autres parties sont en cours d’analyse. Réessayez dans une demi-minute.
review-no-such-hand = { $hands ->
    [one] Cette partie n’a eu qu’une donne.
   *[other] Cette partie a eu { $hands } donnes.
}
review-stopped = L’analyse a été annulée.
review-nothing = Aucune donne de cette partie n’a été jouée : il n’y a rien à analyser.

# $done hands of $hands are judged; $bar shows how far that is
review-progress-title = Analyse de la partie { $number } en cours…
review-progress = { $bar } { $done } donnes sur { $hands }

review-title = Analyse de la partie { $number }
# $accuracy is like "93 %", $lost a number of points
review-players = Précision
review-player = **{ $name }** : { $accuracy }{ $marks }
review-player-none = **{ $name }** : aucune décision qui comptait à coup sûr
review-worst = Ce qui a coûté le plus
review-worst-own = Ce qui vous a coûté le plus
review-worst-line = { $mark } { $when } : { $did } ({ $word }, −{ $loss })
review-better = Mieux : { $best }. { $why }
review-better-hint = Mieux : { $best }. Conseil : « { $why } »
review-better-points = Mieux : { $best }, qui rapporte { $more } en moyenne, ce choix { $less }.
review-flawless = Je n’ai trouvé aucune erreur digne de ce nom.
review-flawless-own = Je n’ai trouvé aucune vraie erreur de votre part.
review-how = Selon ce que chacun pouvait savoir, sur { $deals ->
    [one] { $deals } donne simulée
   *[other] au moins { $deals } donnes simulées
}.
review-skipped = { $count ->
    [one] { $count } décision n’a pas pu être jugée et est laissée de côté.
   *[other] { $count } décisions n’ont pas pu être jugées et sont laissées de côté.
}

review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = gaffe

review-hand-facts = Distribuée par { $dealer } · score ensuite : { $scores }
review-hand-upcard = retourne : { $card }
review-hand-again = On a redonné les cartes
review-hand-lost = Points perdus : { $lost }
# $call is what is said: Make ♥ trump, alone …; $points like "+0.45"
review-call = Meilleure annonce : { $name }, { $call } ({ $points })
review-call-none = Meilleure annonce : personne ne nomme l’atout
review-call-unknown = Meilleure annonce : inconnue
review-turning = Le tournant : { $when }, { $name } : { $did } (−{ $loss })
review-decision = { $name } : { $did }
review-decision-lost = { $mark } { $name } : { $did } ({ $word }, −{ $loss })
review-decision-less = { $name } : { $did } (−{ $loss }) · mieux : { $best }
review-no-decisions = Aucune décision de cette donne n’a été jugée.
review-forced = N’apparaissent ni les coups forcés, ni ceux que quelqu’un d’autre a joués d’une place.
review-when-bidding = annonces
review-when-before = avant le jeu
review-when-trick = pli { $number }
review-when-after = après le jeu

review-alone = { $call }, en solo
review-bid = j’annonce { $bid }
review-discard = j’écarte { THE($card) }
review-give = je donne { THE($card) }
review-call-card = j’appelle { THE($card) }
review-change = je change { $cards }
review-redeal = je montre, on redonne
review-pass = { said-pass }
review-pass-blind-loning = je regarde d’abord
review-pass-going-alone = { said-with-partner }
review-pass-defending = { said-with-partner }
review-pass-lone-calling = { said-with-partner }
review-pass-declaring = je ne déclare pas
review-accept = j’accorde les plis
review-refuse = on joue
review-take = je marque les points
review-lower = je retire des points aux autres

review-option-about = { $outcome } · points perdus : { $lost }
review-pick = Aller à une donne…
review-game = Toute la partie
review-previous = ◂ Donne { $number }
review-next = Donne { $number } ▸
review-page = Décisions { $page } sur { $pages }
review-share = Partager l’analyse
review-show = Montrer
review-following = { $page } sur { $pages } ▸
review-everyone = Tous
review-only-mine = Les miennes
review-show-which = En montrer une dans le replay…
review-by = Analyse demandée par { $name }

review-alt-mark = Donne { $hand } : { $deeds }, gagnée par { $side }.
