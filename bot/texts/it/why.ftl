### Perché la scelta migliore è la migliore. $card: una carta che il membro vede; $suit: un seme, o senza briscola; $number: un numero.

why-alike = Per quanto se ne può sapere, qui non fa differenza.
why-usual = È la scelta più comune quando niente è chiaramente meglio.
why-wins-more = Con questo punteggio fa vincere più spesso la partita, anche se in media un’altra scelta rende più punti.
why-only-choice = Non hai altra scelta.
why-stuck = Non puoi passare e devi chiamare la briscola: la tua mano rende di più a { $suit }.
    .mine = Non potevo passare e dovevo chiamare la briscola: la mia mano rendeva di più a { $suit }.
why-in-the-barn = Agli avversari manca un punto solo: qualunque punto li fa vincere, perciò osare non costa di più.
why-donate = Se passi, agli avversari basta un cappotto in solitaria per vincere la partita; i due punti di un euchre invece non bastano.
    .mine = Passando, agli avversari bastava un cappotto in solitaria per vincere la partita; i due punti di un euchre invece non bastavano.
why-both-bowers = A { $suit } hai tutti e due i bower, { $number } briscole in tutto.
    .mine = A { $suit } avevo tutti e due i bower, { $number } briscole in tutto.
why-takes-bower = Prendi in mano { $card }, una delle briscole più alte, e hai { $number } briscole in tutto.
    .mine = Prendevo in mano { $card }, una delle briscole più alte, e avevo { $number } briscole in tutto.
why-partner-gets-bower = Il tuo compagno dà le carte e prende { $card }, una delle briscole più alte.
    .mine = Dava le carte chi gioca con me, e prendeva { $card }, una delle briscole più alte.
why-most-trumps = A { $suit } hai { $number } briscole, più di tutti gli altri messi insieme.
    .mine = A { $suit } avevo { $number } briscole, più di tutti gli altri messi insieme.
why-next = È *next*: la coppia del mazziere ha rifiutato { $card }, quindi difficilmente ha i bower di quel colore.
why-crossing = È *crossing*: nemmeno gli altri hanno voluto { $card }, ed è facile che i bower dell’altro colore li abbiate tu o il tuo compagno.
    .mine = Era *crossing*: nemmeno gli altri avevano voluto { $card }, ed era facile che i bower dell’altro colore li avessimo noi.
why-trumps-and-ace = A { $suit } hai { $number } briscole, e in più un asso.
    .mine = A { $suit } avevo { $number } briscole, e in più un asso.
why-trumps-and-void = A { $suit } hai { $number } briscole, e ti manca un seme che puoi tagliare.
    .mine = A { $suit } avevo { $number } briscole, e mi mancava un seme da tagliare.
why-many-trumps = A { $suit } hai { $number } briscole: quasi tutte le prese che servono.
    .mine = A { $suit } avevo { $number } briscole: quasi tutte le prese che servivano.
why-right-bower = { $card } è quasi una presa sicura a { $suit }, e il resto della mano l’aiuta.
    .mine = { $card } è quasi una presa sicura a { $suit }, e il resto della mia mano l’aiutava.
why-aces = Hai { $number } assi, e senza briscola nessuno può tagliarli.
    .mine = Avevo { $number } assi, e senza briscola nessuno può tagliarli.
why-low-cards = Hai { $number } delle carte più basse, che qui sono le più alte.
    .mine = Avevo { $number } delle carte più basse, che qui sono le più alte.
why-call = La tua mano è solo discreta ({ $suit }), ma promette più del resto.
    .mine = La mia mano era solo discreta ({ $suit }), ma prometteva più del resto.
why-blind = Non hai ancora visto le carte: { $suit } vale quanto un’altra scelta.
    .mine = Non avevo ancora visto le carte: { $suit } valeva quanto un’altra scelta.
why-show = La tua mano è così povera che con carte nuove difficilmente peggiora.
why-gives-bower = Altrimenti regaleresti { $card }, il bower destro, agli avversari.
    .mine = Altrimenti avrei dato agli avversari { $card }, il bower destro.
why-no-trumps = A { $suit } non hai nemmeno una briscola.
    .mine = A { $suit } non avevo nemmeno una briscola.
why-wait = A { $suit } la tua mano è migliore: aspetta il secondo giro.
    .mine = A { $suit } la mia mano era migliore, e ho aspettato il secondo giro.
why-risk = Agli avversari mancano due punti: con un euchre vincerebbero la partita.
why-few-trumps = { $number ->
    [one] Una briscola a { $suit } è poca cosa
   *[other] { $number } briscole a { $suit } sono poche
} qui: un euchre costa più di un passo.
why-no-suit = In nessun seme avresti più di { $number ->
    [one] una briscola
   *[other] { $number } briscole
}: troppo poco per farcela.
    .mine = In nessun seme avrei avuto più di { $number ->
        [one] una briscola
       *[other] { $number } briscole
    }: troppo poco per farcela.
why-pass = Questa mano rende di più se passi che se chiami la briscola.
    .mine = La mia mano rendeva di più con un passo che chiamando la briscola.
why-bid-suit = Con { $number } briscole a { $suit } e un po’ di fortuna puoi mantenere questa dichiarazione.
    .mine = Con { $number } briscole a { $suit } e un po’ di fortuna potevo mantenere questa dichiarazione.
why-bid-aces = Con { $number } assi puoi mantenere questa dichiarazione senza briscola.
    .mine = Con { $number } assi potevo mantenere questa dichiarazione senza briscola.
why-bid-stuck = Non puoi passare e devi dichiarare: la dichiarazione più bassa rischia meno di tutte.
    .mine = Non potevo passare e dovevo dichiarare: la dichiarazione più bassa rischiava meno di tutte.
why-bid-moon = Tutte le prese sono a portata di mano, e così pagano di più.
    .mine = Tutte le prese erano alla mia portata, e così pagavano di più.
why-bid-too-high = Troppe prese da fare: { $number }.
    .mine = Troppe prese da fare: { $number }.
why-alone-top-trumps = Hai le { $number } briscole più alte: in solitaria il cappotto è a portata di mano, e vale di più.
    .mine = Avevo le { $number } briscole più alte: in solitaria il cappotto era a portata di mano, e vale di più.
why-alone-long = Con { $number } briscole il cappotto in solitaria è abbastanza probabile da valere il tentativo.
    .mine = Con { $number } briscole il cappotto in solitaria era abbastanza probabile da valere il tentativo.
why-alone = Qui il cappotto in solitaria è abbastanza probabile da valere il tentativo.
    .mine = Qui il cappotto in solitaria era abbastanza probabile da valere il tentativo.
why-with-partner = Il cappotto in solitaria non è abbastanza probabile: con il compagno la mano è più sicura.
why-look-first = Carte mai viste fanno di rado tutte le prese: prima guardale, poi decidi.
why-gamble = Gli avversari stanno per vincere: solo un azzardo può fermarli.
why-defend-alone = Con { $number ->
    [one] una briscola
   *[other] { $number } briscole
} hai buone probabilità di mandare sotto in solitaria chi ha chiamato, e vale il doppio.
why-defend-together = Con il compagno un euchre è molto più probabile che in solitaria.
why-discard-void = Senza { $card } non hai più { $suit }, e puoi tagliare quel seme.
why-discard-keeps-king = Così { $card } resta protetto e non cade sull’asso.
why-discard-lowest = { $card } è la tua carta più bassa fuori dalle briscole.
why-discard-trump = Hai solo briscole: una deve andarsene.
why-give-trump = { $card } è la tua briscola migliore, e serve soprattutto dove si vogliono tutte le prese.
why-give-ace = Non hai briscole che valga la pena cedere: l’aiuto migliore è allora un asso.
why-give-least = { $card } non è una briscola, ed è quella che ti serve meno.
why-call-short = Hai una sola carta di { $suit }: apri con quella, e la carta chiamata rivela chi gioca con te.
why-call-card = La carta chiamata a { $suit } è quella che più probabilmente ti porta aiuto.
why-stay-sure = { $card } è la briscola più alta, e una presa la fa di sicuro.
why-stay-trumps = { $number ->
    [one] La tua briscola farà
   *[other] Le tue { $number } briscole faranno
} probabilmente una presa.
why-stay-all-lost = Gli altri si sono ritirati, e senza avversari chi ha scelto la briscola vincerebbe la partita.
why-drop = Una presa è troppo improbabile, e restare senza farne costa { $number ->
    [one] un punto
   *[other] { $number } punti
}.
why-declare = Apri tu, e la tua mano farà probabilmente tutte le prese.
why-not-declare = Tutte le prese sono troppe: se fallisci, il tuo punteggio raddoppia.
why-raise = La tua squadra vince questa mano più spesso di quanto la perda: un piatto più alto ti conviene.
why-check = La tua mano non è abbastanza forte per alzare la posta.
why-see = Vinci ancora abbastanza spesso per quello che costa vedere.
why-give-up = Vinci troppo di rado per mettere altro nel piatto.
why-accept = Anche giocandole, le prese che restano difficilmente cambierebbero mano.
why-refuse-beaten = { $card } batte ogni carta del suo seme tra quelle mostrate.
why-refuse = Se si gioca, una presa può ancora toccare a voi.
why-take-wins = Questi punti vincono la partita.
why-take = I punti ti avvicinano alla vittoria più di quanto gli altri se ne allontanino perdendoli.
why-lower-near = Gli avversari sono vicini alla vittoria: togliere punti li tiene lontani.
why-lower = Così gli altri perdono più di quanto guadagneresti tu.
why-cut = Nessuno conosce l’ordine delle carte: un’alzata vale l’altra.
why-last-card = È la tua ultima carta.
why-lead-sure = Nessun avversario può avere una carta che batta { $card }.
why-lead-to-caller = Ha chiamato il tuo compagno: apri a briscola, così cadono quelle degli avversari.
    .mine = Aveva chiamato chi gioca con me: ho aperto a briscola, per far cadere quelle degli avversari.
why-draw-top = Fai cadere le loro briscole: non ne hanno una che batta { $card }, e dopo le altre tue carte sono più sicure.
    .mine = Volevo far cadere le loro briscole: non ne avevano una che battesse { $card }, e dopo le altre mie carte erano più sicure.
why-draw = Fai cadere le briscole: quelle cadute non ti tolgono più una presa.
    .mine = Ho fatto cadere le briscole: quelle cadute non mi toglievano più una presa.
why-lead-ace = Apri ora con l’asso, prima che a qualcuno manchi il seme e possa tagliarlo.
    .mine = Ho aperto con l’asso, prima che a qualcuno mancasse il seme e potesse tagliarlo.
why-lead-top = Agli avversari non resta nulla di più alto nel suo seme.
why-lead-called = Apri a { $suit }: così viene fuori la carta chiamata, e si vede chi gioca con te.
    .mine = Ho aperto a { $suit }: così veniva fuori la carta chiamata, e si vedeva chi gioca con me.
why-lead-short = È la tua unica carta di { $suit }: dopo puoi tagliare quel seme.
    .mine = Era la mia unica carta di { $suit }: dopo potevo tagliare quel seme.
why-lead-through = Apri attraverso chi ha chiamato: deve giocare prima di vedere l’ultima carta.
    .mine = Ho aperto attraverso chi ha chiamato: doveva giocare prima di vedere l’ultima carta.
why-keep-trumps = In difesa tieni le briscole per tagliare le loro carte vincenti.
    .mine = In difesa ho tenuto le briscole per tagliare le loro carte vincenti.
why-lead-long = Il tuo seme più lungo è { $suit }: le carte basse possono far presa quando gli altri non ne hanno più.
    .mine = Il mio seme più lungo era { $suit }: le carte basse potevano far presa quando gli altri non ne avevano più.
why-lead-low = Non c’è motivo di rischiare una carta migliore: una bassa perde meno di tutte.
why-must-follow = Devi rispondere al seme, e solo { $card } risponde.
why-makes-it = { $card } fa la presa che manca ancora alla tua squadra.
    .mine = { $card } faceva la presa che mancava ancora alla mia squadra.
why-euchres = { $card } fa la presa che manda sotto gli avversari.
why-last-and-cheap = Dopo di te non gioca nessuno, e { $card } è la carta più bassa che fa la presa.
    .mine = Dopo di me non giocava nessuno, e { $card } era la carta più bassa che faceva la presa.
why-overtrump = Batte { $card }, la briscola che sta facendo la presa.
why-trump-in = Non hai il seme di uscita, quindi una briscola può fare la presa.
    .mine = Non avevo il seme di uscita, quindi una briscola poteva fare la presa.
why-take-sure = Nessuno degli avversari che devono ancora giocare può battere { $card }.
why-take-cheap = { $card } basta per passare in testa nella presa.
why-take-high = Gioca alto: chi viene dopo deve superarti, o lasciarti la presa.
    .mine = Ho giocato alto: chi veniva dopo doveva superarmi, o lasciarmi la presa.
why-help-partner = { $card } del tuo compagno può ancora essere battuta, e la tua carta rende sicura la presa.
    .mine = { $card } di chi gioca con me poteva ancora essere battuta, e la mia carta rendeva sicura la presa.
why-partner-sure = { $card } del tuo compagno non può più essere battuta: gioca quello che ti serve meno.
    .mine = { $card } di chi gioca con me non poteva più essere battuta: ho giocato quello che mi serviva meno.
why-partner-no-trump = Il tuo compagno è in testa con { $card }: non sprecarci una briscola.
    .mine = Era in testa chi gioca con me, con { $card }: non ci ho sprecato una briscola.
why-partner-wins = Il tuo compagno tiene la presa con { $card }: lasciagliela.
    .mine = Teneva la presa chi gioca con me, con { $card }: l’ho lasciata lì.
why-defender-wins = { $card } di chi difende è in testa alla presa: lasciala lì.
    .mine = { $card } di chi difendeva era in testa alla presa: l’ho lasciata lì.
why-cannot-beat = Non puoi battere { $card }: gioca la carta più bassa.
    .mine = Non potevo battere { $card }: ho giocato la carta più bassa.
why-throw-void = Questa presa non la puoi fare; senza { $card } più tardi puoi tagliare { $suit }.
    .mine = Questa presa non la potevo fare; senza { $card } più tardi potevo tagliare { $suit }.
why-throw-low = Questa presa non la puoi fare, e { $card } è la carta che ti serve meno.
    .mine = Questa presa non la potevo fare, e { $card } era la carta che mi serviva meno.
why-leave-to-partner = Il tuo compagno gioca dopo di te e può fare la presa.
    .mine = Chi gioca con me veniva dopo e poteva fare la presa.
why-save-bower = Risparmia il bower: più tardi fa una presa che vale di più.
    .mine = Ho risparmiato il bower: più tardi poteva fare una presa che vale di più.
why-save-trump = Risparmia le briscole: più tardi fanno prese che valgono di più.
    .mine = Ho risparmiato le briscole: più tardi potevano fare prese che valgono di più.
