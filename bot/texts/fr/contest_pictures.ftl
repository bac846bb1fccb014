### Images des tournois, et la même chose en mots : classements, tableaux, tables d’un tour, podium.

contest-page = { $page } sur { $pages }
contest-before = Avant le tour 1
contest-during = Pendant le tour { $round }
contest-after = Après le tour { $round }
contest-over = Classement final
contest-division = Division { $number }
contest-computer = Ordinateur { $number }
contest-number = { NUMBER($value, maximumFractionDigits: 1) }

# .short heads a narrow column of the picture
contest-column-points = points
    .short = points
contest-column-played = rencontres jouées
    .short = jouées
contest-column-won = rencontres gagnées
    .short = gagn.
contest-column-net = différence de points
    .short = diff.
contest-column-rounds_won = tours gagnés
    .short = tours
contest-column-lone_marches = capots en solo
    .short = capots
contest-column-games = parties gagnées moins perdues
    .short = parties
contest-column-buchholz_cut = Buchholz tronqué
    .short = Buchh.
contest-column-sonneborn_berger = Sonneborn-Berger
    .short = S-B

contest-row = { $rank }. { $name } : { $numbers }
contest-value = { $column } { $value }
contest-yours = votre ligne

contest-mark-up = monte
contest-mark-down = descend
contest-mark-withdrawn = abandon
contest-mark-computer = ordinateur
contest-mark-walkover = victoire sans jouer
contest-mark-missed = non jouée, perdue par les deux

contest-round = Tour { $number }
contest-quarters = Quarts
contest-semis = Demies
contest-final = Finale
contest-quarter = Quart { $number } sur 4
contest-part = Section { $number } sur { $parts }
contest-last-rounds = Derniers tours
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

# In pictures, for a name that no font can draw; the name itself stands beside the picture. In words, for one that shows nothing
picture-player = Membre { $number }
picture-member = Membre
picture-contest = Tournoi
