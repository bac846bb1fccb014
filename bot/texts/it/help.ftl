### Una breve guida. In una riga a sé Fluent non vuole un asterisco all’inizio: gli elenchi cominciano con un numero o un trattino.

topic-start = Per cominciare
topic-euchre = { button-how-to-play }
topic-play = Al tavolo
topic-commands = Comandi
topic-tricks = Prese e punti

help-start =
    ### Per cominciare
    - **Imparare**: premi **{ button-guide }**: cinque passi, tre minuti.
    - **Giocare subito**: `/euchre` ti dà le carte, a un tavolo con i computer.
    - **Con gli amici**: `/table open`. Loro premono **{ $join }**; tu premi **{ $start }** quando i posti sono tutti presi.

    - **{ $hand }** mostra le tue carte e tutto quello che puoi fare. La vedi solo tu.
    - In `/preferences`: carte a quattro colori, testo al posto delle immagini, ordine della mano.

help-play =
    ### Al tavolo
    - **{ $hand }** mostra le tue carte; quelle giocabili sono accese. `D` e `S` segnano i bower.
    - **{ button-hint }** dice che cosa conviene; i numeri sui pulsanti sono i punti attesi.
    - **{ button-pass-ahead }** passa per te, a meno che qualcuno dichiari prima.
    - I compagni non si dicono nulla delle carte, neppure in chat.
    - A tempo scaduto un computer gioca quel turno; dopo due di fila gioca per te finché non premi **{ button-back }**.
    - **{ $more }** ha il resto: pausa, lasciare, far giocare un computer.

help-euchre =
    ### L’euchre in dodici righe
    1. In quattro, i compagni di fronte: 24 carte, dal nove all’asso.
    2. Cinque a testa; un’altra si gira: la { term-upcard }.
    3. Di briscola il fante è il più alto: il **{ term-right-bower }**.
    4. Poi l’altro fante del suo colore, anch’esso briscola: il **{ term-left-bower }**.
    5. Poi A, K, Q, 10, 9. Negli altri semi l’asso è il più alto.
    6. A turno: briscola il seme della { term-upcard }, o passo. Il mazziere allora la prende e ne scarta una.
    7. Se tutti passano: un altro seme, o passo.

help-tricks =
    ### Prese e punti
    8. Chi sceglie può giocare **in solitaria**: il compagno sta fuori.
    9. Rispondi al seme se puoi; se no, quello che vuoi.
    10. Prende la briscola più alta, altrimenti la più alta del seme di uscita.
    11. Chi ha scelto: 3 o 4 prese 1 punto, tutte (**{ term-march }**) 2, in solitaria 4; con meno è **{ term-euchre }**: 2 agli altri.
    12. Vince la prima coppia a 10 punti.

help-commands =
    ### Comandi
    - `/euchre` subito le carte
    - `/table` apri, siediti, chiudi
    - `/hand` le tue carte, con **{ button-hint }**
    - `/game` elenco, replay, analisi
    - `/stats` e `/leaderboard` come giochi
    - `/league` hustle, coppe, campionati
    - `/puzzle` un problema al giorno
    - `/glossary` le parole
    - `/houserules` le regole di qui
    - `/preferences` lingua, carte, avvisi
    - `/privacy` i tuoi dati
    - `/admin`, `/audit` gestione
