# Che cosa il bot può fare in un canale (`/admin check`). I permessi si chiamano come nelle impostazioni di Discord.

check-title = Che cosa posso fare
check-channel-here = **{ $channel }**
check-channel-contests = **{ $channel }** · tornei
check-well-here = ✅ Qui posso mostrare tavoli, con le immagini.
check-well-contests = ✅ Posso annunciare tornei, aprire un thread per ogni tavolo e creare eventi.
check-gone = ❌ Questo canale non c’è più o non lo vedo. Scegline un altro con `/admin settings`.
check-view-channel = ❌ Non lo vedo, quindi lì non posso mostrare tavoli né tornei. Serve *Visualizza canali*.
check-connect = ❌ Non posso scrivere in questo canale vocale. Serve *Connettiti*.
check-send-messages = ❌ Lì non posso scrivere: niente tavoli, niente annunci. Serve *Invia messaggi*.
check-send-messages-in-threads = ❌ Non posso scrivere nei thread, dove stanno i tavoli dei tornei. Serve *Invia messaggi nei thread*.
check-attach-files = ⚠️ Niente immagini: tavoli e classifiche sono a parole. Serve *Allega file*.
check-create-public-threads = ⚠️ Niente thread: i tavoli di un torneo stanno tutti nel canale, quindi ci sta solo un torneo piccolo. Serve *Crea thread pubblici*.
check-create-events = ⚠️ I tornei non sono tra gli eventi del server. Serve *Crea eventi*.
check-manage-threads = ❌ Il thread è bloccato. Sbloccalo, o dammi *Gestisci thread*.
check-not-in-thread = ❌ Non faccio parte di questo thread privato. Menzionami qui in un messaggio, o dammi *Gestisci thread*.
check-locked-threads = ⚠️ Lì alcuni miei thread sono bloccati e i loro tavoli restano fermi. Sbloccali, o dammi *Gestisci thread*.
check-held-back = ⚠️ Una regola di AutoMod di questo server trattiene il mio messaggio. Un amministratore deve esentarne il mio ruolo (*Impostazioni server*, *AutoMod*); poi riprova.
check-how = Si danno nelle impostazioni del canale, o al mio ruolo in quelle del server.
button-check-again = Controlla ancora

# `/admin forget-server`
forget-server-title = Elimina i dati di questo server
forget-server-label = Scrivi { $word } per eliminarli
forget-server-about = Impostazioni, regole, tornei, stagioni, classifiche: tutto. I tavoli chiudono e nessuno perde punti.
forget-server-word = ELIMINA
forget-server-not = Non è stato eliminato niente: quella non è la parola { $word }. `/admin forget-server` la chiede di nuovo.
forget-server-done = Tutto ciò che era salvato su questo server è eliminato; le partite giocate restano nei numeri di ciascuno su tutti i server. Per ricominciare: `/admin setup`.
