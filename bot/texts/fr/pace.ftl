### Rythme égal : ce qui se dit aux enchères apparaît toujours après le même délai.

pace-even = Égal : annonces montrées après un délai fixe
pace-own = Normal : annonces montrées aussitôt
button-pace = Activer le rythme égal
button-pace-off = Arrêter le rythme égal
table-even-pace = Rythme égal : les annonces apparaissent toutes les { $seconds } secondes.
reply-pace-even = À la table { $number }, les annonces apparaissent maintenant après un délai fixe.
reply-pace-own = À la table { $number }, les annonces apparaissent maintenant aussitôt.
