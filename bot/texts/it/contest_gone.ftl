### Ciò che un server non ha più

contest-post-channel-gone = **{ $contest }** è in pausa: il suo canale è stato cancellato, o non posso scriverci. Fammi scrivere lì, o scegli un altro canale; poi riprendi con `/league manage`, che funziona ovunque. `/admin check` mostra che cosa manca.
contest-post-moved = **{ $contest }** è d’ora in poi in questo canale.
contest-button-move = Scegli un canale
contest-move-where = In quale canale continua { $contest }? Ci vanno la bacheca e i tavoli il cui thread non esiste più.
contest-pick-channel = Scegli un canale
contest-moved = { $contest } ora è in { $channel }.
league-role-gone = Il ruolo che serviva per iscriversi è stato cancellato: possono iscriversi tutti.
contest-move-not-seen = Non tutti quelli del torneo vedono <#{ $channel }>: { $names }. Fa’ in modo che lo vedano, o scegli un altro canale.
