# Detto una volta in un server che ha invitato il bot.
greeting =
    ### Grazie dell’invito! Chi gioca a euchre?
    Scrivi **`/euchre`** e giochi, contro i computer. Lo vedi solo tu, finché non apri agli amici.
    Preferisci aspettare gli amici? `/table open`. Mai giocato? `/help` ti spiega come si fa.
    -# Chi ha il permesso **Gestisci server** sceglie lingua e regole con *Imposta*, o `/admin setup`.
