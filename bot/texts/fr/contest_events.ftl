### L’événement Discord d’un tournoi

league-event-join = Inscriptions et nouvelles : { $channel }
league-post-no-event = **{ $contest }** n’a pas d’événement, ou en a un ancien : en créer un demande la permission *Créer des événements*, à moi comme à qui a publié le tournoi, et un serveur a au plus 100 événements. Tout le reste continue comme prévu. `/admin check` montre ce qui me manque.
