### Ciò che i membri scrivono appare solo dove possono scrivere; un ruolo è menzionato solo per chi può menzionarlo.

contest-may-not-write = Non puoi scrivere in <#{ $channel }>, quindi non ci pubblico le tue parole. Chiedi a chi amministra *Invia messaggi* in quel canale, o fallo annunciare a chi organizza e può scriverci.
contest-may-not-describe = Non puoi scrivere in <#{ $channel }>, quindi non ci pubblico la tua descrizione. Toglila, scegli un altro canale, o chiedi a chi amministra *Invia messaggi* in quello.
contest-may-not-call = Non puoi menzionare <@&{ $role }> in <#{ $channel }>, quindi non lo menziono per te. Scegli un ruolo che tutti possono menzionare, o chiedi a chi amministra di poter menzionare tutti i ruoli.
contest-you-may-not-call = ⚠️ Non puoi menzionare { $role } nel canale del torneo, quindi non lo menzionerò per te: rendilo menzionabile da tutti, o scegline un altro.
contest-you-may-not-event = ⚠️ Non puoi creare eventi in questo server, quindi non ne creerò per te. Chiedi a chi amministra *Crea eventi*, o fanne a meno.
contest-may-not-name-event = { $contest } è tra gli eventi di questo server, dove appaiono anche nome e descrizione, e tu non puoi creare eventi. Chiedi a chi amministra *Crea eventi*, o falli cambiare a chi organizza e può crearne.
contest-words-not-posted = -# Non puoi scrivere in { $channel }, quindi le tue parole non appaiono lì. Tutti le trovano nel registro: `/league show`, poi *{ $log }*.
contest-words-in-log = le parole sono nel registro del torneo, /league show
contest-invited-silently =
    Non puoi scrivere nel canale di { $contest }, quindi non lo chiedo lì a { $partner }. Fagli usare `/league join` con te come compagno.
    -# { $consent }
