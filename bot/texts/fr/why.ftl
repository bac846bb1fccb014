### Pourquoi le meilleur choix est le meilleur. $card : une carte que le membre voit ; $suit : une couleur, ou sans atout ; $number : un nombre.

why-alike = Pour autant qu’on puisse le savoir, cela ne change rien ici.
why-usual = C’est le choix habituel quand rien n’est nettement meilleur.
why-wins-more = À ce score, cela gagne plus souvent la partie, même si un autre choix rapporte en moyenne plus de points.
why-only-choice = Vous n’avez pas d’autre choix.
why-stuck = Vous ne pouvez pas passer et devez nommer l’atout : votre main est la meilleure à { $suit }.
    .mine = Je ne pouvais pas passer et devais nommer l’atout : ma main était la meilleure à { $suit }.
why-in-the-barn = Il ne manque qu’un point aux adversaires : n’importe lequel les fait gagner, alors autant oser.
why-donate = Si vous passez, un capot en solo peut donner la partie aux adversaires : les deux points d’un euchre ne la leur donnent pas.
    .mine = Si j’avais passé, un capot en solo pouvait donner la partie aux adversaires : les deux points d’un euchre ne la leur donnaient pas.
why-both-bowers = À { $suit }, vous avez les deux bowers, { $number } atouts en tout.
    .mine = À { $suit }, j’avais les deux bowers, { $number } atouts en tout.
why-takes-bower = Vous prenez { THE($card) } en main, un des atouts les plus forts, et avez { $number } atouts en tout.
    .mine = Je prenais { THE($card) } en main, un des atouts les plus forts, et avais { $number } atouts en tout.
why-partner-gets-bower = Votre partenaire donne et prend { THE($card) }, un des atouts les plus forts.
    .mine = Mon partenaire donnait et prenait { THE($card) }, un des atouts les plus forts.
why-most-trumps = À { $suit }, vous avez { $number } atouts, plus que tous les autres réunis.
    .mine = À { $suit }, j’avais { $number } atouts, plus que tous les autres réunis.
why-next = C’est *next* : le camp du donneur a refusé { THE($card) }, il n’a donc guère les bowers de cette teinte.
why-crossing = C’est *crossing* : les autres n’ont pas voulu de { $card } non plus, et les bowers de l’autre teinte sont peut-être dans votre camp.
    .mine = C’était *crossing* : les autres n’avaient pas voulu de { $card } non plus, et les bowers de l’autre teinte étaient peut-être dans mon camp.
why-trumps-and-ace = À { $suit }, vous avez { $number } atouts, plus un as.
    .mine = À { $suit }, j’avais { $number } atouts, plus un as.
why-trumps-and-void = À { $suit }, vous avez { $number } atouts, et une couleur en moins, que vous pourrez couper.
    .mine = À { $suit }, j’avais { $number } atouts, et une couleur en moins, à couper.
why-many-trumps = À { $suit }, vous avez { $number } atouts : presque tous les plis qu’il vous faut.
    .mine = À { $suit }, j’avais { $number } atouts : presque tous les plis qu’il me fallait.
why-right-bower = { $card } est presque un pli sûr à { $suit }, et le reste de la main l’aide.
    .mine = { $card } est presque un pli sûr à { $suit }, et le reste de ma main l’aidait.
why-aces = Vous avez { $number } as, et sans atout personne ne peut les couper.
    .mine = J’avais { $number } as, et sans atout personne ne peut les couper.
why-low-cards = Vous avez { $number } des cartes les plus basses, qui sont ici les plus fortes.
    .mine = J’avais { $number } des cartes les plus basses, qui sont ici les plus fortes.
why-call = Votre main n’est que correcte ({ $suit }), mais elle promet plus que le reste.
    .mine = Ma main n’était que correcte ({ $suit }), mais elle promettait plus que le reste.
why-blind = Vous n’avez pas encore vu vos cartes : { $suit } vaut autant qu’un autre choix.
    .mine = Je n’avais pas encore vu mes cartes : { $suit } valait autant qu’un autre choix.
why-show = Votre main est si pauvre que de nouvelles cartes peuvent difficilement être pires.
why-gives-bower = Sinon, vous donneriez { THE($card) }, le bower droit, aux adversaires.
    .mine = Sinon, j’aurais donné { THE($card) }, le bower droit, aux adversaires.
why-no-trumps = À { $suit }, vous n’avez pas un seul atout.
    .mine = À { $suit }, je n’avais pas un seul atout.
why-wait = À { $suit }, votre main est meilleure : attendez le second tour.
    .mine = À { $suit }, ma main était meilleure, et j’ai attendu le second tour.
why-risk = Il manque deux points aux adversaires : un euchre leur donnerait la partie.
why-few-trumps = { $number ->
    [one] { $number } atout à { $suit }, c’est
   *[other] { $number } atouts à { $suit }, c’est
} trop peu ici : un euchre coûte plus qu’une passe.
why-no-suit = Dans aucune couleur vous n’auriez plus { $number ->
    [one] d’un atout
   *[other] de { $number } atouts
} : trop peu pour réussir.
    .mine = Dans aucune couleur je n’aurais eu plus { $number ->
        [one] d’un atout
       *[other] de { $number } atouts
    } : trop peu pour réussir.
why-pass = Cette main rapporte plus si vous passez que si vous choisissez l’atout.
    .mine = Ma main rapportait plus avec une passe qu’en choisissant l’atout.
why-bid-suit = Avec { $number } atouts à { $suit } et un peu de chance, vous pouvez tenir cette annonce.
    .mine = Avec { $number } atouts à { $suit } et un peu de chance, je pouvais tenir cette annonce.
why-bid-aces = Avec { $number } as, vous pouvez tenir cette annonce sans atout.
    .mine = Avec { $number } as, je pouvais tenir cette annonce sans atout.
why-bid-stuck = Vous ne pouvez pas passer et devez annoncer : la plus basse annonce risque le moins.
    .mine = Je ne pouvais pas passer et devais annoncer : la plus basse annonce risquait le moins.
why-bid-moon = Tous les plis sont à votre portée, et cette annonce les paie le mieux.
    .mine = Tous les plis étaient à ma portée, et cette annonce les paie le mieux.
why-bid-too-high = Trop de plis à faire : { $number }.
    .mine = Trop de plis à faire : { $number }.
why-alone-top-trumps = Vous avez les { $number } atouts les plus forts : en solo le capot est à portée, et il compte davantage.
    .mine = J’avais les { $number } atouts les plus forts : en solo le capot était à portée, et il compte davantage.
why-alone-long = Avec { $number } atouts, le capot en solo est assez probable pour être tenté.
    .mine = Avec { $number } atouts, le capot en solo était assez probable pour être tenté.
why-alone = Ici, le capot en solo est assez probable pour valoir l’essai.
    .mine = Ici, le capot en solo était assez probable pour valoir l’essai.
why-with-partner = Le capot en solo n’est pas assez probable : avec votre partenaire, la main est plus sûre.
why-look-first = Des cartes jamais vues font rarement tous les plis : regardez-les, puis décidez.
why-gamble = Les adversaires vont gagner : seul un coup d’audace peut les arrêter.
why-defend-alone = Avec { $number ->
    [one] un atout
   *[other] { $number } atouts
}, vous avez de bonnes chances de faire chuter les preneurs en solo, ce qui compte double.
why-defend-together = Avec votre partenaire, un euchre est bien plus probable qu’en solo.
why-discard-void = Sans { THE($card) }, vous n’avez plus de { $suit } et pouvez couper cette couleur.
why-discard-keeps-king = Ainsi { THE($card) } reste gardé et ne tombe pas sous l’as.
why-discard-lowest = { $card } est votre carte la plus basse hors des atouts.
why-discard-trump = Vous n’avez que des atouts : il faut en écarter un.
why-give-trump = { $card } est votre meilleur atout, et aide le plus quand il faut tous les plis.
why-give-ace = Vous n’avez pas d’atout qui vaille la peine d’être donné : la meilleure aide est alors un as.
why-give-least = { $card } n’est pas un atout, et c’est celle dont vous avez le moins besoin.
why-call-short = Vous avez une seule carte de { $suit } : entamez-la, et la carte appelée montre qui joue avec vous.
why-call-card = La carte appelée à { $suit } est celle qui a le plus de chances de vous aider.
why-stay-sure = { $card } est l’atout le plus fort, et fait un pli à coup sûr.
why-stay-trumps = { $number ->
    [one] Votre atout devrait
   *[other] Vos { $number } atouts devraient
} bien faire un pli.
why-stay-all-lost = Les autres se sont retirés, et sans adversaire le preneur gagnerait la partie.
why-drop = Un pli est trop improbable, et rester sans en faire coûte { $number ->
    [one] un point
   *[other] { $number } points
}.
why-declare = Vous entamez, et votre main devrait faire tous les plis.
why-not-declare = Tous les plis, c’est trop demander : un échec doublerait votre score.
why-raise = Votre camp gagne cette donne plus souvent qu’il ne la perd : un pot plus gros vous favorise.
why-check = Votre main n’est pas assez forte pour jouer plus gros.
why-see = Vous gagnez encore assez souvent pour ce qu’il en coûte de suivre.
why-give-up = Vous gagnez trop rarement pour ajouter au pot.
why-accept = Même joués, les plis restants n’iraient guère ailleurs.
why-refuse-beaten = { $card } bat toutes les cartes de sa couleur parmi celles montrées.
why-refuse = En jouant, un pli peut encore vous revenir.
why-take-wins = Ces points gagnent la partie.
why-take = Les points vous rapprochent de la victoire plus que les autres ne s’en éloigneraient.
why-lower-near = Les adversaires sont près de gagner : leur ôter des points les en éloigne.
why-lower = Les autres y perdent plus que vous n’y gagneriez.
why-cut = Personne ne connaît l’ordre des cartes : toutes les coupes se valent.
why-last-card = C’est votre dernière carte.
why-lead-sure = Aucun adversaire ne peut avoir une carte qui batte { $card }.
why-lead-to-caller = Votre partenaire a choisi l’atout : entamez atout, pour faire tomber ceux des adversaires.
    .mine = Mon partenaire avait choisi l’atout : j’ai entamé atout, pour faire tomber ceux des adversaires.
why-draw-top = Faites tomber leurs atouts : ils n’ont rien qui batte { $card }, et vos autres cartes seront ensuite plus sûres.
    .mine = Je voulais faire tomber leurs atouts : ils n’avaient rien qui batte { $card }, et mes autres cartes étaient ensuite plus sûres.
why-draw = Faites tomber les atouts : ceux qui sont tombés ne vous prendront plus de pli.
    .mine = Je voulais faire tomber les atouts : ceux qui tombaient ne me prendraient plus de pli.
why-lead-ace = Entamez l’as maintenant, avant que quelqu’un n’ait plus sa couleur et ne puisse le couper.
    .mine = J’ai entamé l’as avant que quelqu’un n’ait plus sa couleur et ne puisse le couper.
why-lead-top = Il ne reste rien de plus fort de sa couleur chez les adversaires.
why-lead-called = Entamez { $suit } : la carte appelée doit sortir, et montre qui joue avec vous.
    .mine = J’ai entamé { $suit } : la carte appelée devait sortir, et montrer qui joue avec moi.
why-lead-short = C’est votre seule carte de { $suit } : ensuite, vous pourrez couper cette couleur.
    .mine = C’était ma seule carte de { $suit } : ensuite, je pouvais couper cette couleur.
why-lead-through = Vous entamez à travers le preneur, qui doit jouer avant de voir la dernière carte.
    .mine = J’ai entamé à travers le preneur, qui devait jouer avant de voir la dernière carte.
why-keep-trumps = En défense, gardez vos atouts pour couper leurs cartes maîtresses.
    .mine = En défense, j’ai gardé mes atouts pour couper leurs cartes maîtresses.
why-lead-long = Votre couleur la plus longue est { $suit } : ses petites cartes pourront faire des plis quand les autres n’en auront plus.
    .mine = Ma couleur la plus longue était { $suit } : ses petites cartes pouvaient faire des plis quand les autres n’en auraient plus.
why-lead-low = Inutile de risquer une meilleure carte : une petite perd le moins.
why-must-follow = Vous devez fournir, et vous ne le pouvez qu’avec { THE($card) }.
why-makes-it = { $card } fait le pli qui manque encore à votre camp.
    .mine = { $card } faisait le pli qui manquait encore à mon camp.
why-euchres = { $card } fait le pli qui fait chuter les preneurs.
why-last-and-cheap = Vous jouez en dernier, et { THE($card) } est la plus petite carte qui fait le pli.
    .mine = Je jouais en dernier, et { THE($card) } était la plus petite carte qui faisait le pli.
why-overtrump = Elle bat { $card }, l’atout qui tient le pli.
why-trump-in = Vous n’avez pas la couleur demandée, un atout peut donc faire le pli.
    .mine = Je n’avais pas la couleur demandée, un atout pouvait donc faire le pli.
why-take-sure = Aucun adversaire qui doit encore jouer ne peut battre { $card }.
why-take-cheap = { $card } suffit pour prendre la tête du pli.
why-take-high = Jouez haut : la personne qui suit doit battre cette carte, ou laisser le pli.
    .mine = J’ai joué haut : la personne qui suivait devait battre cette carte, ou laisser le pli.
why-help-partner = On peut encore battre { THE($card) } de votre partenaire, et votre carte assure le pli.
    .mine = On pouvait encore battre { THE($card) } de mon partenaire, et ma carte assurait le pli.
why-partner-sure = Rien ne peut plus battre { THE($card) } de votre partenaire : jouez ce dont vous avez le moins besoin.
    .mine = Rien ne pouvait plus battre { THE($card) } de mon partenaire : j’ai joué ce dont j’avais le moins besoin.
why-partner-no-trump = Votre partenaire mène avec { THE($card) } : n’y dépensez pas d’atout.
    .mine = Mon partenaire menait avec { THE($card) } : je n’y ai pas dépensé d’atout.
why-partner-wins = Votre partenaire tient le pli avec { THE($card) } : laissez-le-lui.
    .mine = Mon partenaire tenait le pli avec { THE($card) } : je le lui ai laissé.
why-defender-wins = { $card } d’un défenseur mène ce pli : laissez-le là.
    .mine = { $card } d’un défenseur menait ce pli : je l’ai laissé là.
why-cannot-beat = Vous ne pouvez pas battre { THE($card) } : jouez la plus basse.
    .mine = Je ne pouvais pas battre { THE($card) } : j’ai joué la plus basse.
why-throw-void = Vous ne pouvez pas faire ce pli ; sans { THE($card) }, vous pourrez ensuite couper { $suit }.
    .mine = Je ne pouvais pas faire ce pli ; sans { THE($card) }, je pouvais ensuite couper { $suit }.
why-throw-low = Vous ne pouvez pas faire ce pli, et { THE($card) } est la carte dont vous avez le moins besoin.
    .mine = Je ne pouvais pas faire ce pli, et { THE($card) } était la carte dont j’avais le moins besoin.
why-leave-to-partner = Votre partenaire joue après vous et peut faire ce pli.
    .mine = Mon partenaire jouait après moi et pouvait faire ce pli.
why-save-bower = Gardez le bower : il fera plus tard un pli qui vaut davantage.
    .mine = J’ai gardé le bower : il pouvait faire plus tard un pli qui vaut davantage.
why-save-trump = Gardez vos atouts : ils serviront mieux plus tard.
    .mine = J’ai gardé mes atouts : ils pouvaient faire plus tard des plis qui valent davantage.
