### Le niveau des ordinateurs.

level-first-timer = grand débutant
    .title = Grand débutant
    .about = Vient d’apprendre les règles
level-learner = apprenti
    .title = Apprenti
    .about = A joué quelques parties et compte rarement les atouts
level-novice = débutant
    .title = Débutant
    .about = Oublie les cartes jouées et fait des erreurs de débutant
level-improver = en progrès
    .title = En progrès
    .about = Sait jouer, mais se trompe encore parfois
level-regular = intermédiaire
    .title = Intermédiaire
    .about = Joue bien et imagine quelques répartitions possibles
level-expert = expert
    .title = Expert
    .about = Pèse chaque carte et chaque annonce
more-level = Le niveau des ordinateurs
table-level = Niveau des ordinateurs : { $level }.
server-level = Niveau des ordinateurs
reply-level = À la table { $number }, les ordinateurs jouent maintenant à ce niveau : { $level }.
