### L’evento di Discord per un torneo

league-event-join = Iscrizioni e novità: { $channel }
league-post-no-event = **{ $contest }**: Discord non mi ha lasciato creare o cambiare l’evento. Mi serve il permesso *Crea eventi*, e un server può avere al massimo 100 eventi. Tutto il resto va avanti come previsto. `/admin check` mostra che cosa manca.
