### Ce qui n’existe plus sur un serveur

contest-post-channel-gone = Le salon de **{ $contest }** a été supprimé. Le tournoi continue : dites-moi dans quel salon. D’ici là, je n’en publie rien, et `/league manage` fonctionne partout.
contest-post-moved = **{ $contest }** continue dans ce salon.
contest-button-move = Choisir un salon
contest-move-where = Dans quel salon { $contest } continue-t-il ? Son panneau y vient, et les tables dont le fil n’existe plus aussi.
contest-pick-channel = Choisissez un salon
contest-moved = { $contest } continue dans { $channel }.
contest-move-not-seen = Tout le monde dans le tournoi ne voit pas <#{ $channel }> : { $names }. Donnez-leur accès, ou choisissez un autre salon.
contest-post-role-gone-entry = **{ $contest }** : le rôle qu’il fallait pour s’inscrire a été supprimé, et personne ne peut plus s’inscrire. Laissez entrer tout le monde, ou choisissez un autre rôle.
contest-post-role-gone-call = **{ $contest }** : le rôle que les annonces mentionnaient a été supprimé. N’en mentionnez aucun, ou choisissez-en un autre.
contest-post-role-gone-organisers = Le rôle qui organise les tournois de ce serveur a été supprimé. Tant que personne pouvant gérer le serveur n’en choisit un autre, seules ces personnes organisent.
contest-button-without-entry = Laisser entrer tout le monde
contest-button-without-call = Ne mentionner aucun rôle
contest-button-without-organisers = Aucun rôle
contest-button-other-role = Choisir un autre rôle
contest-role-gone-entry = Quel rôle faut-il pour s’inscrire à { $contest } ?
contest-role-gone-call = Quel rôle les annonces de { $contest } mentionnent-elles ?
contest-role-gone-organisers = Quel rôle organise les tournois de ce serveur ?
contest-pick-role = Choisissez un rôle
contest-role-none-entry = Tout le monde peut maintenant s’inscrire à { $contest }.
contest-role-none-call = Les annonces de { $contest } ne mentionnent plus de rôle.
contest-role-none-organisers = Les membres qui peuvent gérer le serveur organisent maintenant ses tournois.
contest-role-chosen-entry = Les membres ayant { $role } peuvent maintenant s’inscrire à { $contest }.
contest-role-chosen-call = Les annonces de { $contest } mentionnent maintenant { $role }.
contest-role-chosen-organisers = Les membres ayant { $role } organisent maintenant les tournois de ce serveur.
contest-entry-role-gone = Le rôle qu’il faut pour ce tournoi a été supprimé. J’ai demandé aux organisateurs ; réessayez quand ils auront répondu.
