# Detto una volta in un server che ha invitato il bot.
greeting =
    ### Grazie dell’invito! Chi gioca a euchre?
    Scrivi **`/euchre`** e si gioca: i computer occupano i posti liberi, e chiunque può prenderne uno.
    Preferisci aspettare gli amici? `/table open`. Mai giocato? `/help` ti spiega come si fa.
    -# Chi ha il permesso **Gestisci server** sceglie lingua e regole con *Imposta*, o `/admin setup`.
