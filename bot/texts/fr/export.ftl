### Les parties en fichiers et ce qu’on y lit.

export-format-json = JSON
export-format-log = Journal de Bower

export-game-done = La partie { $number }, telle que toute la table l’avait vue à la fin.
export-me-done = { $count ->
    [one] La seule partie terminée que vous avez jouée ici.
   *[other] { $count } parties terminées que vous avez jouées ici.
}
export-me-over = { $count ->
    [one] Une partie plus ancienne n’y tenait pas.
   *[other] { $count } parties plus anciennes n’y tenaient pas.
}
export-me-none = Vous n’avez encore terminé aucune partie ici.
export-server-done = { $count ->
    [one] La seule partie terminée de ce serveur.
   *[other] { $count } parties terminées de ce serveur, les plus récentes d’abord.
}
export-server-over = { $count ->
    [one] Une partie plus ancienne n’y tenait pas : la personne qui fait tourner ce bot peut l’exporter.
   *[other] { $count } parties plus anciennes n’y tenaient pas : la personne qui fait tourner ce bot peut les exporter.
}
export-server-none = Aucune partie n’est encore terminée sur ce serveur.
export-busy = Votre dernière exportation est encore en cours. Attendez qu’elle soit prête.
