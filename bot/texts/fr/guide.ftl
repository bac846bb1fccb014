### La donne guidée, et les boutons qui y mènent et qui la suivent. `$hJ` est le valet de cœur.

button-guide = Donne guidée
button-guide-again = Encore une fois
button-how-to-play = Comment jouer

guide-title = Donne guidée : étape { $step } sur { $steps }
guide-bid = Vous êtes le donneur et la retourne est { $hA }. Si vous la prenez, l’atout est cœur. Vous auriez trois atouts, { $dJ } compris, et un as : prenez ! Appuyez sur **{ $button }**.
guide-discard = Vous avez pris { $hA } : une carte doit partir. Gardez les atouts et les cartes hautes. Sans { $s9 }, vous n’avez plus de pique et vous pourrez couper. Écartez **{ $button }**.
guide-follow = { $left } a entamé { $dQ } et { $dA }, chez votre partenaire, est maître. Il faut fournir si vous le pouvez. Laquelle de vos cartes est à carreau ? Attention à { $dJ }.
guide-trump = Exact : { $dJ } est maintenant un cœur, seul { $dK } fournissait. { $partner } a entamé { $sK }, mais { $sA }, chez { $right }, est maître. Sans pique, vous pouvez tout jouer. Le plus petit atout suffit : jouez **{ $button }**.
guide-lead = Le pli est à vous, donc vous entamez. Seul { $hJ } bat { $dJ }. Entamez **{ $button }** : tout le monde doit fournir à cœur, et leurs atouts tombent.
guide-done-title = Les cinq plis : un capot, 2 points !
guide-done = Le plus fort est le valet d’atout, le **{ term-right-bower }**. Puis vient l’autre valet de la même teinte, le **{ term-left-bower }**, atout lui aussi. Avec trois atouts et un as, prenez.

guide-again = Réessayez : **{ $button }**.
guide-wrong-pass = Vous pourriez passer, mais un autre joueur prendrait peut-être. Trois atouts et un as font d’ordinaire trois plis.
guide-wrong-alone = Quelle audace ! En solo, les cinq plis rapportent 4 points. Mais { $hJ } n’est pas chez vous et votre partenaire peut aider : cette fois, jouez ensemble.
guide-wrong-keep-trump = { $tried } est un atout. Gardez-le : les atouts font des plis.
guide-wrong-keep-high = { $tried } peut encore faire un pli. { $s9 }, non.
guide-wrong-left-bower = { $tried } a l’air d’un carreau, mais l’atout est cœur : c’est le **{ term-left-bower }**, le deuxième atout. Votre carreau, c’est { $dK }.
guide-wrong-follow = { $tried } n’est pas un carreau, et vous en avez un : { $dK }. Il faut fournir.
guide-wrong-too-high = { $tried } gagne aussi, mais c’est plus qu’il n’en faut. { $hQ } suffit.
guide-wrong-loses = { $tried } n’est ni un pique ni un atout : impossible de faire ce pli avec.
guide-wrong-lead-lower = Pas mal, mais { $hJ } et { $dJ } battent { $tried }. Entamez d’abord votre atout le plus fort.
guide-wrong-lead-ace = Quelqu’un pourrait couper { $tried }. Faites d’abord tomber leurs atouts : l’as a le temps.

# Notes pour débutants, une fois chacune, à côté de ce dont elles parlent
note-no-talk = Les partenaires ne se disent rien de leurs cartes : les annonces et les cartes parlent.
note-left-is-trump = { $card } est atout maintenant : il ne fournit pas à { $suit }.
note-left-follows = { $card } est atout maintenant : il faut le fournir.
note-partners-trick = Même sans votre atout, { THE($card) } de votre partenaire aurait fait ce pli.
note-could-trump = Vous n’aviez pas de { $suit } : un atout aurait fait ce pli.
note-few-trumps = { $number ->
    [0] Vous n’aviez aucun atout.
    [one] Vous n’aviez que { $number } atout.
   *[other] Vous n’aviez que { $number } atouts.
} Avec trois ou plus, le risque est moindre.
note-alone = Vous avez fait tous les plis vous-même : en solo, vous auriez marqué davantage.
