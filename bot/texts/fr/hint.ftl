### Conseils : ce que ferait un ordinateur à la place d’un membre, et pourquoi.

button-hint = Conseil
button-hints = Avec conseils
button-hints-off = Sans conseils
table-no-hints = Il n’y a pas de conseils à cette table : qui l’a ouverte les a désactivés.
table-no-hint-yet = Aucun conseil n’est prêt pour l’instant. Réessayez dans un moment.
hint-best = **Conseil : { $choice }.** { $why }
hint-method = { $deals ->
    [one] Points à attendre, sur une donne imaginée.
   *[other] Points à attendre, sur { $deals } donnes imaginées.
} { $asked ->
    [one] Votre premier conseil dans cette donne ; vous seul le voyez.
   *[other] Votre conseil nº { $asked } dans cette donne ; vous seul le voyez.
}
