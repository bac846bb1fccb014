# Réponses courtes aux commandes et aux boutons, et libellés des suggestions.
reply-old-button = Ce bouton vient d'une version antérieure de Bower. Rouvrez la table avec /table show.
reply-missing-permissions = Je ne peux pas montrer de table ici : dans ce salon, je dois pouvoir voir le salon, envoyer des messages et joindre des fichiers.
reply-opened = La table { $number } est ouverte. Asseyez-vous, ajoutez des joueurs ordinateurs, puis appuyez sur Commencer.
reply-seated =
    { $seat ->
        [0] Vous êtes assis au Nord à la table { $number }, face au Sud.
        [1] Vous êtes assis à l'Est à la table { $number }, face à l'Ouest.
        [2] Vous êtes assis au Sud à la table { $number }, face au Nord.
       *[other] Vous êtes assis à l'Ouest à la table { $number }, face à l'Est.
    }
reply-left = Vous avez quitté la table { $number }.
reply-begun = La partie commence à la table { $number }. Appuyez sur Ma main pour voir vos cartes.
reply-shown = La table { $number } est montrée à nouveau ci-dessous.
reply-kicked = La place à la table { $number } est libre.
reply-changed = La table { $number } a changé.
reply-closed = La table { $number } est fermée.
reply-substituted = Un ordinateur joue pour cette place à la table { $number } jusqu'au retour de son titulaire.
label-table = Table { $number } : { $names }
seat-0 = Nord
seat-1 = Est
seat-2 = Sud
seat-3 = Ouest
opt-change = Ce qu'il faut changer ; sans cela, un joueur ordinateur est ajouté
computer-add = En ajouter un
computer-fill = Remplir les places libres
computer-remove = En retirer un
partners-same = Mêmes places
partners-new = Nouveaux partenaires
reply-not-manager = Seules les personnes qui gèrent ce serveur peuvent changer cela.
opt-game = Numéro d'une partie terminée ; il figure dans le résultat
