### Ce que d’autres attendent d’un membre : rien n’en compte avant qu’il n’appuie lui-même.

contest-not-proposed = Cette question n’est pas pour vous, a déjà sa réponse ou ne vaut plus. Si vous voulez quand même aider, appuyez sur *{ $button }* sur le tableau d’affichage, ou demandez à l’organisation.
contest-no-consent = Non classée : inscription faite par autrui pour { $names }, et premier coup joué par un ordinateur.
contest-manage-proposed = Demande envoyée : { $task } ({ $contest }). Cela se fait dès que la personne appuie sur *{ $accept }* dans le salon du tournoi ; d’ici là, rien ne change.
contest-me-put-in = L’organisation vous a inscrit, et rien ne compte pour vous avant votre accord : appuyez sur *{ $join }* ou venez à votre table. *{ league-button-leave }* vous retire.
contest-post-put-in = **{ $contest }** : { $name } vous a inscrit. Rien ne compte pour vous avant votre accord : appuyez sur *Participer* ou venez à votre table. *Quitter* vous retire. D’ici là, vous ne recevez plus d’appel pour vos parties.
contest-post-substitute = **{ $contest }** : { $name } vous demande de jouer à la place de { $out } : « { $reason } » Appuyez sur *Accepter* pour jouer. D’ici là, rien ne change.
    -# { $consent }
contest-post-deputy = **{ $contest }** : { $name } vous demande d’aider à l’organiser. Appuyez sur *Accepter* si vous voulez. D’ici là, rien ne change.
contest-post-organiser = **{ $contest }** : { $name } vous confie le tournoi. Appuyez sur *Accepter* pour l’organiser désormais. D’ici là, rien ne change.
contest-office-substitute = **{ $contest }** : { $name } joue en remplacement. *Moi* sur le tableau d’affichage dit où.
contest-office-deputy = **{ $contest }** : { $name } aide désormais à l’organiser.
contest-office-organiser = **{ $contest }** : l’organisation revient désormais à { $name }.
contest-office-declined = **{ $contest }** : { $name } a refusé, et rien ne change. L’organisation peut demander à quelqu’un d’autre avec `/league manage`.
league-log-proposed = { $office ->
    [substitute] Remplacement demandé à { $name }. « { $text } »
    [deputy] Aide à l’organisation demandée à { $name }.
   *[other] À confier à { $name }, qui doit encore accepter.
}
league-log-accepted = { $name } a accepté.
league-log-refused = { $name } a refusé.
contest-last-match = Il ne reste ici aucune rencontre pour un remplaçant ; les quatre qui ont commencé une rencontre classée la jouent jusqu’au bout. Un ordinateur joue pour les absents ; pour en fixer les points, utilisez *Fixer les points d’une rencontre*.
