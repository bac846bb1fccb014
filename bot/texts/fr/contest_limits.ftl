### Ce qu’on peut ajouter à un tournoi, et à quel rythme

contest-many-sign-ups = Vos inscriptions, invitations et offres dans ce tournoi sont déjà { $most }, le maximum. Regardez ses tables avec `/table list`.
contest-many-events = Le journal de ce tournoi contient { $most } lignes de vous, le maximum par membre. Vous pouvez encore le quitter, et ses organisateurs peuvent encore décider avec `/league manage` : demandez à l’un d’eux.
contest-full = Ce tournoi a reçu de ses membres tout ce qu’il peut prendre. Vous pouvez encore confirmer votre présence ou le quitter, et ses organisateurs peuvent encore tout décider avec `/league manage` : demandez à l’un d’eux.
contest-announced = { $seconds ->
    [one] La dernière annonce de ce tournoi date de moins de 2 minutes. Envoyez la vôtre dans { $seconds } seconde. Voici votre texte à copier : { $text }
   *[other] La dernière annonce de ce tournoi date de moins de 2 minutes. Envoyez la vôtre dans { $seconds } secondes. Voici votre texte à copier : { $text }
}
