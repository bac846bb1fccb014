### Le niveau des ordinateurs.

level-novice = débutant
    .title = Débutant
    .about = Oublie les cartes jouées et fait des erreurs de débutant
level-regular = intermédiaire
    .title = Intermédiaire
    .about = Aussi bon que qui joue de temps en temps
level-expert = expert
    .title = Expert
    .about = Pèse chaque carte et chaque annonce
opt-level = Le niveau des ordinateurs ici, aussi à la place des absents
opt-level-computer = Leur niveau ; sans autre changement, il vaut pour tous les ordinateurs de la table
opt-level-server = Le niveau des ordinateurs aux nouvelles tables
more-level = Le niveau des ordinateurs
table-level = Les ordinateurs, aussi à la place des absents : niveau { $level }.
server-level = Les ordinateurs aux nouvelles tables
reply-level = À la table { $number }, les ordinateurs jouent maintenant à ce niveau : { $level }.
