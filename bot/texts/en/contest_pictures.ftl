### Pictures of contests, and the same in words: standings and brackets.

contest-page = { $page } of { $pages }
contest-over = Final standings
contest-division = Division { $number }
contest-number = { NUMBER($value, maximumFractionDigits: 1) }
contest-column-points = points
    .short = points
contest-column-played = matches played
    .short = played
contest-column-won = matches won
    .short = won
contest-column-net = net points
    .short = net
contest-column-rounds_won = rounds won
    .short = won
contest-column-lone_marches = loner sweeps
    .short = sweeps
contest-column-games = games won minus lost
    .short = games
contest-column-buchholz_cut = Buchholz, one cut
    .short = Buchh.
contest-column-sonneborn_berger = Sonneborn-Berger
    .short = S-B
contest-value = { $column } { $value }
contest-yours = your row
contest-mark-up = goes up
contest-mark-down = goes down
contest-mark-withdrawn = out
contest-mark-computer = computer
contest-mark-walkover = won without playing
contest-mark-missed = not played, lost by both
contest-round = Round { $number }
contest-bye = bye
contest-unknown = not known yet
contest-table = Table { $number }: { $match }
contest-scored = { $one } against { $two }: { $first }–{ $second }
contest-walkover = { $one }: won without playing, against { $two }
contest-missed = { $one } against { $two }: not played, lost by both
contest-meeting = { $one } against { $two }
contest-idle = { $name }: { $what }
contest-points = { NUMBER($count, maximumFractionDigits: 1) } { $count ->
    [one] point
   *[other] points
}
picture-player = Player { $number }
picture-member = Member
picture-contest = Contest
