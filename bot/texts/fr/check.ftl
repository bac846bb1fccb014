# Ce que le bot peut faire dans un salon (`/admin check`). Les permissions ont le nom qu’elles ont dans les paramètres de Discord.

check-title = Ce que je peux faire
check-channel-here = **{ $channel }**
check-channel-contests = **{ $channel }** · tournois
check-well-here = ✅ Ici, je peux montrer des tables, avec les images.
check-well-contests = ✅ Je peux annoncer des tournois, ouvrir un fil pour chaque table et créer des événements.
check-gone = ❌ Ce salon n’existe plus ou m’est caché. Choisissez-en un autre avec `/admin settings`.
check-view-channel = ❌ Je ne le vois pas : je ne peux y montrer ni tables ni tournois. Il faut *Voir les salons*.
check-connect = ❌ Je ne peux pas écrire dans ce salon vocal. Il faut *Se connecter*.
check-send-messages = ❌ Je ne peux pas y écrire : ni tables, ni annonces. Il faut *Envoyer des messages*.
check-send-messages-in-threads = ❌ Je ne peux pas écrire dans les fils, où sont les tables des tournois. Il faut *Envoyer des messages dans les fils*.
check-attach-files = ⚠️ Pas d’images : les tables et classements sont en mots. Il faut *Joindre des fichiers*.
check-create-public-threads = ⚠️ Pas de fils : les tables d’un tournoi sont toutes dans le salon, seul un petit tournoi y tient. Il faut *Créer des fils publics*.
check-create-events = ⚠️ Les tournois ne sont pas parmi les événements du serveur. Il faut *Créer des événements*.
check-manage-threads = ❌ Le fil est verrouillé. Déverrouillez-le, ou donnez-moi *Gérer les fils*.
check-not-in-thread = ❌ Je ne suis pas dans ce fil privé. Mentionnez-moi ici dans un message, ou donnez-moi *Gérer les fils*.
check-locked-threads = ⚠️ Là, certains de mes fils sont verrouillés et leurs tables n’avancent plus. Déverrouillez-les, ou donnez-moi *Gérer les fils*.
check-held-back = ⚠️ Une règle d’AutoMod de ce serveur retient mon message. Un administrateur doit en exempter mon rôle (*Paramètres du serveur*, *AutoMod*) ; réessayez ensuite.
check-how = Elles se donnent dans les paramètres du salon, ou à mon rôle dans ceux du serveur.
button-check-again = Vérifier à nouveau

# `/admin forget-server`
forget-server-title = Supprimer les données de ce serveur
forget-server-label = Tapez { $word } pour tout supprimer
forget-server-about = Réglages, règles, tournois, saisons, classements : tout. Les tables ferment, sans perte pour personne.
forget-server-word = SUPPRIMER
forget-server-not = Rien n’a été supprimé : ce n’est pas le mot { $word }. `/admin forget-server` le redemande.
forget-server-done = Tout ce qui était enregistré sur ce serveur est supprimé ; les parties jouées restent dans les chiffres de chacun, tous serveurs confondus. Pour recommencer : `/admin setup`.
