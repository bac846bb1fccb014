### Ce qui touche à l’inscription d’un organisateur : on demande d’abord à d’autres.

contest-asked-already = C’est déjà demandé aux autres organisateurs. La question est dans le salon du tournoi. Regardez-y si vous pourrez l’approuver plus tard, ou retirez-la.
contest-asked-gone = Cette question a déjà sa réponse, ou la situation a changé. `/league manage` la pose à nouveau.
contest-asked-others = Vous participez à ce tournoi : un autre organisateur répond d’abord. Si personne ne l’a fait d’ici { $at }, appuyez à nouveau.
contest-declined = Un autre organisateur a dit non. Vous pourrez redemander dans un jour ; les organisateurs qui ne participent pas peuvent le faire à tout moment avec `/league manage`.
contest-many-asked = D’autres questions de ce tournoi attendent une réponse dans son salon. Répondez-y, ou retirez-en une.
contest-asked-often = La question vient d’être posée, ou la réponse était non. Redemandez { $at }.
league-ask-ratings = Laisser les cotes décider des divisions de la prochaine saison de { $contest } ?
league-ask-change = Déplacer le début de { $contest } à { $at } ?
league-ask-others = Vous participez à ce tournoi, et cela touche à votre inscription. Un message dans son salon demande d’abord à un autre organisateur. Si personne n’a répondu d’ici { $at }, appuyez-y sur *{ $button }* : le journal et le panneau le diront.
league-ask-others-match = Cela touche à une rencontre que vous jouez, vous ou qui vous a confié l’organisation. Un message dans le salon du tournoi demande à un autre organisateur ; sans son accord, tout reste comme joué.
league-ask-own = Vous participez à ce tournoi, et cela touche à votre inscription. Il n’y a personne d’autre à qui demander : le journal et le panneau le diront.
league-manage-asked = Demandé : { $task } ({ $contest }). La question est dans le salon du tournoi.
league-task-ratings = Divisions selon les cotes
league-task-change = Déplacer le début
    .about = À une autre heure, jusqu’au début. Tout le monde est prévenu.
league-button-approve = Approuver
league-button-turn-down = Refuser
league-post-asked = **{ $contest }** : cela touche à l’inscription de { $name }, qui demande à un autre organisateur. { $what }
league-post-asked-until = Répondent les organisateurs qui ne participent pas. Si personne ne l’a fait d’ici { $at }, { $name } peut décider, et le journal le dira.
league-post-asked-match = Répondent les organisateurs qui ne participent pas. Sans leur accord, tout reste comme joué.
league-asked-done = C’est fait : { $task } ({ $contest }).
league-asked-declined = Refusé : { $task } ({ $contest }). Rien ne change.
league-own = Décisions d’organisateurs sur leur propre inscription : { $count } (*Journal*)
league-log-asked = Demandé aux autres organisateurs : { $task }.{ $why ->
    [none] { "" }
   *[other] { " " }« { $why } »
}
league-log-approved = Approuvé par un organisateur qui ne participe pas : question { $question }.
league-log-declined = { $withdrawn ->
    [0] Refusé par un autre organisateur : question { $question }.
   *[other] Retirée : question { $question }.
}
league-log-own = { $asked ->
    [0] Cela touchait à l’inscription de l’organisateur. Il n’y avait personne d’autre à qui demander.
   *[other] Cela touchait à l’inscription de l’organisateur. Personne n’avait répondu à la question { $question }.
}
audit-own = Touche à l’inscription de l’organisateur
contest-own-table = Vous participez à ce tournoi, et cela peut changer votre place. À quelqu’un d’autre de décider : modération ou permission Gérer le serveur, sans participer. *Fixer les points d’une rencontre* dans `/league manage` le demande aux autres organisateurs.
contest-half-substitutes = Les remplaçants peuvent jouer au plus { $most } tours de cette inscription, et c’est fait. Qui s’est inscrit joue maintenant : `/league show` dit qui. Si dans une paire quelqu’un ne peut plus jouer, il faut quitter le tournoi (*{ $button }* sur le tableau d’affichage) : qui s’est proposé joue ensuite jusqu’à la fin.
