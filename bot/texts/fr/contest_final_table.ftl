### Le message sur la finale d’un tournoi, pour qui regarde

league-final-on = **{ $contest }** : la finale se joue. Tout le monde peut la regarder dans { $table }.
league-final-over = **{ $contest }** : la finale est terminée. Elle s’est jouée dans { $table }.
league-top-on = **{ $contest }** : le dernier tour se joue. Tout le monde peut regarder la première table dans { $table }.
league-top-over = **{ $contest }** : le dernier tour est terminé à la première table. Il s’est joué dans { $table }.
