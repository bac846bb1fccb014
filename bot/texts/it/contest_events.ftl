### L’evento di Discord per un torneo

league-event-join = Iscrizioni e novità: { $channel }
league-post-no-event = **{ $contest }** non ha un evento, o ne ha uno vecchio: per crearlo serve il permesso *Crea eventi*, a me e a chi ha pubblicato il torneo, e un server ha al massimo 100 eventi. Tutto il resto continua come previsto. `/admin check` mostra che cosa mi manca.
