### Pictures of contests, and the same in words: standings and brackets.

contest-page = { $page } di { $pages }
contest-over = Classifica finale
contest-division = Divisione { $number }
contest-number = { NUMBER($value, maximumFractionDigits: 1) }
contest-column-points = punti
    .short = punti
contest-column-played = incontri giocati
    .short = giocati
contest-column-won = incontri vinti
    .short = vinti
contest-column-net = differenza punti
    .short = diff.
contest-column-rounds_won = turni vinti
    .short = turni
contest-column-lone_marches = cappotti in solitaria
    .short = capp.
contest-column-games = partite vinte meno perse
    .short = partite
contest-column-buchholz_cut = Buchholz senza il minimo
    .short = Buchh.
contest-column-sonneborn_berger = Sonneborn-Berger
    .short = S-B
contest-value = { $column } { $value }
contest-yours = la tua riga
contest-mark-up = promozione
contest-mark-down = retrocessione
contest-mark-withdrawn = fuori
contest-mark-computer = computer
contest-mark-walkover = vittoria senza giocare
contest-mark-missed = non giocato, perso da entrambi
contest-round = Turno { $number }
contest-bye = bye
contest-unknown = ancora da definire
contest-table = Tavolo { $number }: { $match }
contest-scored = { $one } contro { $two }: { $first }–{ $second }
contest-walkover = { $one }: vittoria senza giocare contro { $two }
contest-missed = { $one } contro { $two }: non giocato, perso da entrambi
contest-meeting = { $one } contro { $two }
contest-idle = { $name }: { $what }
contest-points = { NUMBER($count, maximumFractionDigits: 1) } { $count ->
    [one] punto
   *[other] punti
}
picture-player = Partecipante { $number }
picture-member = Membro
picture-contest = Torneo
