### Rythme égal : ce qui se dit aux enchères apparaît toujours après le même délai.

pace-even = Égal : chaque annonce après le même délai
pace-own = Normal : aussitôt
button-pace = Activer le rythme égal
button-pace-off = Arrêter le rythme égal
table-even-pace = Rythme égal : ce qui se dit avant le jeu apparaît { $seconds } secondes après le début du tour.
reply-pace-even = À la table { $number }, les annonces apparaissent maintenant à un rythme égal.
reply-pace-own = À la table { $number }, les annonces apparaissent maintenant aussitôt.
