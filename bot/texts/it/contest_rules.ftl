### The rules of a contest as members read them, made from its plan.

contest-rule-leave-partner = Se uno dei due esce dopo il sorteggio, il posto è di chi si offre per primo come riserva. Fino ad allora può giocare un computer.
contest-rules-play-title = Come si gioca
contest-rules-meet-title = Chi incontra chi
contest-rules-points-title = Punti e parità
contest-rules-time-title = Tempi
contest-rules-absent-title = Ritardi, ritiri, assenze
contest-rules-fair-title = Valutazioni e correttezza
contest-rule-single = Ci si iscrive senza compagno, e a ogni turno si cambia compagno.
contest-rule-pairs = Ci si iscrive in coppia, e si resta insieme fino alla fine.
contest-rule-tables = Ai tavoli: { $rules }
contest-rule-hustle = Turni: { $rounds }. Mani in ognuno: { $hands }.
contest-rule-thrown-in = Una mano in cui passano tutti conta come le altre. Dà le carte di nuovo lo stesso mazziere.
contest-rule-match = Un incontro è una partita.
contest-rule-match-three = Un incontro va al meglio delle tre partite.
contest-rule-match-five = L’ultimo incontro va al meglio delle cinque partite.
contest-rule-league-once = Ogni coppia incontra una volta tutte le altre della sua divisione.
contest-rule-divisions = Coppie in una divisione, al massimo: { $most }.
contest-rule-moving = Coppie promosse e retrocesse per il campionato dopo: { $count }, ma al massimo la metà di ogni divisione.
    A pari posto sale o resta chi si è iscritto prima.
contest-rule-cup-single = La coppia che perde è eliminata.
contest-rule-swiss = Nessuno è eliminato: a ogni turno si incontra una coppia con circa gli stessi punti.
contest-rule-rounds = Turni: { $rounds }, meno se le coppie sono poche.
contest-rule-rounds-suit = Il numero di turni dipende dal numero di coppie.
contest-rule-rotation = I tavoli si sorteggiano. Un compagno torna solo se non ce ne sono altri.
contest-rule-climb = Chi vince sale di un tavolo, chi perde resta. Al primo chi vince resta, chi perde va all’ultimo.
contest-rule-schedule = Il calendario è fisso dall’inizio. In casa una coppia siede a Nord e Sud.
contest-rule-bracket = La prima testa di serie incontra l’ultima, e così via. Le prime due si incontrano solo in finale.
contest-rule-no-rematch = Due coppie non si incontrano due volte, se non quando i ritiri lo impongono.
contest-rule-seeding-rating = Le teste di serie seguono le valutazioni dei giocatori.
contest-rule-seeding-lots = Le teste di serie si sorteggiano.
contest-rule-seeding-last = Le teste di serie seguono la classifica del torneo precedente, nel primo le valutazioni. Chi è nuovo viene per ultimo.
contest-rule-seeding-partner = Una coppia con un compagno nuovo ha il posto migliore dei due.
contest-rule-house = Se i giocatori non sono un multiplo di quattro, i posti liberi vanno ai computer.
contest-rule-bye-league = Se le coppie sono dispari, a ogni turno una riposa.
contest-rule-bye-cup = Se il tabellone non è pieno, le prime teste di serie saltano il turno 1.
contest-rule-bye-swiss = Se le coppie sono dispari, una delle ultime riposa e prende { $points } punti; due volte solo dopo tutte le altre.
contest-rule-lots = Ogni sorteggio viene da un segreto con impronta pubblicata. Dopo, chiunque può verificarlo.
contest-rule-side-points = Contano i punti che la tua coppia fa in ogni turno.
contest-rule-match-points = Una vittoria vale { $win } punti, un pareggio { $draw }, una sconfitta 0.
contest-rule-cup-rank = Le coppie eliminate nello stesso turno hanno lo stesso posto.
contest-rule-ties = A pari punti decidono nell’ordine:
contest-rule-ties-again = Chi resta a pari si confronta di nuovo, a partire dal primo di questi.
contest-rule-shared = Se anche questi sono pari, il posto è condiviso.
contest-tie-net = punti fatti meno punti subiti
contest-tie-rounds_won = turni vinti
contest-tie-lone_marches = cappotti in solitaria
contest-tie-head_to_head = incontri fra chi è pari, se ci sono stati tutti
contest-tie-games = partite vinte meno partite perse
contest-tie-quotient = punti fatti divisi per punti subiti
contest-tie-buchholz_cut = punti degli avversari senza il più basso (Buchholz)
contest-tie-sonneborn_berger = punti degli avversari battuti (Sonneborn-Berger)
contest-rule-least = Comincia con almeno { $least } { $size ->
    [one] giocatori
   *[other] coppie
} e ne accetta al massimo { $most }. Gli altri aspettano un posto.
contest-rule-opens-live = Il turno seguente si apre { $seconds } secondi dopo l’ultimo incontro.
contest-rule-opens-days = Giorni di un turno: { $days }. Il tavolo è aperto per tutto il tempo: si gioca quando si vuole.
contest-rule-clock = Una mossa dura al massimo { $clock }. Poi la gioca un computer; dopo due di fila tutte, finché non torni.
contest-rule-whistle-live = Un turno dura circa { $minutes } minuti. Dopo { $limit } minuti una mossa dura al massimo { $clock }.
contest-rule-whistle-five = Nell’ultimo incontro le mosse si accorciano dopo { $limit } minuti.
contest-rule-whistle-days = Finiti i giorni, una mossa dura al massimo { $clock }, e i computer giocano per gli assenti.
contest-rule-forfeit = Chi fino ad allora non ha giocato, pur potendo, perde l’incontro. Se non ha giocato nessuno, entrambi restano a zero.
contest-rule-missing = Se dopo { $minutes } minuti non ci sei, gioca un computer al tuo posto finché non arrivi.
contest-rule-absent-hustle = Un turno in cui non hai giocato nessuna carta vale 0; gli altri tengono i loro punti.
contest-rule-absent-pairs = Chi manca è sostituito da un computer. Una coppia che non ha giocato nessuna carta ha perso; se sono entrambe, non vince nessuno.
contest-rule-missed = Chi non gioca una carta in tutto un torneo, e non si ritira, è l’ultimo in coda per un posto nel suo prossimo.
contest-rule-late-hustle = Puoi ancora entrare finché si gioca la prima metà. I turni persi contano 0.
contest-rule-late-swiss = Potete ancora entrare in coppia finché si gioca la prima metà. I turni persi contano 0.
contest-rule-late-league = Dopo l’inizio ci si iscrive solo al campionato dopo.
contest-rule-late-cup = Dopo il sorteggio non ci si iscrive più.
contest-rule-leave-ranked = Chi si ritira tiene i suoi punti, ma sta in classifica dopo chi arriva alla fine.
contest-rule-leave-league = Se escono tutti e due, la coppia perde gli incontri che restano. Quello che ha giocato conta.
contest-rule-rated = Le partite fra quattro membri sono valutate come a ogni altro tavolo.
contest-rule-unrated = Nessuna partita di questo torneo conta per le valutazioni.
contest-rule-level = I computer giocano a questo livello: { $level }.
contest-rule-dispute = Se qualcosa è andato storto, segnalalo al tuo incontro. Ogni decisione è nel registro, aperto a tutti.
contest-rule-check-in-live = Conferma la presenza nei { $minutes } minuti prima dell’inizio: altrimenti non partecipi.
    Chi si iscrive in quei minuti l’ha già confermata.
contest-rule-check-in-days = Conferma la presenza nell’ultimo giorno prima dell’inizio: altrimenti non partecipi.
    Chi si iscrive in quel giorno l’ha già confermata.
contest-rule-check-in-pairs = In una coppia conferma ognuno dei due. Se lo fa uno solo, all’inizio cerca un compagno.
contest-rule-two-missed = Due turni di fila senza giocare, e sei fuori dal torneo.
league-fingerprint = Impronta dei sorteggi: { $commitment }
