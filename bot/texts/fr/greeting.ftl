# Dit une fois dans un serveur qui a invité le bot.
greeting =
    ### Merci de l’invitation ! Une partie d’euchre ?
    Tapez **`/euchre`** et vous jouez, contre des ordinateurs. Vous seul le voyez, tant que vous n’ouvrez pas à vos amis.
    Vous préférez attendre des amis ? `/table open`. Jamais joué ? `/help` vous montre comment faire.
    -# Les membres qui ont la permission **Gérer le serveur** choisissent la langue et les règles avec *Configurer*, ou `/admin setup`.
