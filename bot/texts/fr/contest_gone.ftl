### Ce qui n’existe plus sur un serveur

contest-post-channel-gone = **{ $contest }** est en pause : son salon a été supprimé, ou je ne peux pas y écrire. Laissez-moi y écrire, ou choisissez un autre salon ; puis reprenez avec `/league manage`, qui fonctionne partout. `/admin check` montre ce qui manque.
contest-post-moved = **{ $contest }** se tient désormais dans ce salon.
contest-button-move = Choisir un salon
contest-move-where = Dans quel salon { $contest } continue-t-il ? Son panneau y vient, et les tables dont le fil n’existe plus aussi.
contest-pick-channel = Choisissez un salon
contest-moved = { $contest } est maintenant dans { $channel }.
league-role-gone = Le rôle qu’il fallait pour s’inscrire a été supprimé : tout le monde peut s’inscrire.
contest-move-not-seen = Tout le monde dans le tournoi ne voit pas <#{ $channel }> : { $names }. Donnez-leur accès, ou choisissez un autre salon.
