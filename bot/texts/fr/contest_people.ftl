### What happens to members of a contest by others' acts.

contest-post-promoted = **{ $contest }** : une place est libre, vous participez ! Début { $at }.
contest-post-promoted-check-in = **{ $contest }** : une place est libre, vous participez ! Début { $at }. Confirmez votre présence : sinon vous ne participez pas.
contest-post-added = **{ $contest }** : l’organisation vous a inscrit. Début { $at }.
contest-post-added-check-in = **{ $contest }** : l’organisation vous a inscrit. Début { $at }. Confirmez votre présence : sinon vous ne participez pas.
contest-post-added-waits = **{ $contest }** : l’organisation vous a mis sur la liste d’attente. Début { $at }.
contest-post-added-waits-check-in = **{ $contest }** : l’organisation vous a mis sur la liste d’attente. Début { $at }. Confirmez votre présence pour avoir une place libre.
contest-post-partner-left = **{ $contest }** : votre partenaire a quitté le tournoi. Vous gardez la place et aurez un autre partenaire au début ; vous pouvez aussi appuyer sur *Avec un partenaire* et en choisir un.
contest-post-partner-new = **{ $contest }** : un partenaire est parti, et quelqu’un d’autre joue : { $names }.
contest-leave-question = Vous retirer de { $contest } ?
contest-leave-partner = Quitter { $contest } ? { $partner } reste, garde la place et cherche quelqu’un d’autre.
contest-leave-partner-running = Vous retirer de { $contest } ? Qui se propose comme remplaçant continue avec { $partner } ; sans personne, votre paire est éliminée.
contest-rule-leave-partner = On peut quitter sa paire : l’autre cherche un partenaire jusqu’au tirage ; ensuite joue un remplaçant, ou elle sort.
contest-post-partner-out = **{ $contest }** : votre partenaire s’est retiré et personne ne se propose comme remplaçant : votre paire est éliminée. Parlez à l’organisation si quelqu’un veut jouer avec vous.
