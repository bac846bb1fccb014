### Il glossario: tutte le parole dell’euchre che Bower usa. Ogni voce ha un titolo, una spiegazione e, se ce ne sono, altri
### nomi (suggeriti mentre si scrive, separati da " · "; quelli dopo " | " si trovano ma non si mostrano) e un esempio. Negli esempi $hJ è il fante di cuori.

glossary-names = Anche: { $names }
glossary-example = **Esempio.** { $text }
# La riga del menu che porta ad altre voci
glossary-see-also = Vedi anche…
glossary-unknown = Non c’è una voce «{ $typed }». Le più vicine: { $nearest }.
glossary-unknown-none = Non c’è una voce «{ $typed }». Scrivendo dopo `/glossary` appaiono i suggerimenti.

glossary-trump = Briscola
glossary-trump-names = trump · atout · seme di briscola
glossary-trump-about = Il seme che, per la durata di una mano, vince su tutti gli altri. Si sceglie accettando la { term-upcard } oppure, nel secondo giro, chiamando un seme. In ordine dall’alto: { term-right-bower }, { term-left-bower }, asso, re, donna, 10, 9, poi 8, 7 e 2 se il mazzo li ha; un Benny sta sopra a tutte.
glossary-trump-example = Briscola cuori, dalla più alta alla più bassa: { $hJ } { $dJ } { $hA } { $hK } { $hQ } { $hT } { $h9 }.

glossary-bowers = Bower
glossary-bowers-names = bowers · i due bower · fanti di briscola | pergolato
glossary-bowers-about = Le due briscole più alte, entrambe fanti: il { term-right-bower } è il fante di briscola, il { term-left-bower } l’altro fante dello stesso colore. La parola viene dal tedesco *Bauer*, contadino, che è anche un nome del fante.
glossary-bowers-example = Briscola fiori: { $cJ } è il { term-right-bower }, { $sJ } il { term-left-bower }.

glossary-right-bower = Bower destro
glossary-right-bower-names = right bower · destro
glossary-right-bower-about = Il fante di briscola. È la carta più alta della mano, a meno che nel mazzo ci sia un Benny.

glossary-left-bower = Bower sinistro
glossary-left-bower-names = left bower · sinistro
glossary-left-bower-about = L’altro fante del colore della briscola; lo battono solo il { term-right-bower } e il Benny. Finché dura la mano è briscola a tutti gli effetti: chi esce con il { term-left-bower } esce a briscola, e la carta non risponde al seme che porta stampato. Nella mano seguente torna una carta comune.
glossary-left-bower-example = Briscola picche, uscita a fiori: con { $cJ } e { $c9 } devi giocare { $c9 }; con { $cJ } e nessun’altra carta di fiori giochi quello che vuoi.

glossary-upcard = Carta scoperta
glossary-upcard-names = upcard · carta girata · turn-up
glossary-upcard-about = La prima carta del tallone, girata dopo la distribuzione. Nel primo giro ognuno, a turno, può accettarne il seme come briscola; il mazziere allora la prende e scarta un’altra carta. Se tutti la rifiutano viene coperta, ma ormai tutti l’hanno vista.

glossary-kitty = Tallone
glossary-kitty-names = kitty · carte avanzate | monte · gattino
glossary-kitty-about = Le carte che avanzano dalla distribuzione: quattro, quando se ne danno cinque a testa a quattro giocatori da un mazzo di 24. La prima è la { term-upcard }; le altre restano coperte e fuori gioco, salvo regole come la mano del contadino, con cui qualcuno può cambiare carte.

glossary-trick = Presa
glossary-trick-names = trick · prese
glossary-trick-about = Una carta di ciascuno di quelli che giocano. La fa la briscola più alta o, se non ce ne sono, la carta più alta del seme di uscita. Chi fa la presa esce per la successiva.
glossary-trick-example = Uscita { $sA }, poi { $sQ }, { $h9 } e { $sT }: se cuori è briscola, { $h9 } fa la presa.

glossary-lead = Uscita
glossary-lead-names = lead · uscire · prima uscita · apertura · aprire
glossary-lead-about = La prima carta di una presa. La prima uscita tocca al primo di mano, poi esce chi ha fatto l’ultima presa. Contro una solitaria esce il primo di mano o, se non gioca, chi gioca dopo di lui; ai tavoli britannici esce il difensore alla sinistra di chi gioca in solitaria.

glossary-follow-suit = Rispondere al seme
glossary-follow-suit-names = follow suit · void · obbligo di seme
glossary-follow-suit-about = Se hai una carta del seme di uscita devi giocarla; il { term-left-bower } conta come briscola. Se non ne hai (in inglese sei *void*) giochi quello che vuoi: nessuno è mai obbligato a tagliare.

glossary-dealer = Mazziere
glossary-dealer-names = dealer · chi dà le carte
glossary-dealer-about = Chi dà le carte e riceve la { term-upcard } quando viene accettata. Parla per ultimo, se le regole del tavolo non dicono altro. Dopo ogni mano il mazzo passa a sinistra.

glossary-eldest = Primo di mano
glossary-eldest-names = eldest · eldest hand | mano più anziana
glossary-eldest-about = Chi siede alla sinistra del mazziere: in ogni giro parla per primo ed esce alla prima presa, se le regole del tavolo non dicono altro.

glossary-maker = Maker (chi sceglie la briscola)
glossary-maker-names = makers · chiamante · dichiarante
glossary-maker-about = Chi sceglie la briscola, accettando la { term-upcard } o chiamando un seme. I *makers* sono quel giocatore e il compagno: devono fare tre prese su cinque, o quattro se si danno sette carte.

glossary-defender = Difensore
glossary-defender-names = defender · difensori
glossary-defender-about = Chi gioca contro la coppia che ha scelto la briscola. Se quella coppia fa troppe poche prese, i difensori segnano 2 punti.

glossary-pack = Mazzo
glossary-pack-names = pack · deck · 24 carte · 32 carte
glossary-pack-about = Il mazzo comune ha 24 carte, dal 9 all’asso di ogni seme; altri aggiungono gli otto (28) o gli otto e i sette (32). A ciascuno si può unire un jolly, e certi giochi con dichiarazione usano il mazzo due volte.

glossary-target = Punti per vincere
glossary-target-names = target · punteggio della partita · traguardo
glossary-target-about = I punti con cui si vince la partita: 10 in Nordamerica, 11 in Cornovaglia, Australia e Nuova Zelanda, 5 nelle regole del 1844; un tavolo può scegliere qualunque numero da 1 a 52.

glossary-order-up = Ordinare
glossary-order-up-names = order up · ordering up · ordino
glossary-order-up-about = Accettare la { term-upcard } nel primo giro, detto degli avversari del mazziere. Il suo seme è briscola, il mazziere la prende e scarta un’altra carta, e chi ha ordinato è il *maker*.

glossary-assist = Assistere
glossary-assist-names = assist · assisto
glossary-assist-about = Accettare la { term-upcard } nel primo giro, detto di chi gioca con il mazziere: il suo seme è briscola e la carta va al mazziere. A certi tavoli è permesso solo per giocare in solitaria; secondo le regole del 1844, a scegliere la briscola risulta il mazziere.

glossary-take-up = Prendere
glossary-take-up-names = pick up · take up · prendo
glossary-take-up-about = Accettare la { term-upcard } nel primo giro, detto del mazziere: il suo seme è briscola, il mazziere la prende e scarta una carta coperta.

glossary-discard = Scarto
glossary-discard-names = discard · scartare | bury
glossary-discard-about = La carta che il mazziere mette via coperta dopo aver preso la { term-upcard }. Può essere la stessa { term-upcard }, e per questa mano è fuori gioco.

glossary-turn-down = Rifiutare
glossary-turn-down-names = turn down · turned down · carta rifiutata
glossary-turn-down-about = Non accettare la { term-upcard }. Quando nel primo giro tutti hanno passato, la carta viene coperta e nel secondo giro il suo seme non si può chiamare.

glossary-pass = Passare
glossary-pass-names = pass · passo · bussare | knock
glossary-pass-about = Rinunciare a scegliere la briscola al proprio turno. Quando tutti hanno passato una volta la { term-upcard } viene rifiutata; quando tutti hanno passato due volte la mano è annullata, salvo al tavolo con il mazziere obbligato.

glossary-passed-hand = Mano annullata
glossary-passed-hand-names = hand thrown in · tutti passano · all pass
glossary-passed-hand-about = Una mano in cui tutti hanno passato due volte. Nessuno segna, e dà le carte il giocatore seguente; a scelta del tavolo, le ridà lo stesso.

glossary-sandbagging = Sandbagging (aspettare al varco)
glossary-sandbagging-names = sandbag
glossary-sandbagging-about = Passare con una mano che potrebbe scegliere la briscola, nella speranza che la scelgano gli avversari e perdano la mano.

glossary-stick-the-dealer = Mazziere obbligato
glossary-stick-the-dealer-names = stick the dealer · screw the dealer | attacca il mazziere
glossary-stick-the-dealer-about = Una regola del secondo giro: quando tutti gli altri hanno passato, il mazziere non può passare e deve chiamare la briscola. Se il tavolo prevede una penalità può farlo, ma allora gli avversari segnano 1 punto.

glossary-next = Next
glossary-next-names = Dutching · stesso colore | prossimo
glossary-next-about = Chiamare, nel secondo giro, l’altro seme del colore rifiutato. Nelle regole del 1844 si dice *Dutching*.
glossary-next-example = Rifiutato { $d9 }: chiamare cuori è *next*.

glossary-crossing = Crossing
glossary-crossing-names = altro colore · cambiare colore
glossary-crossing-about = Chiamare, nel secondo giro, un seme del colore che non è stato rifiutato.
glossary-crossing-example = Rifiutato { $d9 }: chiamare fiori o picche è *crossing*.

glossary-no-trump = Senza briscola
glossary-no-trump-names = no trump · senza atout
glossary-no-trump-about = Una variante: nel secondo giro si può chiamare *senza briscola*. Allora nessun seme è briscola e non ci sono bower: in ogni seme l’asso è il più alto e il fante sta sotto la donna, e la presa è della carta più alta del seme di uscita. Nei giochi con dichiarazione si può chiamare sempre.

glossary-low-no-trump = Senza briscola basso
glossary-low-no-trump-names = low no trump · al contrario
glossary-low-no-trump-about = Nei giochi con dichiarazione: senza briscola con l’ordine rovesciato, così che in ogni seme la carta migliore è il 9 e la peggiore l’asso.

glossary-trump-needed = Obbligo di una briscola
glossary-trump-needed-names = making-trump rule · solo un fante
glossary-trump-needed-about = Una variante: chi sceglie la briscola deve averne una oltre ai bower. Per il mazziere che prende la { term-upcard } questa conta, se non è un fante; per gli altri no. La regola può valere per il solo mazziere o per tutti.
glossary-trump-needed-example = È scoperto { $h9 } e la tua sola briscola sarebbe { $hJ }: se sei il mazziere puoi prendere, altrimenti non puoi ordinare.

glossary-benny = Benny
glossary-benny-names = Best Bower · jolly · joker
glossary-benny-about = La briscola più alta del gioco britannico, sopra il { term-right-bower }: il jolly o, se manca, { $s2 }. Qualunque sia la briscola, lo è a tutti gli effetti.

glossary-blind-call = Chiamata alla cieca
glossary-blind-call-names = blind call · Benny scoperto | chiamata al buio · grido alla cieca
glossary-blind-call-about = Che cosa succede nel gioco britannico quando la { term-upcard } è il Benny: prima di vedere una carta il mazziere chiama la briscola, poi prende il Benny e scarta. La briscola risulta scelta dalla sua coppia, e il mazziere può giocare in solitaria. Un tavolo può stabilire altrimenti.

glossary-loner = Solitaria
glossary-loner-names = loner · alone · in solitaria · da solo · andare da solo | solitario
glossary-loner-about = Una mano abbastanza forte per giocarla, e poi giocata, senza il compagno, che posa le carte senza mostrarle. Si annuncia scegliendo la briscola, nel gioco britannico prima della prima uscita. Con tutte le prese vale 4 punti invece di 2; con abbastanza prese, ma non tutte, 1 come sempre.

glossary-cards-away = Cards away (via le carte)
glossary-cards-away-names = gioco in solitaria · carte via
glossary-cards-away-about = Un vecchio annuncio della solitaria: invita il compagno a mettere via le sue carte.

glossary-defend-alone = Difendere in solitaria
glossary-defend-alone-names = defend alone · lone defender · difesa in solitaria
glossary-defend-alone-about = Difendere senza il compagno: secondo il tavolo mai, solo contro una solitaria, o sempre. Chi difende in solitaria e fa almeno tre prese segna 4 punti. Contro una solitaria ogni presa ha allora due carte soltanto.

glossary-partner-alone = Con il mazziere solo in solitaria
glossary-partner-alone-names = partner alone · Canadian loner
glossary-partner-alone-about = In Gran Bretagna si dice «lo rifiuto». Una regola del Canada, della Cornovaglia e di parti dell’Australia e della Nuova Zelanda: nel primo giro chi gioca con il mazziere può accettare la { term-upcard } solo per giocare in solitaria. Il mazziere allora non gioca, nessuno scarta e la { term-upcard } resta fuori gioco. Il secondo giro è come al solito.

glossary-blind-loner = Solitaria alla cieca
glossary-blind-loner-names = blind loner · alla cieca | solitaria al buio · al buio
glossary-blind-loner-about = Secondo le regole di Robson, quando si scopre un fante il mazziere può giocare in solitaria in quel seme prima di guardare le sue carte. Tutte e cinque le prese valgono 5; con meno non segna nulla, e i difensori segnano 1.

glossary-partners-best = Il meglio del compagno
glossary-partners-best-names = partner’s best · cambio con il compagno · railroad euchre
glossary-partners-best-about = Un’usanza del *railroad euchre*: chi gioca in solitaria dà al compagno una carta coperta e ne riceve in cambio una che il compagno sceglie.

glossary-lay-down = Stendere le carte
glossary-lay-down-names = lay-down · claim · reclamare le prese · lone wolf · lupo solitario | posa · abbassa
glossary-lay-down-about = Una mano così forte che non serve giocarla. Al tuo turno puoi stendere le carte e chiedere tutte le prese che restano. Se vincono comunque siano distribuite le altre, la richiesta è accolta subito; altrimenti si chiede a ciascun avversario, e se uno rifiuta si continua a giocare.
glossary-lay-down-example = Esci tu, briscola cuori: { $hJ } { $dJ } { $hA } { $h9 } { $sA } fanno di sicuro tutte le prese. Se esce un altro, non è detto.

glossary-loner-range = A portata di solitaria
glossary-loner-range-names = loner range · portata
glossary-loner-range-about = Un punteggio che una sola solitaria può capovolgere: a una squadra mancano al massimo quattro punti per vincere, o è indietro di quattro.
glossary-loner-range-example = In una partita a 10: con 6 punti, oppure con 4 contro 8.

glossary-march = Cappotto
glossary-march-names = march · sweep · tutte le prese · marcia | marzo · spazzare
glossary-march-about = Tutte le prese di una mano, fatte da chi ha scelto la briscola: 2 punti, o 4 se giocava in solitaria.

glossary-euchred = Euchre (mano persa)
glossary-euchred-names = euchred · set · bumped | getting set · bump · impostare
glossary-euchred-about = Capita a chi ha scelto la briscola e fa meno di tre prese, o meno di quattro su sette. I difensori segnano 2 punti, anche contro una solitaria; certi tavoli ne danno 4 per una solitaria persa.

glossary-dutchman = Dutchman
glossary-dutchman-names = mano dell’olandese · Dutchman’s hand | olandese
glossary-dutchman-about = I due bower e l’asso di briscola: le tre briscole più alte, se nel mazzo non c’è un Benny. La parola vuol dire «olandese».
glossary-dutchman-example = Briscola cuori: { $hJ } { $dJ } { $hA }.

glossary-dutchmans-point = Punto dell’olandese
glossary-dutchmans-point-names = Dutchman’s point · punto sicuro
glossary-dutchmans-point-about = Il punto che chi sceglie la briscola con un Dutchman ha in tasca: tre prese non si possono perdere, qualunque cosa abbiano gli altri.

glossary-skunk = Skunk
glossary-skunk-names = a zero · vittoria a zero | puzzola · moffetta
glossary-skunk-about = Una partita vinta a zero: chi perde non ha segnato nemmeno un punto. A scelta del tavolo vale per due partite. La parola vuol dire «moffetta».

glossary-in-the-barn = In the barn (nel fienile)
glossary-in-the-barn-names = manca un punto
glossary-in-the-barn-about = A un punto dalla vittoria: a 9 in una partita a 10.

glossary-bridge = Bridge
glossary-bridge-names = at the bridge · al ponte
glossary-bridge-about = Un punteggio delle regole del 1844: a chi conduce manca un punto per vincere, a chi insegue ne mancano quattro, così che anche chi insegue può vincere con un solo cappotto in solitaria.
glossary-bridge-example = In una partita a 10: 9 a 6.

glossary-win-by-two = Due punti di vantaggio
glossary-win-by-two-names = win by two · vantaggio · vantaggio richiesto · oltre il traguardo
glossary-win-by-two-about = Una variante: per vincere occorrono i punti della partita e due di vantaggio. Un’altra, più severa, vuole che quei punti siano superati.
glossary-win-by-two-example = In una partita a 10: 10–9 non basta ancora, 11–9 sì.

glossary-robsons-choice = Scelta di Robson
glossary-robsons-choice-names = Robson’s choice · Robson · la scelta di Robson
glossary-robsons-choice-about = Secondo le regole di Robson, chi fa tutte e cinque le prese può togliere agli avversari i punti guadagnati invece di segnarli, senza scendere sotto lo 0. A scelta del tavolo vale per ogni mano da 2 o da 4 punti.
glossary-robsons-choice-example = Sei a 5 e gli altri a 9: dopo un cappotto puoi scegliere 5–7 invece di 7–9.

glossary-laps = Laps (punti riportati)
glossary-laps-names = lap · riporto dei punti
glossary-laps-about = Una variante: i punti in più rispetto a quelli che servono per vincere si riportano nella partita seguente.

glossary-rubber = Rubber
glossary-rubber-names = due partite su tre · bella
glossary-rubber-about = Al meglio delle tre partite: chi ne vince due vince il *rubber*.

glossary-score-cards = Carte segnapunti
glossary-score-cards-names = score cards · segnapunti · carte del punteggio
glossary-score-cards-about = Due carte che mostrano il punteggio con i segni lasciati scoperti: un sei e un quattro, due cinque, un due e un tre oppure, nel gioco britannico, un cinque e un sei. Un tavolo può anche mostrare cifre.

glossary-chop = Chop (taglio immediato)
glossary-chop-names = chopping · tagliare subito
glossary-chop-about = Tagliare con la seconda carta della presa un asso di uscita.
glossary-chop-example = Briscola cuori: si esce con { $sA }, e il giocatore seguente, che non ha picche, taglia subito con { $h9 }.

glossary-trumping-partner = Tagliare il compagno
glossary-trumping-partner-names = trumping partner · taglio sul compagno
glossary-trumping-partner-about = Tagliare una presa che il compagno stava vincendo, o superarne con una carta più alta quella che vinceva.

glossary-underman = Underman (bower sinistro secco)
glossary-underman-names = undermanned · sinistro secco
glossary-underman-about = Un { term-left-bower } secco che cade sotto il destro: chi l’ha non ha altre briscole, e deve giocarlo quando si esce con il { term-right-bower }.
glossary-underman-example = Briscola cuori: si esce con { $hJ }, e { $dJ } è la tua sola briscola.

glossary-walk = Walk (carta che passa)
glossary-walk-names = walking · carta bassa che vince | cammina
glossary-walk-about = Si dice di una carta bassa con cui si esce e che fa la presa, perché nessuno la batte.
glossary-walk-example = Si esce con { $sT }, e nessuno ha più una carta di picche più alta né una briscola: il dieci passa.

glossary-slough = Sfaglio
glossary-slough-names = slough · sluff · sfagliare
glossary-slough-about = Liberarsi di una carta che non serve in una presa in cui non hai il seme di uscita e non tagli.

glossary-dog = Un cane di ogni contea
glossary-dog-names = a dog from every county · quattro semi
glossary-dog-about = Una mano con carte di tutti e quattro i semi.
glossary-dog-example = { $sA } { $hK } { $dT } { $d9 } { $cQ }

glossary-counting-cards = Contare le carte
glossary-counting-cards-names = counting cards · card counting
glossary-counting-cards-about = Ricordare le carte già giocate, prima di tutto le briscole. È permesso, ed è buona parte della bravura: su 24 carte, 20 vanno ai quattro giocatori e una delle altre quattro è scoperta.

glossary-revoke = Renonce (mancata risposta al seme)
glossary-revoke-names = revoke · renege · rifiuto | revoca · rinnegare
glossary-revoke-about = Non rispondere al seme pur potendo. Un tavolo comune non accetta la carta. A un tavolo d’onore si può giocare: se un avversario se ne accorge e la segnala prima della fine della mano, la sua squadra segna 2 punti, o 4 se qualcuno era in solitaria, e la mano finisce.

glossary-honour-table = Tavolo d’onore
glossary-honour-table-names = honour table · honor table · tavolo sulla parola
glossary-honour-table-about = Un tavolo dove si può giocare qualunque carta, come dal vivo: una *renonce* conta solo se un avversario la segnala prima della fine della mano. A scelta del tavolo, chi segnala a torto paga quanto avrebbe preso.

glossary-table-talk = Table talk
glossary-table-talk-names = parlare al tavolo · segnali · cenni · chiacchiere al tavolo · cross-boarding
glossary-table-talk-about = Ogni cenno al compagno sulle carte. Chi siede al tavolo può segnalarlo; chi ha aperto il tavolo, o un moderatore, fa ridare le carte, dà 1 punto alla squadra che ha segnalato, o lascia correre.

glossary-throwing-in = Concedere le prese
glossary-throwing-in-names = throwing in · throw in · concedere · rinunciare al resto | gettando in
glossary-throwing-in-about = Chi ha scelto la briscola e ha già tre prese può concedere le altre se ne ha persa una, o finché il bower destro non è caduto: segna il suo punto e si dà la mano seguente.

glossary-farmers-hand = Mano del contadino
glossary-farmers-hand-names = farmer’s hand · poor man’s hand · bottom hand · granny hand · mano del povero · mano della nonna
glossary-farmers-hand-about = Cinque carte tra nove e dieci o, secondo altri, tre nove o tre dieci, o tre comunque miste. Dove si usa, chi le ha le mostra prima delle dichiarazioni, o a scelta del tavolo fino alla prima uscita, e ne cambia tre con tre carte del tallone, oppure si ridanno le carte.
glossary-farmers-hand-example = { $s9 } { $h9 } { $hT } { $sT } { $d9 }

glossary-going-under = Going under
glossary-going-under-names = go under · pescare sotto · cambio con il tallone · sotto il tavolo · andare sotto
glossary-going-under-about = Prendere le tre carte coperte del tallone in cambio delle tre carte di una mano del contadino.

glossary-ace-no-face = Asso senza figure
glossary-ace-no-face-names = ace, no face · un asso e nessuna figura
glossary-ace-no-face-about = Un asso, e per il resto nove e dieci. Dove si usa, chi ha questa mano cambia tre carte con le ultime tre del tallone al suo primo turno, o a scelta del tavolo fino alla prima uscita; oppure si ridanno le carte. In tre si ridanno con qualunque numero di assi e nessuna figura.
glossary-ace-no-face-example = { $hA } { $s9 } { $c9 } { $hT } { $dT }

glossary-draw = Estrazione del primo mazziere
glossary-draw-names = draw for the deal · estrazione · sorteggio
glossary-draw-about = Il modo nordamericano di trovare il primo mazziere: ognuno estrae una carta, la più bassa dà le carte e, se si estraggono anche le coppie, le due più basse giocano insieme. Solo qui l’asso è la carta più bassa e il fante sta appena sotto la donna; in caso di parità si estrae di nuovo.
glossary-draw-example = Estratti { $sA } { $hJ } { $cQ } { $dK }: dà le carte l’asso, e asso e fante sono compagni.

glossary-first-jack = Primo fante
glossary-first-jack-names = first jack · primo fante nero
glossary-first-jack-about = Un altro modo di trovare il primo mazziere: si distribuiscono carte scoperte, e dà le carte chi riceve il primo fante; a certi tavoli deve essere nero. A scelta, chi riceve il secondo fante è il suo compagno.

glossary-packets = Distribuzione a due e tre
glossary-packets-names = packets · due e tre · tre e due · gruppi di carte
glossary-packets-about = Le carte si danno in gruppi di due e tre, o di tre e due. In Bower questo decide soltanto quale carta del mazzo mescolato va dove, così che si può ripetere una distribuzione fatta con carte vere.

glossary-misdeal = Distribuzione sbagliata
glossary-misdeal-names = misdeal · carta esposta
glossary-misdeal-about = Una distribuzione andata male: troppe carte, troppo poche, o una che si è vista. Con le carte vere si ridà la mano. In Bower dà le carte il tavolo, e non può succedere. Per alcuni lo è anche una mano in cui nessuno sceglie la briscola: vedi *mano annullata*.

glossary-cut = Alzare il mazzo
glossary-cut-names = cut · alzata · tap · taglio del mazzo
glossary-cut-about = Dove si usa, prima della distribuzione chi siede alla destra del mazziere alza il mazzo o lo batte con le dita. In Bower l’alzata entra nella mescolata.

glossary-stealing = Rubare il mazzo
glossary-stealing-names = stealing the deal · mazzo rubato
glossary-stealing-about = Una variante: tra una mano e l’altra, il compagno di chi ha dato le carte per ultimo può prendersi il mazzo. Vale se nessun avversario protesta prima che si scopra la { term-upcard }; se qualcuno protesta dà le carte il mazziere giusto, senza penalità. Dopo un mazzo rubato le dà chi siede alla sinistra di chi l’ha rubato.

glossary-point-on-partner = Punto sul compagno
glossary-point-on-partner-names = point on partner · rubare al compagno
glossary-point-on-partner-about = Una variante: chi ruba il mazzo al proprio compagno lo tiene e segna 1 punto.

glossary-fair-deal = Smazzata verificabile
glossary-fair-deal-names = fair deal · impronta · verifica · promessa
glossary-fair-deal-about = Ogni smazzata è fissata prima della prima carta: il tavolo mostra un’impronta (SHA-256) del segreto da cui nasce. A partita finita il segreto è pubblicato, e con `/game check` chiunque può controllare ogni smazzata.

glossary-betting = Puntate
glossary-betting-names = betting · ante · posta · piatto · rilancio
glossary-betting-about = Una variante che si gioca con gettoni, mai con denaro. Ogni coppia versa una posta; scelta la briscola, prima della prima uscita i difensori passano o rilanciano, e l’altra coppia vede o lascia la posta. Chi vince la mano prende tutto. Oppure ogni presa o ogni punto ha un valore, e chi perde paga la differenza.

glossary-knock-euchre = Knock euchre
glossary-knock-euchre-names = euchre comune · euchre con carta scoperta
glossary-knock-euchre-about = Un nome dell’euchre comune, con la { term-upcard } e due giri di chiamate, per distinguerlo dal *bid euchre*.

glossary-hustle = Hustle
glossary-hustle-names = euchre hustle · torneo di euchre · da sette a nove giocatori
glossary-hustle-about = Un torneo di euchre, una serata con un compagno nuovo a ogni turno: la apre `/league create`. In Bower è anche il modo di giocare in sette, otto o nove a un tavolo: quattro alla volta a rotazione, gli altri saltano una smazzata, e ognuno ha i suoi punti.

glossary-two-handed = Euchre in due
glossary-two-handed-names = two-handed euchre · due giocatori · dummy · morto · in due
glossary-two-handed-about = Cinque carte a testa e un morto di due, che va a chi sceglie la briscola: l’avversario del mazziere ne scarta poi due, il mazziere, che ha anche la { term-upcard }, tre. Il mazziere è obbligato, non ci sono solitarie, e un *euchre* vale 2.

glossary-three-handed = Euchre in tre
glossary-three-handed-names = three-handed euchre · tre giocatori · in tre
glossary-three-handed-about = Ognuno per sé, con sette carte. Chi sceglie la briscola segna 1 punto con quattro o cinque prese, 2 con sei, 4 con sette. Se non ci riesce, il difensore con più prese ne segna 2, o ciascuno 1 se sono pari.

glossary-call-ace = Chiamata dell’asso
glossary-call-ace-names = call-ace · euchre in cinque · compagno segreto · in cinque
glossary-call-ace-about = Il gioco in cinque: chi sceglie la briscola nomina un asso, o la carta migliore di un seme, e chi ce l’ha è il suo compagno segreto. Ognuno ha i suoi punti.

glossary-six-handed = Euchre in sei
glossary-six-handed-names = six-handed euchre · sei giocatori · squadre di tre · in sei
glossary-six-handed-about = Due squadre di tre, seduti alternati, cinque carte a testa da un mazzo di 33 o da uno doppio di 48 con due jolly. Se le carte sono doppie, il tavolo stabilisce se di due uguali vince la prima o l’ultima.

glossary-set-back = Set-back
glossary-set-back-names = setback euchre · scalare
glossary-set-back-about = Un gioco per due, tre o quattro, ognuno per sé, con un piatto: si parte da 5 e si scende a 0. Ogni presa toglie 1; chi non ne fa aggiunge 1; chi ha scelto la briscola e perde la mano aggiunge 2 e versa un’altra posta. Chi non l’ha scelta può buttare le carte e restare fuori.

glossary-i-declare = I declare (dichiaro)
glossary-i-declare-names = dichiarare il cappotto · mi impegno
glossary-i-declare-about = Una variante del *set-back*: dichiari di fare tutte le prese ed esci. Se riesci, partita e piatto sono tuoi; se no, i tuoi punti raddoppiano e versi una posta.
glossary-i-declare-example = A 3 punti, un *I declare* mancato porta a 6.

glossary-bid-euchre = Bid euchre
glossary-bid-euchre-names = euchre con dichiarazione · asta
glossary-bid-euchre-about = Euchre senza { term-upcard }, con sei carte a testa: in un solo giro ognuno dichiara quante prese farà la sua squadra, sempre più del precedente e almeno tre. Chi dichiara di più chiama la briscola, o senza briscola alto o basso, ed esce. Se mantiene la dichiarazione ogni squadra segna le sue prese; se no, la sua perde i punti dichiarati.

glossary-moon = Moon
glossary-moon-names = luna · dichiarare tutto in solitaria
glossary-moon-about = Nel *bid euchre*: dichiarare tutte le prese in solitaria, per 12 punti. A scelta del tavolo si possono chiedere al compagno una o due carte.

glossary-pepper = Pepper
glossary-pepper-names = little pepper · big pepper · pepe
glossary-pepper-about = Una forma di *bid euchre*. *Little pepper* sono tutte e sei le prese per 6 punti vinti o persi, *big pepper* tutte e sei per 12.

glossary-hasenpfeffer = Hasenpfeffer
glossary-hasenpfeffer-names = bid euchre con il jolly
glossary-hasenpfeffer-about = Una forma di *bid euchre* con 25 carte, jolly compreso: se ne danno sei a testa e una resta da parte.

glossary-double-deck = Mazzo doppio
glossary-double-deck-names = double deck · 48 carte
glossary-double-deck-about = *Bid euchre* con due mazzi di 24 carte: dodici a testa, almeno sei prese da dichiarare, 52 punti per vincere. Di due carte uguali vince la prima giocata.

glossary-indiana = Indiana
glossary-indiana-names = bid euchre individuale
glossary-indiana-about = *Bid euchre* in tre o quattro, ognuno per sé, con tutte le carte distribuite: da 21 si scende a 0, e ogni presa toglie 1. Chiamata la briscola, gli altri restano o si ritirano. Chi resta e non fa prese, o dichiara e non ci arriva, aggiunge 5.

glossary-stay-or-drop = Restare o ritirarsi
glossary-stay-or-drop-names = stay or drop · stay · drop · restare · ritirarsi
glossary-stay-or-drop-about = Nei giochi in cui ognuno è per sé, come l’Indiana o il *buck euchre*: quando si sa la briscola, gli altri dicono a turno se restano nella mano o si ritirano. Ritirarsi non costa nulla; chi resta e non fa prese aggiunge 5 punti.

glossary-buck-euchre = Buck euchre
glossary-buck-euchre-names = buck
glossary-buck-euchre-about = Un gioco da tre a sei, ognuno per sé: da 25 si scende a 0, e ogni presa toglie 1. Si resta o ci si ritira; chi resta e non fa prese aggiunge 5, e così chi ha scelto la briscola e ne fa meno di tre.

glossary-dirty-clubs = Fiori sporchi
glossary-dirty-clubs-names = dirty clubs · fiori scoperti
glossary-dirty-clubs-about = Un altro nome del *buck euchre*, dalla sua regola più dura: quando si scopre un fiori la briscola è fiori, non si dichiara, e nessuno può ritirarsi.
