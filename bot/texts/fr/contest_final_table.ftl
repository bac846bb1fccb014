### Le message sur la finale d’un tournoi, pour qui regarde

league-final-on = **{ $contest }** : la finale est en cours. Tout le monde peut la regarder dans { $table }.
league-final-over = **{ $contest }** : la finale est terminée. Elle s’est jouée dans { $table }.
league-top-on = **{ $contest }** : le dernier tour est en cours. Tout le monde peut regarder la première table dans { $table }.
league-top-over = **{ $contest }** : le dernier tour est terminé à la première table. Il s’est joué dans { $table }.
