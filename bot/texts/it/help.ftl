### Una breve guida. In una riga a sé Fluent non vuole un asterisco all’inizio: gli elenchi cominciano con un numero o un trattino.

topic-start = Per cominciare
topic-euchre = { button-how-to-play }
topic-play = Al tavolo
topic-commands = Comandi

help-start =
    ### Per cominciare
    - **Imparare**: premi **{ button-guide }**: cinque passi, tre minuti.
    - **Giocare subito**: `/euchre` ti dà le carte, contro i computer; le vedi solo tu.
    - **Con gli amici**: `/table open`. Loro scelgono **{ $with }** o **{ $against }**; tu premi **{ $start }** quando i posti sono tutti presi.

    - **{ $hand }** mostra le tue carte e tutto quello che puoi fare. La vedi solo tu.
    - In `/preferences`: carte a quattro colori, testo al posto delle immagini, ordine della mano.

help-status = -# Bower { $version } · collegato da { $up } · riavviato { $started }
help-elsewhere = -# Qui puoi giocare contro i computer con `/euchre` e usare `/hand`, `/boards`, `/puzzle`, `/stats me`, `/glossary`, `/preferences` e `/privacy`; il resto funziona in un server con Bower.

help-play =
    ### Al tavolo
    - **{ $hand }** mostra le tue carte; quelle giocabili sono accese. `D` e `S` segnano i bower.
    - **{ button-hint }** dice che cosa conviene, se attivo (non in partite classificate e tornei); i numeri sono i punti attesi.
    - Tra membri **{ button-pass-ahead }** passa per te, a meno che qualcuno dichiari prima.
    - I compagni non si dicono nulla delle carte, neppure in chat.
    - A tempo scaduto (da soli non c’è limite) un computer gioca quel turno; dopo due di fila gioca per te finché non premi **{ button-back }**.
    - **{ $more }** ha il resto, come lasciare.

# Come si gioca una partita; $ranks: «A, K, Q, 10, 9»
how-to =
    .title = Come si gioca: { $preset }
    .game = { $game }, { $cards } carte a testa su { $deck }.
    .trump = **Briscola**: { $benny ->
        [none] fante
        [joker] jolly (Benny), fante
       *[two_of_spades] 2♠ (Benny), fante
    } (**{ term-right-bower }**), l’altro del colore (**{ term-left-bower }**), { $ranks }. Altri semi: dall’asso.
    .upcard = Scegli il seme della **{ term-upcard }** o passa. Il mazziere poi la prende e ne scarta una.
    .second = Tutti passano: un altro seme o passo{ $then ->
        [throw_in] ; tutti ancora: mano nuova.
        [stick_dealer] , ma il mazziere deve scegliere.
       *[stick_or_forfeit] . Se passa anche il mazziere, paga 1 punto.
    }
    .auction = **Dichiara** una volta, a turno: quante prese farai, da { $least } in su e più dell’ultimo; o passa. Chi offre di più sceglie la briscola{ $then ->
        [throw_in] . Tutti passano: mano nuova.
       *[stick_dealer] . Se passano tutti, il mazziere deve dichiarare.
    }
    .alone = { $who ->
        [nobody] Nessuno gioca in solitaria.
        [maker] Chi la sceglie può giocare **in solitaria**.
       *[anyone] Prima dell’uscita chiunque può giocare **in solitaria**.
    }
    .play = { $leads ->
        [bidder] Esce chi ha vinto l’asta
       *[eldest] Esce chi segue il mazziere
    }. Rispondi al seme se puoi. Vince la briscola più alta, o la più alta del seme.
    .partner = Il suo compagno può solo **in solitaria**.
    .score = Chi sceglie: 1 punto con { $least } prese, 2 con tutte e { $tricks }{ $alone ->
        [nobody] { "" }
       *[maker] {" "}(da solo 4)
    }. Con meno è **{ term-euchre }**: 2 agli altri{ $lone ->
        [yes] {" "}(da solo 4)
       *[no] { "" }
    }.
    .down = Ogni { $lowers ->
        [tricks] presa
       *[euchre_points] punto di euchre
    } toglie 1. Chi sceglie e non fa { $least ->
        [0] ciò che ha dichiarato
       *[other] { $least } prese
    } sale di { $set }, chi resta e non prende sale di { $none }.

help-commands =
    ### Comandi
    - `/euchre` ciò che ti aspetta, o subito le carte
    - `/table` apri, siediti, chiudi
    - `/hand` le tue carte, con **{ button-hint }**
    - `/game` elenco, replay, analisi
    - `/stats` e `/leaderboard` come giochi
    - `/league` hustle, coppe, campionati
    - `/puzzle` e `/boards` ogni giorno
    - `/glossary` le parole
    - `/houserules` le regole di qui
    - `/preferences` lingua, carte, avvisi
    - `/privacy` i tuoi dati
    - `/admin`, `/audit` gestione
