### Ce qu'un membre peut faire, selon les permissions dans le salon de la table.

rights-may-not-write = Vous ne pouvez pas écrire dans ce salon : Bower n’y publie donc rien pour vous.
rights-shared-often = Vous avez beaucoup partagé en peu de temps. Réessayez dans quelques minutes.
rights-too-fast = Cela fait beaucoup à la fois. Attendez quelques secondes, puis réessayez.
rights-not-in-server = Choisissez des membres de ce serveur.
