### Statistiques, préférences, réglages, listes, vérification des donnes.

value-count = { NUMBER($value) }
value-rate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
value-percent = { $value } %

preferences-title = Vos préférences
preferences-note = Elles valent pour vous sur tous les serveurs.
preferences-four_colours = Cartes en quatre couleurs
preferences-text_only = Texte au lieu d’images
preferences-pings = M’avertir par des mentions
preferences-hidden = Hors des classements
preferences-avatar = Mon avatar aux tables
preferences-roles = Rôles pour qui gagne
preferences-on = { $name } : oui
preferences-off = { $name } : non
preferences-language = Langue
preferences-language-auto = Comme Discord
preferences-sort = Main
preferences-sort-trump_first = Atouts d’abord
preferences-sort-suit = Toujours par couleur
preferences-only-card = Jeu auto
preferences-only-card-off = Jamais
preferences-only-card-last_trick = La dernière carte
preferences-only-card-always = La seule permise
preferences-only-card-note = Après une pause comme les vôtres ; à la longue, cela peut se deviner.

server-title = L’euchre sur ce serveur
server-not-set-up = L’euchre n’est pas encore configuré sur ce serveur. Un seul formulaire demande la langue, les règles, le fuseau horaire, qui organise les tournois et où.
server-language = Langue des tables
server-preset = Règles des nouvelles tables
server-opener = Qui ouvre des tables
server-organiser = Qui organise des tournois
server-channel = Salon des tournois
server-zone = Fuseau horaire
server-zone-now = { $zone }, où il est { $time }
server-pages = Pages publiques
server-pages-off = non
server-pages-on = des tournois dans { $channel }, pour tout le monde sur le web
server-pages-nowhere = aucune, tant qu’il n’y a pas de salon pour les tournois
server-change = *{ button-set-up }* demande les principaux ; chacun est une option de `/admin settings`. Seul avec `/euchre`, chacun trouve des ordinateurs à sa mesure.
server-everyone = tout le monde
server-managers = qui a Gérer le serveur
server-setup-title = Configurer l’euchre
button-set-up = Configurer
button-permissions = Permissions

list-title = Tables
list-empty = Aucune table n’est ouverte ici. Ouvrez-en une avec `/table open`.
# $table (text): its name, a link
list-lobby = { $table } · places : { $seated } sur { $seats } · { $where }
list-playing = { $table } · en jeu · { $where }
list-own = Vos cartes :
list-seats = S’asseoir à :

verify-title = Les donnes de la partie { $table }
verify-fair = { $count ->
    [one] La seule donne est régulière
   *[other] Les { $count } donnes sont régulières
}{ $draws ->
    [0] { "" }
    [1] , et le tirage pour la donne aussi
   *[other] , et les { $draws } tirages pour la donne aussi
} : tout était fixé d’avance et correspond au secret publié.
verify-unfair = { $count ->
    [one] Une donne ne correspond pas au secret publié.
   *[other] { $count } donnes ne correspondent pas au secret publié.
}
verify-draw = Tirage : { $commitment }
verify-hand = Donne { $number } : { $commitment }
verify-hand-unfair = Donne { $number } : { $commitment } (ne correspond pas)
verify-game = Empreinte de la partie : { $commitment }
verify-secret = Secret : { $secret }
verify-how = Avant la première donne et entre les donnes, elle figurait dans le menu de la table ; si la table avait un message dans un salon, ses 8 premiers chiffres y étaient dès la première carte. C’est le SHA-256 de « bower/1/commit/game/ » suivi des 32 octets du secret, dont découle chaque donne ; celle de la donne n est le SHA-256 de « bower/1/commit/n/ » suivi des mêmes octets.
