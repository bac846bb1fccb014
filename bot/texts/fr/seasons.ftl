### Saisons d’un serveur.

season-number = Saison { $number }
season-named = Saison { $number } : { $name }
season-begun = { $season } commence. Les parties comptent désormais pour ses classements, et les cotes repartent à mi-chemin entre leur valeur actuelle et la cote de départ.
season-confirm = Terminer { $season } ? Les parties suivantes ne compteront plus pour elle, et ses classements seront définitifs.
season-confirm-yes = Terminer la saison
season-over = { $season } est terminée. Voici le classement final ; `/leaderboard` le garde.
season-running = { $season } est encore en cours. Terminez-la d’abord avec `/admin season-end`.
season-none-running = Aucune saison n’est en cours. `/admin season-start` en commence une.
season-bad-name = Le nom d’une saison a au plus { $limit } caractères.
season-unknown = Ce serveur n’a pas de saison « { $season } ». Choisissez dans la liste qui apparaît quand vous écrivez.
season-not-everywhere = Les saisons appartiennent à un seul serveur : pour tous les serveurs réunis, il n’y a que le classement de toujours.
