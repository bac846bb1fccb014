### Invitations à une table.

invite-title = Inviter à la table { $number }
invite-how = Bower appelle une seule fois dans ce salon, avec un bouton pour s’asseoir.
invite-pick = Choisir un membre
invite-no-table = Vous n’êtes à aucune table où il reste une place.
invite-call = { $member } { $name } vous invite à la table { $number }.
invite-sent = { $name } : appel envoyé. Le message avec *{ $join }* est dans le salon.
invite-nobody = Les ordinateurs et les bots ne s’appellent pas.
invite-there = { $name } est déjà à cette table. Choisissez quelqu’un d’autre.
invite-once = { $name } a déjà reçu un appel à cette table : un seul suffit. Choisissez quelqu’un d’autre.
invite-blind = { $name } ne voit pas le salon de cette table. Ouvrez une table là où vous voyez tous les deux.
