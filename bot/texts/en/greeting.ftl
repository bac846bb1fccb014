# Said once in a server that has invited the bot.
greeting =
    ### Thanks for having me! Anyone for euchre?
    Type **`/euchre`** and you’re playing, against computers. Only you see it, until you let friends in.
    Want to wait for friends? `/table open`. Never played? `/help` shows you how.
    -# Members with **Manage Server** pick the language and the house rules with *Set up*, or `/admin setup`.
