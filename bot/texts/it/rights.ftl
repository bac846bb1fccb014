### Che cosa può fare un membro, secondo i permessi nel canale del tavolo.

rights-may-not-write = In quel canale non puoi scrivere, quindi Bower non ci pubblica nulla per te. Scegli un altro canale.
rights-shared-often = È stato molto in poco tempo. Riprova tra qualche minuto.
shared-already = È già condiviso qui: { $link }
shared-alone = Lo vedi solo tu: qui le app portate dai membri non possono pubblicare. Condividilo in un altro server o in un messaggio diretto.
rights-too-fast = Troppe richieste insieme. Aspetta qualche secondo e riprova.
