### Ruoli di un server che Bower dà e toglie (`/admin roles`).

roles-title = Ruoli per chi vince
roles-about = Do questi due ruoli del tuo server dopo ogni torneo e una volta al giorno, e riprendo ciò che ho dato quando primo è un altro. Ciò che è stato dato a mano resta. *Campione*: chi ha vinto l’ultima finale di stagione. *Primo*: il primo per punteggio in `/leaderboard`. Con *everyone* nessun ruolo. Chi non ne vuole lo dice in `/preferences`.
roles-champion_role = Campione della stagione
roles-leader_role = Primo della classifica
roles-gone = ❌ Un ruolo che dovrei dare non c’è più. Scegline un altro con `/admin roles`.
roles-managed = ❌ { $role } appartiene a un’app o a Discord, quindi non posso darlo. Scegline un altro con `/admin roles`.
# $link (text): the invitation with the permission
roles-permission = ❌ Non posso dare né togliere ruoli. Serve *Gestisci ruoli*: dallo al mio ruolo nelle impostazioni del server, o [invitami di nuovo con quello]({ $link }).
roles-above = ❌ { $role } sta sopra il mio ruolo, quindi non posso darlo. Trascina il mio ruolo sopra (*Impostazioni del server*, *Ruoli*), poi premi *Controlla ancora*.
roles-not-yours = Puoi scegliere solo un ruolo che potresti dare tu: con *Gestisci ruoli*, e sotto il tuo ruolo più alto. Scegline uno diverso da { $role }, o chiedi a chi può darlo.
