### Valutazioni: che cosa è in gioco prima di una partita e che cosa ne è venuto.

table-is-rated = classificata
# $points (number): a rating
rating-points = { NUMBER($points) }
rating-provisional = { NUMBER($points) }?
# $rating (text): a member's rating
stake-rating = ({ $rating })
# $win (text), $lose (text): what a win adds and a loss takes, with their signs
stake-member = ({ $rating }: { $win } / { $lose })
stake-lobby = Partita classificata: accanto a ogni nome la valutazione e i punti per chi vince / per chi perde. Chi lascia perde da solo. Un punto interrogativo: meno di dieci partite classificate.
stake-lobby-missing = Partita classificata, se la giocano quattro persone: che cosa è in gioco si vede quando tutti sono seduti.
unrated-casual = Non classificata: così vuole chi ha aperto il tavolo.
unrated-seats = Non classificata: lo sono solo le partite in quattro.
unrated-computer = Non classificata: al tavolo siede un computer.
unrated-new-account = Non classificata: un account ha meno di sette giorni.
# $name (text): a member; $change (text): what the game changed, with its sign
stake-outcome = { $name } { $rating } ({ $change })
# $members (text): members with their ratings
stake-outcomes = **Valutazioni:** { $members }
stake-lost-by-it = **La partita è classificata: così la perdi tu, e nessun altro.**
button-casual = Gioca senza valutazione
button-casual-off = Gioca classificata
table-no-hints-rated = In una partita classificata non ci sono suggerimenti.
