### Appels de joueurs, et ceux qui veulent être appelés.

button-bell = 🔔 Alerte
button-bell-start = M’appeler
button-bell-stop = Ne plus m’appeler
button-call = Appeler des joueurs
# $channel (text): the channel's link
bell-title = Me prévenir quand { $channel } cherche des joueurs
# $begins, $ends (texts): times of day; $zone (text): a time zone
bell-on = Ici, on vous appelle de { $begins } à { $ends } ({ $zone }), au plus une fois en deux heures.
bell-off = Ici, on ne vous appelle pas. Appuyez sur *{ button-bell-start }* pour des appels de { $begins } à { $ends } ({ $zone }), au plus un en deux heures. Vous pourrez ensuite changer les heures.
bell-how = Un message dans ce salon vous mentionne, si vos `/preferences` le permettent et si vous n’êtes à aucune table. Bower n’écrit aucun message privé.
bell-begins = À partir de { $hour }
bell-ends = Jusqu’à { $hour }
bell-none = On ne vous appelle plus dans ce salon. Pour reprendre, appuyez sur *{ button-bell }* à une table de ce salon.

# $names (text): members; $people (number): how many they are; $missing (number): how many more there is room for
call-wanted = **{ $names }** { $people ->
    [one] cherche
   *[other] cherchent
} encore { $missing ->
    [one] une personne
   *[other] { $missing } personnes
}
call-seat = **{ $names }** { $people ->
    [one] joue
   *[other] jouent
}, et { $missing ->
    [one] la place d’un ordinateur est
   *[other] { $missing } places d’ordinateurs sont
} à prendre
call-full = Complet : **{ $names }**
call-how = *{ $call }* publie un message avec *{ $join }* dans ce salon et mentionne le rôle prévu par le serveur, s’il y en a un, et les membres qui veulent être appelés à cette heure. Une fois par table, et une fois en 20 minutes.
call-sent = L’appel est publié. Le message avec *{ $join }* reste 20 minutes, ou jusqu’au début.
call-once = L’appel pour cette table a déjà été lancé. Invitez plutôt un membre.
call-lately = { $minutes ->
    [one] Des joueurs ont été appelés dans ce salon-là il y a quelques minutes. Réessayez dans une minute.
   *[other] Des joueurs ont été appelés dans ce salon-là il y a quelques minutes. Réessayez dans { $minutes } minutes.
}
call-rated = Cette partie est classée : personne ne peut y prendre une place. Ouvrez une autre table avec `/table open`.
server-euchre = Rôle des appels de joueurs
privacy-kept-bells = Salons où l’on vous appelle
privacy-kept-call_members = Appels qui vous ont mentionné, pendant un jour
opt-euchre-role = Le rôle que les appels de joueurs mentionnent (@everyone : aucun)
