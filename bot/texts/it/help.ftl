### Una breve guida. In una riga a sé Fluent non vuole un asterisco all’inizio: gli elenchi cominciano con un numero o un trattino.

topic-start = Per cominciare
topic-play = Giocare a un tavolo
topic-euchre = L’euchre in dodici righe
topic-commands = Comandi
help-more = Anche in `/help`: { $topics }

help-start =
    ### Per cominciare
    1. Scrivi `/table open` in un canale. Appare un tavolo che tutti vedono.
    2. Gli altri premono **Siediti**. In quattro, i compagni siedono uno di fronte all’altro. **Completa con i computer** riempie i posti liberi.
    3. Quando tutti i posti sono occupati, premi **Inizia**. Si danno le carte.
    4. Premi **La mia mano**: un messaggio che vedi solo tu mostra le tue carte e tutto quello che puoi fare.

    Puoi sedere a più tavoli. Le partite sono conservate: se Bower si riavvia, continuano da dov’erano.
    In `/preferences` ci sono le carte a quattro colori, il testo al posto delle immagini e l’ordine della mano.

help-play =
    ### Giocare a un tavolo
    - **La mia mano** apre le tue carte. Quelle che puoi giocare sono accese, le altre grigie. `D` e `S` indicano il { term-right-bower } e il { term-left-bower }.
    - Il tuo pannello mostra il tavolo dal tuo posto. Tra una smazzata e l’altra offre le reazioni e, mentre dichiarano gli altri, **Passa in anticipo**, che decade appena qualcuno dichiara.
    - L’ultima carta di una smazzata viene giocata per te. In `/preferences` puoi toglierlo, o far giocare ogni carta che è la tua unica scelta. La pausa è come le tue solite a quel tavolo e non rivela quasi nulla; resta ciò che possono dire lunghi elenchi delle tue pause.
    - **Ultima presa** mostra la presa appena fatta, **Regole** ciò che si gioca a questo tavolo.
    - **Altro…** ha tutto il resto: lasciare, far giocare un computer, chiudere il tavolo.

    Ogni turno ha un tempo. Quando scade, un computer decide per quella volta. Dopo due volte di fila tiene il tuo posto finché non premi **Eccomi**.
    Quando non c’è più nessuno, o tutti i presenti premono **Pausa** sotto **Altro…** (in una partita classificata anche gli assenti), la partita va in pausa: nessun tempo scorre, nessun computer gioca. Premi **Eccomi** per riprendere. Dopo un giorno, o due tempi se durano di più, il tavolo chiude. Se tutti se ne sono andati, a più di un’ora di distanza, il primo ad andarsene perde allora la partita classificata.
    Se il tuo pannello è vecchio, premi di nuovo **La mia mano**: non si perde nulla, e un vecchio pulsante non può giocare una carta due volte.

    Ogni smazzata è promessa prima di essere fatta: il tavolo ne mostra l’impronta, e dopo la partita `/verify game` prova che nessuna carta è stata spostata.

help-euchre =
    ### L’euchre in dodici righe
    1. Si gioca in quattro, i compagni uno di fronte all’altro. 24 carte: 9, 10, J, Q, K, A di ogni seme (fante, donna, re, asso). Cinque a testa; una delle altre si gira: la { term-upcard }.
    2. Di briscola la carta migliore è il fante: il **{ term-right-bower }**.
    3. Poi viene l’altro fante dello stesso colore: il **{ term-left-bower }**. Vale come briscola, non come carta del suo seme.
    4. Poi asso, re, donna, 10 e 9 di briscola. Negli altri semi l’asso è il più alto.
    5. Da chi siede alla sinistra del mazziere, ognuno può fare briscola il seme della { term-upcard }. Il mazziere allora la prende e scarta un’altra carta.
    6. Se tutti passano, ognuno può chiamare un altro seme.
    7. Chi sceglie la briscola può giocare **in solitaria**: l’altro della coppia posa le carte.
    8. Esce chi siede alla sinistra del mazziere. Rispondi al seme se puoi; se no, gioca quello che vuoi.
    9. Fa la presa la briscola più alta, altrimenti la carta più alta del seme di uscita. Chi fa la presa esce.
    10. Chi ha scelto la briscola segna 1 punto con tre o quattro prese, 2 con tutte e cinque (**{ term-march }**), 4 in solitaria.
    11. Con meno di tre prese è **{ term-euchre }**: 2 punti agli altri.
    12. Vince la prima coppia che arriva a 10 punti. Con due o tre briscole sicure e un asso, chiama!

help-commands =
    ### Comandi
    - `/table open` un nuovo tavolo · `join` prendi posto · `leave` lascia · `start` inizia · `close` chiudi · `kick` togli un membro · `computer` aggiungi un computer · `rematch` rivincita
    - `/table show` mostra di nuovo il tavolo · `/table list` tutti i tavoli · `/table apart` due membri non giochino in coppia · `/table clock` quanto può durare un turno · `/table pace` ritmo uniforme: esitare non rivela nulla
    - `/hand` le tue carte, solo per te; *{ button-hint }* dice che cosa conviene e perché, se chi ha aperto il tavolo non li ha disattivati in *{ button-more }*
    - `/rules show` che cosa si gioca · `/rules list` le regole del server · `/help` questa guida · `/glossary` le parole del gioco
    - `/stats me` come giochi, in cifre e grafici · `member` lo stesso di un altro · `server` tutti insieme · `partners` i compagni · `versus` due membri a confronto · `/leaderboard` chi è il più bravo, e in che cosa
    - `/puzzle today` una situazione da risolvere, la stessa per tutti · `yesterday` con la soluzione · `board` chi risolve meglio
    - `/history` che cosa si è giocato qui · `/replay game` una partita finita, passo per passo
    - `/preferences` quello che preferisci · `/verify game` controlla le smazzate · `/review game` come è stata giocata una partita finita
    - `/export` le partite finite come file · `/privacy` ciò che si conserva di te: guardarlo, portarlo con te, eliminarlo
    - `/server` le impostazioni, `/season start` e `end` le stagioni con classifiche proprie, per chi gestisce il server
    - `/repair` correggere l’archivio, per chi gestisce il server · `/audit` che cosa è stato corretto, da chi e perché
