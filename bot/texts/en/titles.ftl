### Titles of contests: the board of titles, and a member’s places.

column-titles = titles
    .short = won
column-second_places = second places
    .short = 2nd
column-third_places = third places
    .short = 3rd
stats-page-titles = Titles
titles-newest = Newest titles
# $at: a date
titles-won = **{ $contest }**: { $names } · { $at }
titles-none = No first, second or third place in a contest here. `/league list` shows whether one is open.
titles-rank-1 = First places
    .one = First
titles-rank-2 = Second places
    .one = Second
titles-rank-3 = Third places
    .one = Third
# $rank: “First”; $names: the partner
titles-placed = { $rank }: **{ $contest }** · { $at }
titles-placed-with = { $rank }: **{ $contest }**, with { $names } · { $at }
