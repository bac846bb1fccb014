### Una breve guida. In una riga a sé Fluent non vuole un asterisco all’inizio: gli elenchi cominciano con un numero o un trattino.

topic-start = Per cominciare
topic-euchre = { button-how-to-play }
topic-play = Al tavolo
topic-commands = Comandi

help-start =
    ### Per cominciare
    Non conosci l’euchre? Premi **{ button-guide }**: cinque passi, tre minuti.

    1. `/euchre` ti dà subito le carte, a un tavolo con i computer.
    2. `/table open` apre un tavolo per le persone: appare nel canale e lo vedono tutti.
    3. Gli altri premono **Siediti**. In quattro, i compagni siedono uno di fronte all’altro.
    4. Non c’è nessuno? Premi **{ button-fill }**. Quando tutti i posti sono occupati, premi **{ button-start }**.
    5. **{ button-hand }** mostra le tue carte e tutto quello che puoi fare. La vedi solo tu.

    Puoi sedere a più tavoli.
    In `/preferences` ci sono le carte a quattro colori, il testo al posto delle immagini e l’ordine della mano.

help-play =
    ### Al tavolo
    - **{ button-hand }** mostra le tue carte, e il tavolo dal tuo posto. Le carte che puoi giocare sono accese. `D` e `S` indicano il { term-right-bower } e il { term-left-bower }.
    - Mentre dichiarano gli altri, **{ button-pass-ahead }** passa per te, a meno che qualcuno non dichiari prima.
    - L’ultima carta di una smazzata viene giocata per te. Si cambia con `/preferences`.
    - **{ button-last-trick }** mostra la presa appena fatta, **{ button-rules }** ciò che si gioca a questo tavolo.
    - I compagni non si dicono nulla delle carte, neppure in chat. **{ button-more }** ha tutto il resto: pausa, lasciare, far giocare un computer, chiudere il tavolo.

    Ogni turno ha un tempo. Quando scade, un computer decide per quella volta. Dopo due volte di fila tiene il tuo posto finché non premi **{ button-back }**.
    La partita va in pausa quando non c’è più nessuno, o quando tutti premono **{ button-pause }**. Con **{ button-back }** si riprende. Dopo un giorno, o dopo il tempo di due turni se è di più, il tavolo chiude.
    In una partita classificata la durata dei turni non cambia, e un computer gioca solo al posto di chi lo chiede o ha saltato un turno. Se tutti se ne vanno, a più di un’ora di distanza, perde chi è andato via per primo.
    Se il tuo pannello sembra vecchio, premi di nuovo **{ button-hand }**: non si perde nulla.

    Ogni smazzata è decisa prima di dare le carte: il tavolo ne mostra l’impronta e, dopo la partita, `/game check` prova che nessuna carta è stata spostata.

help-euchre =
    ### L’euchre in dodici righe
    1. Si gioca in quattro, i compagni uno di fronte all’altro. 24 carte: 9, 10, J, Q, K, A di ogni seme (fante, donna, re, asso). Cinque a testa; una delle altre si gira: la { term-upcard }.
    2. Di briscola la carta migliore è il fante: il **{ term-right-bower }**.
    3. Poi viene l’altro fante dello stesso colore: il **{ term-left-bower }**. Vale come briscola, non come carta del suo seme.
    4. Poi asso, re, donna, 10 e 9 di briscola. Negli altri semi l’asso è il più alto.
    5. A partire da chi siede alla sinistra del mazziere, ognuno può fare briscola il seme della { term-upcard }. Il mazziere allora la prende e scarta un’altra carta.
    6. Se tutti passano, ognuno può chiamare un altro seme.
    7. Chi sceglie la briscola può giocare **in solitaria**: il compagno posa le carte.
    8. Apre chi siede alla sinistra del mazziere. Rispondi al seme se puoi; se no, gioca quello che vuoi.
    9. Fa la presa la briscola più alta, altrimenti la carta più alta del seme di uscita. Chi fa la presa apre la successiva.
    10. Chi ha scelto la briscola segna 1 punto con tre o quattro prese, 2 con tutte e cinque (**{ term-march }**), 4 in solitaria.
    11. Con meno di tre prese è **{ term-euchre }**: 2 punti agli altri.
    12. Vince la prima coppia che arriva a 10 punti. Con due o tre briscole sicure e un asso, chiama!

help-commands =
    ### Comandi
    - `/euchre` subito le carte, a un tavolo con i computer
    - `/table` apri un tavolo, siediti, lascia, chiudi, rivincita
    - `/hand` le tue carte, solo per te; **{ button-hint }** dice che cosa conviene e perché
    - `/game` partite terminate: elenco, replay, analisi, controllo delle smazzate, esportazione
    - `/stats` e `/leaderboard` come giochi, chi è il più bravo e in che cosa
    - `/league` i tornei: una serata hustle, una coppa, un campionato a coppie
    - `/puzzle` una situazione al giorno, la stessa per tutti
    - `/glossary` le parole dell’euchre · `/help` questa guida
    - `/houserules` che cosa si gioca in questo server
    - `/preferences` lingua, carte, avvisi · `/privacy` i tuoi dati: vederli, scaricarli, eliminarli
    - `/admin` per chi gestisce il server · `/audit` le correzioni fatte

    Scrivi `/` per vederli tutti, con le loro opzioni.
