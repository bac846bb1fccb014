### L’événement Discord d’un tournoi

league-event-join = Inscriptions et nouvelles : { $channel }
league-post-no-event = **{ $contest }** : Discord ne m’a pas laissé créer ou changer l’événement. Il me faut la permission *Créer des événements*, et un serveur a au plus 100 événements. Tout le reste continue comme prévu. `/admin check` montre ce qui manque.
