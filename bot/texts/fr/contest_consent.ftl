### Ce que d’autres attendent d’un membre : rien n’en compte avant qu’il n’appuie lui-même.

contest-no-consent = Non classée : inscription faite par autrui pour { $names }, et premier coup joué par un ordinateur.
contest-me-put-in = L’organisation vous a inscrit, et rien ne compte pour vous avant votre accord : appuyez sur *{ $join }* ou venez à votre table. *{ league-button-leave }* vous retire.
contest-post-put-in = **{ $contest }** : { $name } vous a inscrit. Rien ne compte pour vous avant votre accord : appuyez sur *Participer* ou venez à votre table. *Quitter* vous retire. D’ici là, vous ne recevez plus d’appel pour vos parties.
contest-last-match = Il ne reste ici aucune rencontre pour un remplaçant ; les quatre qui ont commencé une rencontre classée la jouent jusqu’au bout. Un ordinateur joue pour les absents ; pour en fixer les points, utilisez *Fixer les points d’une rencontre*.
