### Rôles d’un serveur que Bower donne et retire (`/admin roles`).

roles-title = Rôles pour qui gagne
roles-about = Je donne ces deux rôles de votre serveur après chaque tournoi et une fois par jour, et je reprends ce que j’ai donné quand un autre est premier. Ce qui a été donné à la main reste. *Champion* : qui a gagné la dernière finale de saison. *Premier* : le premier à la cote dans `/leaderboard`. Avec *everyone*, aucun rôle. Qui n’en veut pas le dit dans `/preferences`.
roles-champion_role = Champion de la saison
roles-leader_role = Premier du classement
roles-gone = ❌ Un rôle que je devrais donner n’existe plus. Choisissez-en un autre avec `/admin roles`.
roles-managed = ❌ { $role } appartient à une application ou à Discord : je ne peux pas le donner. Choisissez-en un autre avec `/admin roles`.
# $link (text): the invitation with the permission
roles-permission = ❌ Je ne peux ni donner ni retirer de rôles. Il faut *Gérer les rôles* : donnez-la à mon rôle dans les paramètres du serveur, ou [invitez-moi à nouveau avec elle]({ $link }).
roles-above = ❌ { $role } est au-dessus de mon rôle : je ne peux pas le donner. Faites glisser mon rôle au-dessus (*Paramètres du serveur*, *Rôles*), puis appuyez sur *Vérifier à nouveau*.
roles-not-yours = Vous ne pouvez choisir qu’un rôle que vous pourriez donner : avec *Gérer les rôles*, et sous votre rôle le plus haut. Choisissez-en un autre que { $role }, ou demandez à qui peut le donner.
