### Les parties en fichiers et ce qu’on y lit.

export-format-text = Texte à lire
export-format-json = JSON
export-format-egn = EGN 1.4, notation pour l’euchre
export-format-log = Journal de Bower

export-game-done = La partie { $number }, telle que toute la table l’avait vue à la fin.
export-me-done = { $count ->
    [one] La seule partie terminée que vous avez jouée ici.
   *[other] { $count } parties terminées que vous avez jouées ici.
}
export-me-refused = { $count ->
    [one] Une autre ne peut pas s’écrire dans ce format ; left-out.txt dit pourquoi.
   *[other] { $count } autres ne peuvent pas s’écrire dans ce format ; left-out.txt dit pourquoi.
}
export-me-over = { $count ->
    [one] Une partie plus ancienne n’y tenait pas.
   *[other] { $count } parties plus anciennes n’y tenaient pas.
}
export-me-none = Vous n’avez encore terminé aucune partie ici.
export-me-none-in-format = Aucune de vos parties ici ne peut s’écrire dans ce format. Choisissez-en un autre.
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

# Le texte d’une partie. $rules est comme « Nord-américaines, En 10 points »
export-text-title = Partie { $number } : { $rules }
export-text-times = Début { $start }, fin { $end } (UTC)
export-text-computer = { $name } (ordinateur, { $level })
export-text-draw = Avant la première donne
export-text-hand = Donne { $number }, donneur : { $dealer }
export-text-kitty = reste du talon : { $cards }
export-text-trick = { $number }. { $cards } → { $name }
export-text-score = Score : { $scores }
export-text-given-up = La partie a été interrompue avant la fin.
export-text-final = Score final : { $scores }
export-text-secret = Secret des donnes, pour les contrôler : { $secret }

# Ce qu’Euchre Game Notation ne sait pas dire. $hand est le numéro d’une donne
egn-table = Euchre Game Notation ne note que les parties à deux contre deux avec une retourne. Choisissez un autre format.
egn-hand-size = Euchre Game Notation ne note que les parties en cinq plis. Choisissez un autre format.
egn-pack = Euchre Game Notation ne connaît ni le double jeu, ni les deux, ni d’autre Benny que le joker. Choisissez un autre format.
egn-dealer-speaks = Dans Euchre Game Notation, le donneur parle en dernier. Choisissez un autre format.
egn-rubber = Un fichier d’Euchre Game Notation est une seule partie, pas un rob. Choisissez un autre format.
egn-length = Un fichier d’Euchre Game Notation contient cent donnes au plus. Choisissez un autre format.
egn-no-deal = Cette partie s’est terminée avant la première donne. Choisissez un autre format.
egn-benny-turned = À la donne { $hand }, le Benny a été retourné, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-blind = À la donne { $hand }, quelqu’un a annoncé à l’aveugle, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-poor-hand = À la donne { $hand }, une main pauvre a été montrée, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-partner-alone = À la donne { $hand }, quelqu’un a joué en solo sans avoir choisi l’atout, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-lone-defence = À la donne { $hand }, un défenseur a joué en solo contre deux preneurs ; Euchre Game Notation ne note cela que contre un solo. Choisissez un autre format.
egn-gifts = À la donne { $hand }, deux cartes ont été échangées avec un partenaire ; Euchre Game Notation n’en note qu’une. Choisissez un autre format.
egn-lowered = À la donne { $hand }, des points ont été ôtés aux autres, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-revoke = À la donne { $hand }, une renonce a été signalée, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-ruling = À la donne { $hand }, l’hôte ou un modérateur est intervenu, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-stolen = La donne { $hand } a été volée, ce qu’Euchre Game Notation ne peut pas noter. Choisissez un autre format.
egn-otherwise = Selon les règles d’Euchre Game Notation, ce serait une autre partie (donne { $hand }). Choisissez un autre format.
