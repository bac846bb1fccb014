### Ratings: what is at stake before a game, and what came of it.

table-is-rated = rated
# $points (number): a rating
rating-points = { NUMBER($points) }
rating-provisional = { NUMBER($points) }?
# $rating (text): a member's rating
stake-rating = ({ $rating })
# $win (text), $lose (text): what a win adds and a loss takes, with their signs
stake-member = ({ $rating }: { $win } / { $lose })
stake-lobby = Rated game: beside each name the rating, and the points for a win / for a loss. Who leaves loses alone. A question mark: fewer than ten rated games.
stake-lobby-missing = Rated game, if four members play it: what is at stake is shown once all sit.
unrated-casual = Not rated: the host wants it so.
unrated-seats = Not rated: only games of four are.
unrated-computer = Not rated: a computer sits at the table.
unrated-new-account = Not rated: somebody’s account is younger than seven days.
# $name (text): a member; $change (text): what the game changed, with its sign
stake-outcome = { $name } { $rating } ({ $change })
# $members (text): members with their ratings
stake-outcomes = **Ratings:** { $members }
stake-lost-by-it = **The game is rated: you lose it by that. Nobody else does.**
button-casual = Play unrated
button-casual-off = Play rated
table-no-hints-rated = There are no hints in a rated game.
