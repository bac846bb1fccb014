### Members with whom somebody would rather not sit. Only that member sees these.

menu-avoid = Pas à la même table
button-avoid = Pas avec eux...
button-avoid-sit = S’asseoir quand même
avoid-title = Pas avec eux
# $limit (number): members
avoid-how = Membres de ce serveur avec qui vous préférez ne pas jouer, { $limit } au plus. Personne d’autre ne voit cette liste ni n’en apprend rien.
avoid-does = Si l’un de vous appelle des joueurs, l’autre n’est pas mentionné. *{ $look }* ne vous met pas ensemble : s’il ne reste personne d’autre, vous n’avez pas de partenaire. On vous demande confirmation avant de vous asseoir avec eux. Le tirage des tournois peut quand même en faire vos adversaires.
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
avoid-asks = Sur votre liste, et à la table { $number } : **{ $names }**. Vous asseoir quand même ?
privacy-kept-avoided = Membres avec qui vous préférez ne pas jouer
