### Perché un torneo rifiuta qualcosa. Ognuna è tutta la risposta.

contest-gone = Qui non c’è un torneo così. `/league list` mostra quelli che ci sono.
contest-none = In questo server non c’è nessun torneo in corso. Chi organizza ne comincia uno con `/league create`.
contest-stale = Intanto qualcun altro ha cambiato questo torneo. Riguardalo con `/league show`.
contest-many-running = Questo server ha già { $limit } tornei. Prima finitene o scartatene uno.
contest-bad-name = Dai al torneo un nome di al massimo { $most } caratteri.
contest-not-organiser = Può farlo solo chi organizza: chi ha Gestisci server o il ruolo degli organizzatori. Chiedi a loro.
contest-not-a-draft = Questo torneo è già pubblicato: questo non si può più cambiare. `/league manage` mostra che cosa si può.
contest-channel-gone = Il canale di questo torneo non esiste più. Prima scegline un altro.
contest-may-not-post = Non posso scrivere nel canale di questo torneo. Fammelo vedere e scrivere, o scegline un altro. `/admin check` mostra che cosa manca.
contest-role-gone = Un ruolo che serve a questo torneo non esiste più. Scegline un altro, o nessuno.
contest-past = L’inizio di questo torneo deve essere nel futuro. Scegli un’ora più avanti.
contest-only-later = L’inizio si sposta solo più avanti, e prima che sia passato. Scegli un’ora successiva, o annulla il torneo con `/league manage`.
contest-bad-places = Scrivi da { $least } a { $most } posti: possono solo aumentare, fino al sorteggio.
contest-not-open = Adesso non ci si può iscrivere a questo torneo. `/league list` mostra altri tornei.
contest-joined = Partecipi già a questo torneo. `/league show` dice a che punto è.
contest-not-joined = Non partecipi a questo torneo. `/league list` mostra dove ti puoi iscrivere.
contest-needs-role = A questo torneo si può iscrivere solo chi ha il ruolo <@&{ $role }>. Chiedilo a chi organizza.
contest-no-pairs = In questo torneo il compagno cambia a ogni turno. Iscriviti senza, con `/league join`.
contest-no-partner = Scegli una persona di questo server, non un bot.
contest-own-partner = Non puoi essere il compagno di te stesso. Scegli un’altra persona.
contest-partner-taken = Quella persona partecipa già con qualcun altro. Scegli un’altra persona.
contest-not-invited = Questo invito non è per te, o è stato ritirato. Iscriviti con `/league join`.
contest-not-checking = Adesso per questo torneo non serve confermare la presenza. `/league show` dice che cosa viene dopo.
contest-not-running = Questo torneo adesso non si gioca. `/league show` dice a che punto è.
contest-is-over = Questo torneo è finito. `/league list` mostra quelli in corso.
contest-is-paused = Questo torneo è già in pausa.
contest-not-paused = Questo torneo non è in pausa.
contest-no-match = In questo torneo non hai un incontro del genere. `/league show` porta al tuo.
contest-match-over = Questo incontro è finito. `/league show` mostra il risultato.
contest-cards-played = In questo turno si è già giocato: non si può rifare il sorteggio. Imposta invece i punti dei suoi incontri.
contest-drawn-again = Un turno di questo torneo è già stato risorteggiato, e si può fare una volta sola. Imposta invece i punti degli incontri.
contest-needs-reason = Scrivi qualcosa, al massimo { $most } caratteri.
contest-own = Partecipi a questo torneo: chiedi a qualcun altro che organizza o modera e non partecipa. Se partecipano tutti, gli incontri restano come si sono giocati. Prima del sorteggio puoi ritirarti, o ritirare la tua offerta, e poi decidere.
contest-has-judged = Chi ha preso decisioni in un torneo non ci gioca. Guarda i suoi tavoli con `/table list`.
contest-disputed = La contestazione della tua coppia su questo incontro aspetta una risposta.
contest-not-disputed = Nessuno contesta questo incontro.
contest-bad-points = Dai a ogni coppia da 0 a { $most } punti.
contest-no-game = Nessuna partita di questo incontro conta, quindi la decisione non si può ritirare. Imposta invece altri punti.
contest-drawn = Il sorteggio di questo torneo è già fatto: le teste di serie non si cambiano più.
contest-no-entrant = Questo iscritto non è nel torneo, o non c’è più. Ricontrolla con `/league manage`.
contest-no-place = I posti ora sono tutti occupati. Guarda i tavoli con `/table list`.
contest-bad-extension = Scegli dal menu di quanto si allunga il turno: `/league manage`, poi *Allungare il turno*.

## Perché un torneo non può essere come lo vuole chi lo organizza.

contest-bad-entrants = Iscritti: due numeri da { $least } a { $most }, prima il minimo, per esempio 8-16.

plan-not-four = Nei tornei si gioca due contro due, a tavoli di quattro. Scegli altre regole.
plan-stakes = Nei tornei si gioca solo per i punti. Scegli regole senza puntate.
plan-drawn-partners = È il torneo a dire chi gioca con chi: i compagni non si sorteggiano al tavolo. Scegli altre regole.

contest-no-offers = Nessuno si è ancora offerto come riserva. Chiedilo ai membri con *Annunciare*.
contest-has-seat = Quel membro c’era, o non ha più incontri. Un posto si dà dove qualcuno è uscito o ha saltato l’ultimo incontro: scegli da `/league manage`.
