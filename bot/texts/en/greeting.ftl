# Said once in a server that has invited the bot.
greeting =
    ### Thanks for having me! Anyone for euchre?
    Type **`/euchre`** and you’re playing: computers take the empty seats, and anyone can take one over.
    Want to wait for friends? `/table open`. Never played? `/help` shows you how.
    -# Members with **Manage Server** pick the language and the house rules with *Set up*, or `/admin setup`.
