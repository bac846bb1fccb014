### Ce que d’autres attendent d’un membre : rien n’en compte avant qu’il n’appuie lui-même.

contest-last-match = Il ne reste ici aucune rencontre pour un remplaçant ; les quatre qui ont commencé une rencontre classée la jouent jusqu’au bout. Un ordinateur joue pour les absents ; pour en fixer les points, utilisez *Fixer les points d’une rencontre*.
