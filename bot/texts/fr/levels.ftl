### Le niveau des ordinateurs.

level-novice = débutant
    .title = Débutant
    .about = Oublie les cartes jouées et fait des erreurs de débutant
level-regular = intermédiaire
    .title = Intermédiaire
    .about = Comme quelqu’un qui joue de temps en temps
level-expert = expert
    .title = Expert
    .about = Pèse chaque carte et chaque annonce
more-level = Le niveau des ordinateurs
table-level = Les ordinateurs, aussi à la place des absents : niveau { $level }.
server-level = Niveau des ordinateurs
reply-level = À la table { $number }, les ordinateurs jouent maintenant à ce niveau : { $level }.
