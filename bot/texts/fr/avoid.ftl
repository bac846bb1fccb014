### Members with whom somebody would rather not sit. Only that member sees these.

menu-avoid = Pas à la même table
button-avoid = Pas avec eux…
avoid-title = Pas avec eux
# $limit (number): members
avoid-how = Membres de ce serveur avec qui vous préférez ne pas jouer, { $limit } au plus. Personne d’autre ne voit cette liste ni n’en apprend rien.
avoid-does = Vous ne pouvez pas vous asseoir où l’un d’eux est assis, l’appel de l’un ne mentionne pas l’autre, et je ne vous mets pas ensemble ; le tirage des tournois peut en faire vos adversaires.
avoid-on = Sur la liste : { $names }
avoid-none = Personne n’est sur la liste.
avoid-pick = Ajouter un membre
avoid-off = Retirer un membre
avoid-many = { $limit ->
    [one] Votre liste a de la place pour un membre. Retirez-le d’abord : `/preferences`, *{ button-avoid }*.
   *[other] Votre liste a de la place pour { $limit } membres. Retirez-en un d’abord : `/preferences`, *{ button-avoid }*.
}
avoid-self = C’est vous. Choisissez quelqu’un d’autre.
avoid-bot = Les bots ne s’assoient pas aux tables. Choisissez quelqu’un d’autre.
# $names (text): members; $number (text): the table's number
avoid-sits = Sur votre liste, et à la table { $number } : **{ $names }**. Pour vous y asseoir, retirez-les d’abord de la liste : `/preferences`, *{ button-avoid }*.
privacy-kept-avoided = Membres avec qui vous préférez ne pas jouer
