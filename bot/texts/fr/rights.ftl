### Ce qu'un membre peut faire, selon les permissions dans le salon de la table.

rights-may-not-write = Vous ne pouvez pas écrire dans ce salon : Bower n’y publie donc rien pour vous. Choisissez un autre salon.
rights-shared-often = C’est beaucoup en peu de temps. Réessayez dans quelques minutes.
shared-already = C’est déjà partagé : { $link }
shared-alone = Vous seul voyez ceci : ici, les applications apportées par les membres ne peuvent rien publier. Partagez-le sur un autre serveur ou en message privé.
rights-too-fast = Cela fait beaucoup à la fois. Attendez quelques secondes, puis réessayez.
