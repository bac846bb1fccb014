### What is kept about a member: shown, handed over, deleted.

cmd-privacy = What I keep about you, in all servers: see it, take it with you, delete it
cmd-privacy-show = What is kept about you, and how much of it
cmd-privacy-export = Everything that is kept about you, as a file for your eyes only
cmd-privacy-delete = Delete everything that is kept about you, after a question

privacy-title = What is kept about you
privacy-none = Nothing is kept about you.
privacy-note = This holds for all servers. `/privacy export` gives you all of it as a file, `/privacy delete` deletes it.
# $what (text): a kind; $count (number): how much of it
privacy-line = - { $what }: **{ NUMBER($count) }**
privacy-kept-members = Your preferences
privacy-kept-rulesets = Rules you saved for a server
privacy-kept-tables = Tables you host or hosted
privacy-kept-seats = Running tables where you sit
privacy-kept-sittings = Tables you have sat at
privacy-kept-departures = Seats you left in the course of a hand
privacy-kept-apart = Pairs of you and another member who may not be partners
privacy-kept-log = What you did in games, line by line
privacy-kept-journal = Lines about games you left, and about what you mended or what was mended about you
privacy-kept-unlisted = Servers whose leaderboards you were taken off
privacy-kept-merges = Merged accounts
privacy-kept-player_hands = Hands with their points, tricks and calls
privacy-kept-player_games = Games won, lost or left
privacy-kept-standings = Sums for statistics and leaderboards
privacy-kept-partnerships = Sums with partners
privacy-kept-ratings = Ratings
privacy-kept-rating_changes = Changes of ratings
privacy-kept-wallets = Wallets of counters
privacy-kept-puzzle_answers = Answers to puzzles of the day

privacy-export-done = This is everything that is kept about you, in all servers. Of running games it says only where you sit.

privacy-delete-title = Delete everything that is kept about you?
# $count (number): running tables where the member sits
privacy-delete-seats = { $count ->
    [0] You sit at no running table.
    [one] You leave the running table where you sit. If its game is rated, you lose it.
   *[other] You leave the { $count } running tables where you sit. Where a game is rated, you lose it.
}
privacy-delete-goes = **Deleted, in all servers:** your id and your name wherever they are kept, your preferences, your answers to puzzles.
privacy-delete-stays = **What stays:** the games you played, for they belong to the others too. In them you become “{ former-member }”, and nobody can tell any more who that was. Ratings and statistics of the others do not change; yours are on no leaderboard any more.
privacy-delete-discord = Messages that are already in Discord stay until somebody deletes them there.
privacy-delete-for-ever = This cannot be undone. If you play again, you begin anew.
privacy-delete-yes = Delete everything
privacy-deleted = Done. Nothing is kept about you any more, and you sit at no table. Whoever played with you sees “{ former-member }” instead of your name.
privacy-busy = You are being seated at tables again and again, so not everything could be deleted. Please try once more.
privacy-too-large = So much is kept about you that it does not fit into a file Discord takes. Ask whoever runs this bot for it.
