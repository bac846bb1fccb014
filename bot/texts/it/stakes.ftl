### Valutazioni: che cosa è in gioco prima di una partita e che cosa ne è venuto.

table-is-rated = classificata
# $points (number): a rating
rating-points = { NUMBER($points) }
rating-new = nuova
rating-new-why = «Nuova»: prima di una decina di partite classificate una valutazione non ha numero.
# $rating (text): a member's rating
stake-rating = ({ $rating })
# $win (text), $lose (text): what a win adds and a loss takes, with their signs
stake-member = ({ $rating }: { $win } / { $lose })
stake-lobby = Partita classificata. Accanto a ogni nome: valutazione, poi punti per chi vince / per chi perde. Se lasci, perdi; per gli altri continua.
stake-lobby-missing = Partita classificata se giocano quattro membri.
unrated-casual = Non classificata: chi ha aperto il tavolo ha scelto una partita amichevole.
unrated-seats = Non classificata: lo sono solo le partite in quattro.
unrated-computer = Non classificata: al tavolo non ci sono solo membri.
unrated-new-account = Non classificata: un account ha meno di sette giorni.
# $name (text): a member; $change (text): what the game changed, with its sign
stake-outcome = { $name } { $rating } ({ $change })
# $members (text): members with their ratings
stake-outcomes = **Valutazioni:** { $members }
stake-lost-by-it = **La partita è classificata: se lasci, per te è persa e lo resta.**
button-casual = Gioca senza valutazione
button-casual-off = Gioca classificata
table-no-hints-rated = In una partita classificata non ci sono suggerimenti.
