# Dit une fois dans un serveur qui a invité le bot.
greeting =
    ### Merci de l’invitation ! Une partie d’euchre ?
    Tapez **`/euchre`** et c’est parti : des ordinateurs prennent les places libres, et chacun peut en reprendre une.
    Vous préférez attendre des amis ? `/table open`. Jamais joué ? `/help` vous montre comment faire.
    -# Les membres qui ont la permission **Gérer le serveur** choisissent la langue et les règles avec *Configurer*, ou `/admin setup`.
