### Ratings: what is at stake before a game, and what came of it.

table-is-rated = rated
# $points (number): a rating
rating-points = { NUMBER($points) }
rating-new = new
rating-new-why = “New”: a rating has no number before about ten rated games.
# $rating (text): a member's rating
stake-rating = ({ $rating })
# $win (text), $lose (text): what a win adds and a loss takes, with their signs
stake-member = ({ $rating }: { $win } / { $lose })
stake-lobby = Rated game. After each name: rating, then points for a win / a loss. Leave, and you lose; for the others it goes on.
stake-lobby-missing = Rated if four members play.
unrated-casual = Not rated: the host chose a casual game.
unrated-seats = Not rated: only games of four are.
unrated-computer = Not rated: not everybody at the table is a member.
unrated-new-account = Not rated: somebody’s account is younger than seven days.
# $name (text): a member; $change (text): what the game changed, with its sign
stake-outcome = { $name } { $rating } ({ $change })
# $members (text): members with their ratings
stake-outcomes = **Ratings:** { $members }
stake-lost-by-it = **This game is rated: leaving counts as a loss for you, for good.**
button-casual = Play unrated
button-casual-off = Play rated
table-no-hints-rated = There are no hints in a rated game.
