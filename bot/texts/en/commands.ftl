### Descriptions of commands and their options: at most 100 characters each.

cmd-table = Euchre tables in this channel
cmd-table-open = Open a table for a game of euchre
cmd-table-join = Take a seat at a table
cmd-table-leave = Leave your seat; in a game a computer takes over
cmd-table-start = Start the game once all seats are taken
cmd-table-close = Close your table; a game under way counts for nobody
cmd-table-show = Show the table in a fresh message
cmd-table-list = The tables open in this server
cmd-table-kick = Take a member out of your table
cmd-table-computer = Add a computer player to your table
cmd-table-rematch = Play the finished game again
cmd-hand = Your hand: only you see it
cmd-rules = The rules of a table, or of a preset
cmd-rules-show = The rules of a table, of a preset, or one rule explained
cmd-rules-save = Keep rules under a name for this server
cmd-rules-list = The rules this server has saved
cmd-rules-delete = Delete rules this server has saved
cmd-stats = Statistics of a member in this server
cmd-leaderboard = Who is best at what, here or in all servers
cmd-preferences = Language, colours, text instead of pictures, calls
cmd-help = How to start, how to play, what euchre is
cmd-glossary = What a word of euchre means
cmd-verify = Checks of what was dealt
cmd-verify-game = Check every deal of a finished game
cmd-server = Settings of euchre in this server
menu-statistics = Euchre statistics

opt-rules = The rules to play by
opt-rules-topic = Rules by name, a topic, or one rule; without it, this channel’s table
opt-rules-name = Under which name: letters, digits, spaces, hyphens
opt-rules-source = Which rules; without it, those of the table in this channel
opt-rules-saved = Which saved rules
opt-clock = How long a turn may last
opt-table = Which table
opt-seat = Which seat
opt-member = Which member
opt-partners = Same partners as before, or new ones
opt-computers = How many computer players sit down at once
opt-language = Which language
opt-preset = The rules of new tables
opt-role = Who may open tables; @everyone for all
opt-topic = What you want to know
opt-term = The word; other names and other languages are understood too

clock-15s = 15 seconds
clock-30s = 30 seconds
clock-1m = 1 minute
clock-2m = 2 minutes
clock-5m = 5 minutes
clock-1h = 1 hour
clock-1d = 1 day
clock-3d = 3 days
clock-7d = 7 days
# Any other length
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
