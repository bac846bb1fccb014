### Ce qui s’est passé. $name est un membre, $side et $other sont les partenaires de chaque camp.

story-draw-tied = Égalité ({ $cards }) : on tire de nouveau.
story-drew-deal = { $name } a tiré la carte la plus basse, { $card }{ $ace ->
    [yes] {" "}(l’as est bas)
   *[no] { "" }
}, et donne en premier.
    .you = Vous avez tiré la carte la plus basse, { $card }{ $ace ->
        [yes] {" "}(l’as est bas)
       *[no] { "" }
    }, et donnez en premier.
story-first-jack = Le premier valet, { $card }, est pour { $name }, qui donne en premier.
    .you = Le premier valet, { $card }, est pour vous, et vous donnez en premier.
story-partners-drawn = Le tirage réunit { $side }, contre { $other }.
story-cut = { $name } a coupé le paquet.
    .you = Vous avez coupé le paquet.
story-tapped = { $name } a tapé sur le paquet sans couper.
    .you = Vous avez tapé sur le paquet sans couper.
story-deal-stolen = { $name } a pris la donne hors de son tour.
    .you = Vous avez pris la donne hors de votre tour.
story-deal-noticed = { $name } proteste : le vrai donneur donne.
    .you = Vous protestez : le vrai donneur donne.
story-point-on-partner = { $name } a volé la donne à son partenaire sans que personne ne proteste : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
    .you = Vous avez volé la donne à votre partenaire sans que personne ne proteste : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $side }.
story-dealt = { $name } a donné et retourné { THE($card) }.
    .you = Vous avez donné et retourné { THE($card) }.
story-dealt-down = { $name } a donné.
    .you = Vous avez donné.
story-farmers-hand = { $name } montre une main du fermier : { $cards }.
    .you = Vous montrez une main du fermier : { $cards }.
story-ace-no-face = { $name } montre une main sans figure : { $cards }.
    .you = Vous montrez une main sans figure : { $cards }.
story-exchanged = { $name } échange { THE($cards) } contre des cartes du talon.
    .you = Vous échangez { THE($cards) } contre des cartes du talon.
story-ordered-up = { $name } a choisi l’atout { $suit }.
    .you = Vous avez choisi l’atout { $suit }.
story-assisted = { $name } a choisi l’atout { $suit }.
    .you = Vous avez choisi l’atout { $suit }.
story-took-up = { $name } a choisi l’atout { $suit } et pris { THE($card) }.
    .you = Vous avez choisi l’atout { $suit } et pris { THE($card) }.
story-turned-down = { $name } a refusé { THE($card) }.
    .you = Vous avez refusé { THE($card) }.
story-stuck = { $name } ne peut pas passer et doit nommer l’atout.
    .you = Vous ne pouvez pas passer et devez nommer l’atout.
story-named = { $name } a nommé { $suit }.
    .you = Vous avez nommé { $suit }.
story-next = C’est *{ term-next }* : l’autre couleur de la même teinte que la retourne.
story-crossing = C’est *{ term-crossing }* : une couleur de l’autre teinte.
story-bid = { $name } a annoncé { $points ->
    [one] { $points } pli
   *[other] { $points } plis
}.
    .you = Vous avez annoncé { $points ->
        [one] { $points } pli
       *[other] { $points } plis
    }.
story-moon-bid = { $name } a annoncé tous les plis, pour le double des points !
    .you = Vous avez annoncé tous les plis, pour le double des points !
story-stuck-to-bid = Tous les autres ont passé : { $name } doit annoncer.
    .you = Tous les autres ont passé : vous devez annoncer.
story-auction-won = { $name } remporte les enchères et nomme l’atout.
    .you = Vous remportez les enchères et nommez l’atout.
story-benny-turned = Le Benny est retourné !
story-blind-call = { $name } nomme { $suit } à l’aveugle et prend le Benny.
    .you = Vous nommez { $suit } à l’aveugle et prenez le Benny.
story-suit-named = { $name }, à l’aveugle, dit que le Benny vaut { $suit }.
    .you = À l’aveugle, vous dites que le Benny vaut { $suit }.
story-blind-loner = { $name } prend { THE($card) } et joue en solo à l’aveugle : tous les plis, ou rien !
    .you = Vous prenez { THE($card) } et jouez en solo à l’aveugle : tous les plis, ou rien !
story-alone = { $name } joue en solo.
    .you = Vous jouez en solo.
story-defends-alone = { $name } défend en solo.
    .you = Vous défendez en solo.
story-partners-best = { $name } a échangé des cartes avec son partenaire, qui ne joue pas.
    .you = Vous avez échangé des cartes avec votre partenaire, qui ne joue pas.
# $bower : right, left, none
story-trick = { $bower ->
    [right] { $name } a fait le pli avec le { term-right-bower }, { $card }.
    [left] { $name } a fait le pli avec le { term-left-bower }, { $card }.
   *[none] { $name } a fait le pli avec { THE($card) }.
}
    .you = { $bower ->
        [right] Vous avez fait le pli avec le { term-right-bower }, { $card }.
        [left] Vous avez fait le pli avec le { term-left-bower }, { $card }.
       *[none] Vous avez fait le pli avec { THE($card) }.
    }
story-chop = { $name } a coupé { THE($card) } d’emblée avec { THE($second) }.
    .you = Vous avez coupé { THE($card) } d’emblée avec { THE($second) }.
story-overtrumped-partner = { $name } a surcoupé { THE($card) }, qui gagnait déjà pour son propre camp, avec { THE($second) }.
    .you = Vous avez surcoupé { THE($card) }, qui gagnait déjà pour votre propre camp, avec { THE($second) }.
story-trumped-partner = { $name } a coupé { THE($card) }, qui gagnait déjà pour son propre camp, avec { THE($second) }.
    .you = Vous avez coupé { THE($card) }, qui gagnait déjà pour votre propre camp, avec { THE($second) }.
story-underman = { $name } a vu tomber le { term-left-bower } sous le { term-right-bower }.
    .you = Votre { term-left-bower } est tombé sous le { term-right-bower }.
story-walk = { $name } a joué { THE($card) }, et rien n’a pu faire mieux.
    .you = Rien n’a battu votre { $card }.
story-dog = { $name } avait { term-dog }.
    .you = Vous aviez { term-dog }.
story-dutchman = { $name } avait un *{ term-dutchman }* : les deux bowers et l’as d’atout.
    .you = Vous aviez un *{ term-dutchman }* : les deux bowers et l’as d’atout.
story-made = { $side } : c’est réussi, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-march = Un { term-march } ! Tous les plis à { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-lone-made = { $name } a réussi en solo : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
    .you = Vous avez réussi en solo : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $side }.
story-lone-march = Un { term-march } en solo ! { $name } a fait tous les plis : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
    .you = Un { term-march } en solo ! Vous avez fait tous les plis : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $side }.
story-euchred = *Euchre* ! { $other } dedans : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
story-lone-defence = *Euchre* en solo ! { $other } dedans : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
story-score-corrected = Le score a été corrigé : { $points } pour { $side }, au lieu de { $others }.
# $points sont les points de $side, $others ceux de $other
story-bid-made = Annonce tenue par { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $others } pour { $other }.
story-bid-set = Chute ! Annonce non tenue par { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins ; { $others } pour { $other }.
story-moon-made = Tous les plis à { $side }, comme annoncé : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $others } pour { $other }.
story-moon-set = Chute ! Pas tous les plis pour { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins ; { $others } pour { $other }.
story-thrown-in = Personne ne nomme d’atout : la donne est annulée.
story-forfeited = { $name } ne nomme pas d’atout non plus et déclare forfait : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les autres.
    .you = Vous ne nommez pas d’atout non plus et déclarez forfait : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les autres.
story-in-the-barn = *In the barn* : plus qu’un point pour { $side }.
story-bridge = *At the bridge* : plus qu’un point pour { $side }, quatre pour les autres.
story-skunk = *Skunk* ! Pas un seul point pour { $other }.
story-game-won = La partie revient à { $side } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-game-drawn = La partie est nulle, à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Les autres jeux de la famille
story-dummy-taken = { $name } a pris le mort.
    .you = Vous avez pris le mort.
story-suit-called = { $name } a appelé un partenaire à { $suit }.
    .you = Vous avez appelé un partenaire à { $suit }.
story-partner-revealed = { $name } est le partenaire.
    .you = C’est vous, le partenaire.
story-no-partner = Personne d’autre n’avait la carte appelée : { $name } a joué en solo.
    .you = Personne d’autre n’avait la carte appelée : vous avez joué en solo.
story-dirty-clubs = *Trèfles sales !* La retourne est { $card } : l’atout est trèfle, on n’annonce pas et personne ne peut se retirer.
story-stayed = { $name } reste.
    .you = Vous restez.
story-dropped = { $name } se retire.
    .you = Vous vous retirez.
story-all-dropped = Tout le monde s’est retiré : tous les plis vont à { $name }.
    .you = Tous les autres se sont retirés : tous les plis sont à vous.
story-declared = « Je déclare ! » { $name } vise tous les plis, et entame.
    .you = « Je déclare ! » Vous visez tous les plis, et entamez.
story-declared-won = { $name } a fait tous les plis, comme déclaré, et gagne aussitôt la partie.
    .you = Vous avez fait tous les plis, comme déclaré, et gagnez aussitôt la partie.
story-declared-lost = { $name } avait déclaré mais a manqué un pli : son score monte de { $points }.
    .you = Vous aviez déclaré mais avez manqué un pli : votre score monte de { $points }.
story-came-down = { $name } a réussi et descend de { $points }.
    .you = Vous avez réussi et descendez de { $points }.
story-set = Chute ! { $name } n’y est pas et monte de { $points }.
    .you = Chute ! Vous n’y êtes pas et montez de { $points }.
story-clubs-played = Un trèfle était retourné, personne n’a donc nommé l’atout : la donne s’est simplement jouée.
story-lowered = { $name } descend de { $points }.
    .you = Vous descendez de { $points }.
story-no-trick = { $name } n’a pas fait de pli{ $points ->
    [0] .
   *[other] { "" } : monte de { $points }.
}
    .you = Vous n’avez pas fait de pli{ $points ->
        [0] .
       *[other] { "" } : vous montez de { $points }.
    }
story-ante-paid = { $name } remet { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
} dans la cagnotte.
    .you = Vous remettez { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    } dans la cagnotte.
story-pool-won = { $name } prend la cagnotte, avec { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
} des autres.
    .you = Vous prenez la cagnotte, avec { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    } des autres.
story-counted-out = { $name } est descendu à { $points } et gagne la partie.
    .you = Vous descendez à { $points } et gagnez la partie.

# Fins anticipées, renonces, mises, décisions, robs
story-lay-down = { $name } étale { THE($cards) } et réclame les plis restants.
    .you = Vous étalez { THE($cards) } et réclamez les plis restants.
story-claim-accepted = Les plis restants vont à { $name }.
    .you = Les plis restants sont à vous.
story-claim-refused = { $name } n’accorde pas les plis : on joue jusqu’au bout.
    .you = Vous n’accordez pas les plis : on joue jusqu’au bout.
story-conceded = { $name } concède les plis restants.
    .you = Vous concédez les plis restants.
# $points vont à $side, $others sont ôtés à $other
story-revoke-called = Renonce ! Signalée à raison contre { $name }{ $points ->
    [0] { "" }
    [one] { " :" } { $points } point pour { $side }
   *[other] { " :" } { $points } points pour { $side }
}{ $others ->
    [0] .
    [one] { " ;" } { $others } point de moins pour { $other }.
   *[other] { " ;" } { $others } points de moins pour { $other }.
}
    .you = Renonce ! Signalée à raison contre vous{ $points ->
        [0] { "" }
        [one] { " :" } { $points } point pour { $side }
       *[other] { " :" } { $points } points pour { $side }
    }{ $others ->
        [0] .
        [one] { " ;" } { $others } point de moins pour { $other }.
       *[other] { " ;" } { $others } points de moins pour { $other }.
    }
story-revoke-false = { $name } a signalé une renonce qui n’en était pas une{ $points ->
    [0] { "" }
    [one] { " :" } { $points } point pour { $side }
   *[other] { " :" } { $points } points pour { $side }
}{ $others ->
    [0] .
    [one] { " ;" } { $others } point de moins pour { $other }.
   *[other] { " ;" } { $others } points de moins pour { $other }.
}
    .you = Vous avez signalé une renonce qui n’en était pas une{ $points ->
        [0] { "" }
        [one] { " :" } { $points } point pour { $side }
       *[other] { " :" } { $points } points pour { $side }
    }{ $others ->
        [0] .
        [one] { " ;" } { $others } point de moins pour { $other }.
       *[other] { " ;" } { $others } points de moins pour { $other }.
    }
story-taken-off = Donne gagnée par { $side } : au lieu de marquer, { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
} pour { $other }.
story-stake-raised = { $name } relance : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
} en jeu.
    .you = Vous relancez : { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    } en jeu.
story-stake-seen = { $name } suit la relance : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
} en jeu.
    .you = Vous suivez la relance : { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    } en jeu.
story-stake-given-up = { $name } abandonne le pot : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
} pour { $side }.
    .you = Vous abandonnez le pot : { $points ->
        [one] { $points } jeton
       *[other] { $points } jetons
    } pour { $side }.
story-stake-taken = Le pot va à { $side } : { $points ->
    [one] { $points } jeton
   *[other] { $points } jetons
}.
story-difference-paid = Pour la différence des scores, { $points ->
    [one] { $points } jeton va
   *[other] { $points } jetons vont
} à { $side }.
story-tricks-paid = Pour les plis, { $points ->
    [one] { $points } jeton va
   *[other] { $points } jetons vont
} à { $side }.
story-ruled-replay = Décision pour *table talk* : on redonne les cartes.
story-ruled-point = Décision pour *table talk* : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
# $points sont ceux qui manquent, 0 là où un capot en solo ne ferait qu’égaliser
story-loner-range = { $points ->
    [0] À portée de solo : un { term-march } en solo mettrait { $side } à égalité.
    [one] À portée de solo : plus qu’un point pour { $side }.
   *[other] À portée de solo : plus que { $points } points pour { $side }.
}
story-game-of-rubber = Une partie du rob revient à { $side } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-laps = La partie suivante commence avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $side }.
story-rubber-won = Le rob revient à { $side }, { $points } parties à { $others }.
