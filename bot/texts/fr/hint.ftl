### Conseils : ce que ferait un ordinateur à la place d’un membre, et pourquoi.

button-hint = Conseil
button-hints = Activer les conseils
button-hints-off = Désactiver les conseils
table-no-hints = Il n’y a pas de conseils à cette table.
table-no-hint-yet = Aucun conseil n’est prêt pour l’instant. Réessayez dans un moment.
hint-best = Conseil : { $choice }
hint-either = { $number ->
    [one] { $others } convient aussi : d’après ce qu’on sait, c’est équivalent.
   *[other] D’après ce qu’on sait, conviennent tout autant : { $others }.
}
