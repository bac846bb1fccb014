### Descriptions of commands and their options, and names of context menus. Each description has at most 100
### characters and begins with a verb. docs/commands.md is made from them.

cmd-euchre = See what waits for you here; if nothing does, get cards against computers at once
cmd-table = Open and run euchre tables in this channel
cmd-table-open = Open a table and wait for people to sit down
cmd-table-join = Take a seat at a table
cmd-table-leave = Leave your seat; in a game a computer takes over
cmd-table-start = Start the game once every seat is taken
cmd-table-close = Close your table; an unfinished game won’t count
cmd-table-show = Show the table in a new message
cmd-table-list = List the open tables of this server
cmd-table-kick = Remove a member from your table
cmd-table-computer = Add, remove or set the computer players at your table
cmd-table-rematch = Play a finished game again
cmd-table-timer = Set how long a turn may take at this table
cmd-hand = Show your cards (only you can see them)
cmd-game = Look back at finished games
cmd-game-list = List the finished games of this server or of a member
cmd-game-replay = Replay a finished game step by step, with all hands open or from one seat
cmd-game-review = Review every decision of a finished game
cmd-game-check = Check that a finished game was dealt fairly
cmd-game-export = Download a finished game as a file
cmd-houserules = Show or save rules
cmd-houserules-show = Show the rules of this table, a preset or a single rule
cmd-houserules-save = Save rules under a name for this server
cmd-houserules-list = List the rules this server has saved
cmd-houserules-delete = Delete rules this server has saved
cmd-stats = Show statistics of members and of this server
cmd-stats-me = Show your statistics in this server
cmd-stats-member = Show a member’s statistics in this server
cmd-stats-server = Show this server’s euchre statistics
cmd-stats-partners = Show how a member has done with each partner
cmd-stats-versus = Compare two members, as opponents and as partners
cmd-leaderboard = Show the leaderboards of this server or all servers
cmd-boards = Play today’s three boards, the same hands for everyone
cmd-puzzle = Solve the puzzle of the day, the same for everyone
cmd-puzzle-today = Solve today’s puzzle, or see how you did
cmd-puzzle-yesterday = Show yesterday’s puzzle and its solution
cmd-puzzle-rankings = Show the best puzzle solvers of this server
cmd-league = Sign up for contests, and run your own
cmd-league-list = List the contests of this server
cmd-league-show = Show a contest: how it stands, its rules and more
cmd-league-join = Sign up for a contest, alone or with a partner
cmd-league-leave = Withdraw from a contest
cmd-league-create = Create a contest: a night, a league or a cup
cmd-league-export = Download a contest as a file
cmd-league-manage = Organize a contest: pause it, rule on matches and more
cmd-glossary = Look up a euchre term
cmd-help = Learn how to start a game and how to play euchre
cmd-preferences = Change your language, card colors, pings and more
cmd-privacy = See, download or delete your data
cmd-privacy-show = Show what data Bower stores about you
cmd-privacy-export = Download all your data, or your finished games in this server
cmd-privacy-delete = Delete all your data (asks first)
cmd-admin = Manage euchre in this server
cmd-admin-settings = Change the euchre settings of this server
cmd-admin-check = See what the bot may do here, and what is missing
cmd-admin-roles = Choose the roles that the bot gives to winners
cmd-admin-setup = Set up euchre in this server with one form
cmd-admin-forget-server = Delete everything stored about this server
cmd-admin-season-start = Start a season with its own leaderboards and ratings
cmd-admin-season-end = End the running season
cmd-admin-void = Void a finished game: it no longer counts
cmd-admin-score = Correct the score of a running game
cmd-admin-merge = Merge an old account into a new one
cmd-admin-remove = Remove a member from this server’s leaderboards
cmd-admin-restore = Put a member back on this server’s leaderboards
cmd-admin-export = Download all finished games of this server as a spreadsheet (CSV)
cmd-audit = List the corrections and organizers’ decisions in this server

menu-statistics = Euchre stats
menu-invite = Ask to my euchre table
menu-replay = Replay euchre game
menu-report = Report euchre table talk

opt-rules = The rules to play by (default: this server’s)
opt-timer = How long a turn may take
opt-computers = How many computer players sit down right away
opt-level-computer = How well they play; without an action, this sets all computers of the table
opt-level-server = How well computers play at new tables
opt-action = What to do (default: add a computer player)
opt-table = The table (default: this channel’s)
opt-seat = The seat to take (default: the first free one)
opt-kicked-member = The member to remove from the table
opt-partners = The same partners as before, or new ones
opt-game = The number of a finished game (yours are suggested first)
opt-list-member = The member whose games to list (default: everyone’s)
opt-replay-hand = The hand to begin with (default: the first)
opt-review-hand = The hand to review (default: the whole game)
opt-export-format = The file format (default: JSON)
opt-own-games = Your finished games in this server as files, instead of your data
opt-rules-topic = Rules by name, a topic or a single rule (default: this channel’s table)
opt-rules-name = The name: letters, digits, spaces, hyphens
opt-rules-source = The rules to save (default: those of this channel’s table)
opt-rules-saved = The saved rules to delete
opt-stats-member = The member whose statistics to show
opt-stats-partners = The member whose partners to show (default: you)
opt-stats-versus = The member to compare with
opt-stats-other = The other member (default: you)
opt-stats-season = The season (default: all time)
opt-game-type = The type of game (default: all of them)
opt-board = What to rank members by
opt-board-season = The season, by number or name (default: the running one)
opt-scope = This server, or every server with Bower
opt-term = The term; other names and other languages work too
opt-topic = What you’d like to know
opt-default-rules = The rules of new tables: a preset or saved rules
opt-language = The language of tables in this server
opt-table-opener = The role that may open tables (@everyone: all members)
opt-season-name = The name of the season
opt-contest = The contest (default: yours, else this channel’s)
opt-contest-leave = The contest to withdraw from
opt-contest-view = What to show (default: how it stands)
opt-contest-partner = The member to ask as your partner
opt-contest-template = What to start from (default: choose from a list)
opt-contest-format = The file format (default: JSON)
opt-organizer-role = The role that may organize contests (@everyone: nobody)
opt-zone = The time zone in which contest times are typed, such as Europe/Rome
opt-public-pages = Whether anyone on the web may see pages of the contests in the channel for contests
opt-contest-channel = Where contests are announced
opt-reason = The reason (everyone in this server can read it)
opt-scores = The score of each side in the order the table shows them, such as 5 3
opt-old-account = The account that is no longer used
opt-new-account = The account the same person uses now
opt-removed-member = The member to remove from the leaderboards
opt-restored-member = The member to put back

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
