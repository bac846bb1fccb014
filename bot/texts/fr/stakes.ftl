### Cotes : ce qui est en jeu avant une partie, et ce qu’il en est advenu.

table-is-rated = classée
# $points (number): a rating
rating-points = { NUMBER($points) }
rating-new = à établir
rating-new-why = « À établir » : avant une dizaine de parties classées, une cote n’a pas de nombre.
# $rating (text): a member's rating
stake-rating = ({ $rating })
# $win (text), $lose (text): what a win adds and a loss takes, with their signs
stake-member = ({ $rating } : { $win } / { $lose })
stake-lobby = Partie classée. Après chaque nom : la cote, puis les points pour une victoire / une défaite. Si vous partez, vous perdez ; pour les autres, elle continue.
stake-lobby-missing = Partie classée si quatre membres y jouent.
unrated-casual = Non classée : l’hôte a choisi une partie amicale.
unrated-seats = Non classée : seules les parties à quatre le sont.
unrated-computer = Non classée : il n’y a pas que des membres à la table.
unrated-new-account = Non classée : un compte a moins de sept jours.
# $name (text): a member; $change (text): what the game changed, with its sign
stake-outcome = { $name } { $rating } ({ $change })
# $members (text): members with their ratings
stake-outcomes = **Cotes :** { $members }
stake-lost-by-it = **La partie est classée : si vous partez, elle est perdue pour vous, définitivement.**
button-casual = Jouer sans cote
button-casual-off = Jouer en classé
table-no-hints-rated = Il n’y a pas de conseils dans une partie classée.
