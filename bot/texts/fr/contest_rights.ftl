### Ce que les membres écrivent n’apparaît que là où ils peuvent écrire ; un rôle n’est mentionné que pour qui peut le mentionner.

contest-may-not-write = Vous ne pouvez pas écrire dans <#{ $channel }>, donc je n’y publie pas vos mots. Demandez *Envoyer des messages* dans ce salon, ou faites annoncer cela par un organisateur qui peut y écrire.
contest-may-not-describe = Vous ne pouvez pas écrire dans <#{ $channel }>, donc je n’y publie pas votre description. Retirez-la, choisissez un autre salon, ou demandez *Envoyer des messages* dans celui-ci.
contest-may-not-call = Vous ne pouvez pas mentionner <@&{ $role }> dans <#{ $channel }>, donc je ne le mentionne pas pour vous. Choisissez un rôle que tout le monde peut mentionner, ou demandez le droit de mentionner tous les rôles.
contest-you-may-not-call = ⚠️ Vous ne pouvez pas mentionner { $role } dans le salon du tournoi, donc je ne le mentionnerai pas pour vous : laissez tout le monde le mentionner, ou choisissez-en un autre.
contest-you-may-not-event = ⚠️ Vous ne pouvez pas créer d’événements sur ce serveur, donc je n’en créerai pas pour vous. Demandez *Créer des événements*, ou passez-vous-en.
contest-may-not-name-event = { $contest } est parmi les événements de ce serveur, où paraissent aussi son nom et sa description, et vous ne pouvez pas créer d’événements. Demandez *Créer des événements*, ou faites-les changer par un organisateur qui le peut.
contest-words-not-posted = -# Vous ne pouvez pas écrire dans { $channel }, donc vos mots n’y sont pas publiés. Tout le monde les trouve dans le journal : `/league show`, puis *{ $log }*.
contest-words-in-log = les mots sont dans le journal du tournoi, /league show
contest-invited-silently =
    Vous ne pouvez pas écrire dans le salon de { $contest }, donc je n’y demande rien à { $partner }. Dites-lui d’utiliser `/league join` avec vous comme partenaire.
    -# { $consent }
