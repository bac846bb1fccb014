### Pictures of contests, and the same in words: standings and brackets.

contest-page = { $page } sur { $pages }
contest-over = Classement final
contest-division = Division { $number }
contest-number = { NUMBER($value, maximumFractionDigits: 1) }
contest-column-points = points
    .short = points
contest-column-played = rencontres jouées
    .short = jouées
contest-column-won = rencontres gagnées
    .short = gagn.
contest-column-net = différence de points
    .short = diff.
contest-column-rounds_won = tours gagnés
    .short = gagnés
contest-column-lone_marches = capots en solo
    .short = capots
contest-column-games = parties gagnées moins perdues
    .short = parties
contest-column-buchholz_cut = Buchholz tronqué
    .short = Buchh.
contest-column-sonneborn_berger = Sonneborn-Berger
    .short = S-B
contest-value = { $column } { $value }
contest-yours = votre ligne
contest-mark-up = monte
contest-mark-down = descend
contest-mark-withdrawn = retrait
contest-mark-computer = ordinateur
contest-mark-walkover = victoire sans jouer
contest-mark-missed = non jouée, perdue par les deux
contest-round = Tour { $number }
contest-bye = exempt
contest-unknown = à déterminer
contest-table = Table { $number } : { $match }
contest-scored = { $one } contre { $two } : { $first }–{ $second }
contest-walkover = { $one } : victoire sans jouer contre { $two }
contest-missed = { $one } contre { $two } : non jouée, perdue par les deux
contest-meeting = { $one } contre { $two }
contest-idle = { $name } : { $what }
contest-points = { NUMBER($count, maximumFractionDigits: 1) } { $count ->
    [one] point
   *[other] points
}
picture-player = Membre { $number }
picture-member = Membre
picture-contest = Tournoi
